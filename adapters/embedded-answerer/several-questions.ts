import type { Reader } from "./reader.ts"
import type { Written } from "./write-answer.ts"

/** "Who books the hall, and when is it?" */
const joint = /[,;]?\s+(?:and|und|et|y|e)\s+(?=\p{L})|(?<=[?？])\s*(?=\p{L})/giu
/** "When and where is the party?" */
const paired = /^(\p{L}+)\s+(?:and|und|et|y|e)\s+(\p{L}+)(\s.+)$/iu
const asking = /^(?:what|which|was|welche\p{L}?|que|quelle?s?|qué|cuál)(?!\p{L})/iu
const most = 3
const moments = 3

/** The questions that are asked in one sentence, each to be answered by itself. */
export const questionsIn = (asked: string, reader: Reader): ReadonlyArray<string> => {
  const asks = (text: string): boolean => asking.test(text) || !vague.has(reader.kindOf(text))
  const [, first = "", second = "", rest = ""] = paired.exec(asked.trim()) ?? []
  if (first !== "" && asks(first) && asks(second)) return [`${first}${rest}`, `${second}${rest}`]
  const starts = Array.from(
    asked.matchAll(joint),
    ({ index, 0: { length } }) => ({ end: index, begin: index + length }),
  )
    .filter(({ begin }) => asks(asked.slice(begin))).slice(0, most - 1)
  return [0, ...starts.map(({ begin }) => begin)].map((begin, nth) => asked.slice(begin, starts[nth]?.end).trim())
}

/** For other questions, the first word does not show that they are questions. */
const vague: ReadonlySet<string> = new Set(["what", "yes-no"])

/** One answer of several. It is sure only if all of them are, and shows the closest moments of those that are not. */
export const together = (answers: ReadonlyArray<Written>): Written => {
  const sentences = answers.filter(isSure).flatMap((one) => one.sentences)
  const open = answers.filter((one) => !isSure(one))
  const isAll = open.length === 0
  const isNothing = answers.every(({ verdict }) => verdict === "notSaid")
  return {
    verdict: isAll ? "answered" : isNothing ? "notSaid" : "unsure",
    confidence: Math.min(...answers.map(({ confidence }) => confidence)),
    sentences: distinct(sentences, ({ lines }) => lines.at(-1) ?? ""),
    closest: distinct(
      Array.from(
        { length: moments },
        (_, nth) => (isAll ? answers : open).flatMap(({ closest }) => closest.slice(nth, nth + 1)),
      )
        .flat(),
      (lines) => lines.at(-1) ?? "",
    ).slice(0, moments),
  }
}

const isSure = ({ verdict }: Written): boolean => verdict === "answered"

const distinct = <A>(items: ReadonlyArray<A>, keyOf: (item: A) => string): ReadonlyArray<A> =>
  items.filter((item, nth) => items.findIndex((other) => keyOf(other) === keyOf(item)) === nth)
