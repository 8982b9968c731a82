/** One game at this screen in several windows of a browser: all show it, and one of them goes on with it. */
import { t } from '../messages.js';
import { onKept } from '../storage.js';

/** Lets a view follow what another window does with its game. @returns how to stop */
export const watchTabs = (view) => onKept('session', () => view.follow(t('tabs.elsewhere')));
