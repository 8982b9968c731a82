/** Where learning begins: lessons, rules, puzzles, paper boards. */
import { h } from '../dom.js';
import { t } from '../messages.js';
import { gameName } from '../words.js';
import { icon } from '../icons.js';
import { courses, doneOf } from './course.js';

const door = (name, href, ...more) =>
  h(
    `section.door.${name}`,
    {},
    h('h2', {}, h('a', { href }, t(`learn.${name}`), icon('arrow'))),
    h('p', {}, t(`learn.${name}.line`)),
    more,
  );

const links = (presets, place) =>
  h(
    'ul.links',
    {},
    presets.map(({ preset }) => h('li', {}, h('a', { href: `#/${place}/${preset}` }, gameName(preset)))),
  );

export async function view(app) {
  const all = await courses();
  const lessons = h(
    'ul.links',
    {},
    all.map((course) =>
      h(
        'li',
        {},
        h('a', { href: `#/lessons/${course.family}/1` }, t(`lessons.${course.family}`)),
        h('small', {}, t('lessons.done', doneOf(course))),
      ),
    ),
  );
  const content = [
    h(
      'div.learn',
      {},
      h('h1', {}, t('learn.heading')),
      h('p.lead', {}, t('learn.lead')),
      h(
        'div.doors',
        {},
        door('lessons', '#/lessons', lessons),
        door('puzzles', '#/puzzles'),
        door('rules', '#/rules', links(app.presets, 'rules')),
        h(
          'section.door.paper-door',
          {},
          h('h2', {}, t('learn.paper')),
          h('p', {}, t('learn.paper.line')),
          links(app.presets, 'paper'),
        ),
      ),
    ),
  ];
  return { title: t('learn.title'), content };
}
