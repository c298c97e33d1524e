import { sentencesOf } from "#adapters/intl/sentences.ts"
import type { PassageIndex } from "../passage-index.ts"
import { type Answer, answersIn, type AnswerType, anyNumberIn } from "./answer-types.ts"
import { isPlainQuestion, withoutLeadIn } from "./english-statements.ts"

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

/** What a question asks for, and what its answer then has to contain. */
const asked: ReadonlyArray<readonly [RegExp, ReadonlyArray<AnswerType>]> = [
  [/^how much\b|^what (?:does|do|did|would|will) .* cost\b|^what is the (?:price|rent|fee)\b/i, [
    "money",
    "percent",
    "measure",
  ]],
  [/^how (?:long|old)\b/i, ["duration", "measure"]],
  [/^how (?:far|tall|high|deep|wide|big|heavy|large)\b/i, ["measure"]],
  [/^(?:when|what (?:day|time|year|month))\b/i, ["time", "weekday", "month", "year"]],
]
const longest = 260
const fewest = 3

export const repliesIn = (index: PassageIndex): ReadonlyArray<Reply> => {
  const { lines, reader } = index
  if (reader.code !== "en") return []
  return lines.flatMap(({ text, speaker }, line) => {
    const answered = lines[line + 1]
    if (answered === undefined || speaker === null || answered.speaker === null || answered.speaker === speaker) {
      return []
    }
    const question = withoutLeadIn((sentencesOf(text, reader.code).at(-1) ?? "").trim())
    if (!isPlainQuestion(question, reader.read(question))) return []
    const reply = replyIn(answered.text, index)
    if (reply === null) return []
    const wanted = wantedOf(question, reply)
    return [{ line, answerLine: line + 1, question, reply, wanted }]
  })
}

const wantedOf = (question: string, reply: string): Answer | null => {
  if (/^how many\b/i.test(question)) return anyNumberIn(reply)
  const types = asked.find(([pattern]) => pattern.test(question))?.[1] ?? []
  return answersIn(reply).find(({ type }) => types.includes(type)) ?? null
}

/** All of it but greetings; a long one may come to the point late, and is not a model answer. */
const replyIn = (text: string, { reader }: PassageIndex): string | null => {
  const sentences = sentencesOf(text, reader.code)
  const first = sentences.findIndex((sentence) => !reader.isChatter(sentence, usefulIn(sentence, reader)))
  const reply = sentences.slice(Math.max(0, first)).join("").trim()
  return usefulIn(reply, reader).length < fewest || reply.length > longest || /\?/.test(reply) || unsure.test(reply)
    ? null
    : reply
}

const usefulIn = (text: string, reader: PassageIndex["reader"]) => reader.read(text).filter(({ isStop }) => !isStop)

const unsure =
  /\b(?:I don't know|no idea|not sure|can't say|good question|it depends|hard to say|I'd have to)\b|…|\.\.\./i
