import type { Sentence } from "./turns.ts"

/** Whether an answer is made of items, such as what has to be done: more than one, and none ends as a sentence does. */
export const isList = (sentences: ReadonlyArray<Pick<Sentence, "text">>): boolean =>
  sentences.length > 1 && sentences.every(({ text }) => !/[.!?。！？…”"’»」]$/u.test(text.trim()))
