// Which lessons have been done, kept on the device: a list of COURSE/LESSON.
import { SvelteSet } from 'svelte/reactivity';
import { readJson, writeJson } from '../storage';
import type { Course, Lesson } from './lessons';

const KEY = 'namua.lessons';

function kept(): string[] {
  const found = readJson<unknown>(KEY);
  return Array.isArray(found) ? found.filter((name) => typeof name === 'string') : [];
}

const done = new SvelteSet<string>(kept());

function name(course: Course, lesson: Lesson): string {
  return `${course.id}/${lesson.id}`;
}

export function isDone(course: Course, lesson: Lesson): boolean {
  return done.has(name(course, lesson));
}

export function setDone(course: Course, lesson: Lesson): void {
  done.add(name(course, lesson));
  writeJson(KEY, [...done]);
}

export function doneOf(course: Course): number {
  return course.lessons.filter((lesson) => isDone(course, lesson)).length;
}

/** Where one would go on: the first lesson that is not done yet, or the first of all. */
export function nextOf(course: Course): Lesson {
  return course.lessons.find((lesson) => !isDone(course, lesson)) ?? course.lessons[0]!;
}
