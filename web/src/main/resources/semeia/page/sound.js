/** Sounds of a game: none until somebody asks for them; what makes them is loaded then. */
import { setting } from './settings.js';

let maker;

/**
 * Lets a sound be heard, if sounds are on.
 * @param {'wood' | 'seeds' | 'capture' | 'extra' | 'turn' | 'win' | 'loss' | 'draw'} name
 */
export async function sound(name) {
  if (!setting('sound')) return;
  maker ??= import('./play/sounds.js');
  (await maker).play(name);
}
