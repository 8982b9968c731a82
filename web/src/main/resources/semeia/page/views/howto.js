/** The rules of a game in a few sentences: those that hold for it with the house rules as they are chosen. */
import { h } from '../dom.js';
import { t } from '../messages.js';
import { icon } from '../icons.js';
import { gameName } from '../words.js';
import { ask, button } from './dialogs.js';

/** The sentences of each part. @param ruleset as the rules describe it */
function parts({ board, seeds, options, anyTerritory }) {
  const value = (key) => options.find((option) => option.key === key)?.value;
  const say = (key) => (value(key) ? t(`howto.${key}.${value(key)}`) : undefined);
  const kind = value('closing') ? 'relay' : 'single';
  const last = options.find(({ key }) => key.startsWith('last'));
  const guard = Number(value('guard'));
  return [
    [
      t('howto.overview'),
      t('howto.overview.text', { players: board.shares.length, pits: board.pits.length, n: seeds }),
      anyTerritory ? t('howto.overview.divided') : undefined,
    ],
    [t('howto.sowing'), t(`howto.sowing.${kind}`)],
    [t('howto.capturing'), t(`howto.capturing.${kind}`), say('slam'), say('closing')],
    kind === 'relay'
      ? [t('howto.passing'), t('howto.passing.text')]
      : [t('howto.feeding'), t(`howto.feeding.${value('slam')}`)],
    [
      t('howto.end'),
      say('majority'),
      last ? t(`howto.last.${last.value}`, { n: Number(last.key.slice(4)) }) : undefined,
      say('stranded'),
      say('repetition') ?? t('howto.repetition.ends'),
      guard ? t('howto.guard', { n: guard }) : undefined,
      say('resignation') ?? (board.shares.length === 2 ? t('howto.resignation.resigner-loses') : undefined),
    ],
  ];
}

function openHowto(ruleset) {
  const body = parts(ruleset).map(([heading, ...sentences]) => [
    h('h3', {}, heading),
    h('p', {}, sentences.filter(Boolean).join(' ')),
  ]);
  return ask(
    t('howto.heading', { game: gameName(ruleset.preset) }),
    [
      h('div.howto', { tabIndex: 0, autofocus: '', role: 'group', 'aria-labelledby': 'dialog-title' }, body),
      h(
        'a.all-rules',
        { href: `#/rules/${ruleset.id}`, onclick: (event) => event.currentTarget.closest('dialog').close('') },
        t('howto.all'),
        icon('arrow'),
      ),
    ],
    [button('.primary', '', t('do.close'))],
  );
}

/** @param ruleset gives the rules as they are at the time of asking */
export function howtoButton(ruleset) {
  return h(
    'button',
    { type: 'button', 'data-do': 'howto', onclick: () => openHowto(ruleset()) },
    icon('howto'),
    h('span', {}, t('do.howto')),
  );
}
