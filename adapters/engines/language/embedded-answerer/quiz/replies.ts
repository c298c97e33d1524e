import { alike } from "#adapters/engines/language/embedded-analyst/rank-sentences.ts"
import type { PassageIndex } from "../passage-index.ts"
import { utterancesIn } from "../utterances-in.ts"
import { type Answer, answersIn, type AnswerType } from "./answer-types.ts"

/** A question that was asked in the conversation, and the reply to it. */
export interface Reply {
  readonly line: number
  readonly answerLine: number
  readonly question: string
  /** Verbatim. */
  readonly reply: string
  /** What the reply has to contain, if the question asks for something like it. */
  readonly wanted: Answer | null
}

const wantedBy: Readonly<Record<string, ReadonlyArray<AnswerType>>> = {
  money: ["money", "percent"],
  duration: ["duration"],
  number: ["count", "measure", "percent", "duration"],
  when: ["time", "weekday", "month", "year"],
}
const longest = 260
const fewest = { asked: 2, said: 3 }

/** Questions that can be asked again, with replies that say enough to be learned. */
export const repliesIn = (index: PassageIndex): ReadonlyArray<Reply> => {
  const { language, lines } = index
  return utterancesIn(index).flatMap((asked, at, said): ReadonlyArray<Reply> => {
    const next = said[at + 1]
    if (
      next === undefined || next.position !== asked.position + 1 || asked.speaker === null ||
      next.speaker === asked.speaker
    ) return []
    const { words, questions } = language
    const isPlain = asked.isQuestion && asked.isSmooth && asked.terms.length >= fewest.asked &&
      !words.leans.test(asked.text)
    const kind = questions.kinds.find(([, form]) => form.test(asked.text))?.[0]
    if (!isPlain || kind === "account" || kind === "yes-no" || pointing.test(asked.text)) return []
    const reply = (lines[next.position]?.text ?? "").trim()
    const isUseful = language.read(reply).filter(({ isStop }) => !isStop).length >= fewest.said &&
      reply.length <= longest
      && !/[?？…]/.test(reply) && !words.hedges.test(reply) && next.isSmooth && alike(asked.terms, next.terms) < 1
    if (!isUseful) return []
    const wanted = answersIn(reply, language.code).find(({ type }) => wantedBy[kind ?? "what"]?.includes(type)) ?? null
    return [{ line: asked.position, answerLine: next.position, question: asked.text, reply, wanted }]
  })
}

const pointing =
  /\b(?:it|they|them|this|that|these|those|he|she|him|his|her|their|here|there|else|another|too|then|mean)\b/i
