/** The courses: families, lessons, tasks, and which of them are done. */
import { keep, kept } from '../storage.js';
import { table } from './tables.js';

const KEPT = 'lessons';

const keyOf = ({ family, lesson, task }) => `${family}.${lesson}.${task}`;

/** Every course: `{family, lessons: [{number, tasks: [{family, lesson, task, rules, position, goal, answers}]}]}`. */
export async function courses() {
  const all = new Map();
  for (const task of await table('lessons')) {
    if (!all.has(task.family)) all.set(task.family, { family: task.family, lessons: [] });
    const { lessons } = all.get(task.family);
    if (lessons.length < Number(task.lesson)) lessons.push({ number: Number(task.lesson), tasks: [] });
    lessons[lessons.length - 1].tasks.push(task);
  }
  return [...all.values()];
}

export const isDone = (task) => Boolean(kept(KEPT)?.[keyOf(task)]);

export function markDone(task) {
  keep(KEPT, { ...kept(KEPT), [keyOf(task)]: true });
}

export const isLessonDone = ({ tasks }) => tasks.every(isDone);

/** How many tasks of a course are done: `{n, all}`. */
export function doneOf({ lessons }) {
  const tasks = lessons.flatMap((lesson) => lesson.tasks);
  return { n: tasks.filter(isDone).length, all: tasks.length };
}
