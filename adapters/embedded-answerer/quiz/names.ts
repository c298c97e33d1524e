import type { Answer } from "./answer-types.ts"

const name = /(?<=\S )(?<![.!?:] )\p{Lu}[\p{L}'’]+(?: (?:of |the |and )?\p{Lu}[\p{L}'’]+)+/gu
const dated =
  /\b(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|I)\b/

/** Names of two words or more; single ones are too often something else. */
export const namesIn = (sentence: string): ReadonlyArray<Answer> =>
  [...sentence.matchAll(name)].filter(([text]) => !dated.test(text))
    .map(({ 0: text, index: at }) => ({ type: "name", at, text, before: "", after: "", number: null }))

/** Two names look alike if they have as many words. */
export const isOfSameShape = (a: string, b: string): boolean => a.split(" ").length === b.split(" ").length
