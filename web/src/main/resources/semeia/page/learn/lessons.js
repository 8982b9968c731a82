/** The lessons: a list of courses, and each lesson with its tasks. */
import { h } from '../dom.js';
import { t } from '../messages.js';
import { icon } from '../icons.js';
import { courses, doneOf, isLessonDone } from './course.js';
import { lessonView } from './lesson.js';

const tick = () => h('span.tick', {}, icon('agree'), h('span.unseen', {}, t('lessons.finished')));

function courseElement(course) {
  const { family, lessons } = course;
  const done = doneOf(course);
  const first = lessons.find((lesson) => !isLessonDone(lesson)) ?? lessons[0];
  return h(
    `section.course.${family}`,
    {},
    h('h2', {}, t(`lessons.${family}`)),
    h('p', {}, t(`lessons.${family}.line`)),
    h(
      'p.progress',
      {},
      h('progress', { max: done.all, value: done.n, 'aria-label': t(`lessons.${family}`) }),
      h('small', {}, t('lessons.done', done)),
    ),
    h(
      'ol.lesson-list',
      {},
      lessons.map((lesson) =>
        h(
          'li',
          {},
          h(
            'a',
            { href: `#/lessons/${family}/${lesson.number}` },
            h('span', {}, t(`lesson.${family}.${lesson.number}`)),
            isLessonDone(lesson) ? tick() : undefined,
          ),
        ),
      ),
    ),
    h('a.button.primary', { href: `#/lessons/${family}/${first.number}` }, t('lessons.begin'), icon('arrow')),
  );
}

/** All courses, or the lesson with that number of one of them. */
export async function view(app, family, number) {
  const all = await courses();
  const course = all.find((known) => known.family === family);
  const lesson = course?.lessons.find((known) => String(known.number) === number);
  if (lesson) return lessonView(app, course, lesson);
  const content = [
    h(
      'div.learn',
      {},
      h('a.back', { href: '#/learn' }, icon('back'), t('learn.back')),
      h('h1', {}, t('lessons.heading')),
      h('p.lead', {}, t('lessons.lead')),
      h('div.courses', {}, all.map(courseElement)),
    ),
  ];
  return { title: t('lessons.title'), content };
}
