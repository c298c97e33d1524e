import { type DraftQuestion } from "#domain/review/quiz-question.ts"
import type { Random } from "#domain/review/seeded-random.ts"
import type { PassageIndex } from "../passage-index.ts"
import { writingsOf } from "./answer-types.ts"
import type { Fact } from "./facts.ts"
import type { Reply } from "./replies.ts"

/** A question whose lines are named by their ids, as it leaves the worker. */
export interface WrittenQuestion extends Omit<DraftQuestion, "quoted"> {
  readonly quoted: ReadonlyArray<{ readonly segments: ReadonlyArray<string>; readonly quote: string }>
}

/** A fact with wrong answers. */
export interface Usable {
  readonly fact: Fact
  readonly wrong: ReadonlyArray<string>
}

const gap = "_____"

const withAnswer = ({ text, answer }: Fact, shown: string): string =>
  text.slice(0, answer.at) + shown + text.slice(answer.at + answer.text.length)

const quotedIn = ({ line, text }: Fact, { lines }: PassageIndex) => ({ segments: [lines[line]?.id ?? ""], quote: text })

export const singleChoice = ({ fact, wrong }: Usable, index: PassageIndex, random: Random): WrittenQuestion => {
  const options = random.shuffle([fact.answer.text, ...wrong])
  return {
    kind: "singleChoice",
    text: withAnswer(fact, gap),
    options,
    answer: letterAt(options.indexOf(fact.answer.text)),
    required: [],
    quoted: [quotedIn(fact, index)],
  }
}

export const trueOrFalse = ({ fact, wrong }: Usable, index: PassageIndex, random: Random): WrittenQuestion => {
  const isTrue = random.next() < 0.5
  return {
    kind: "trueFalse",
    text: isTrue ? fact.text : withAnswer(fact, wrong[0] ?? ""),
    options: [],
    answer: String(isTrue),
    required: [],
    quoted: [quotedIn(fact, index)],
  }
}

/** Two of four statements as they were said, and two with something else in them. */
export const multipleChoice = (four: ReadonlyArray<Usable>, index: PassageIndex, random: Random): WrittenQuestion => {
  const shuffled = random.shuffle(four.map((one, nth) => ({ ...one, isTrue: nth < 2 })))
  return {
    kind: "multipleChoice",
    text: "",
    options: shuffled.map(({ fact, wrong, isTrue }) => isTrue ? fact.text : withAnswer(fact, wrong[0] ?? "")),
    answer: shuffled.flatMap(({ isTrue }, nth) => isTrue ? [letterAt(nth)] : []).join(";"),
    required: [],
    quoted: shuffled.map(({ fact }) => quotedIn(fact, index)),
  }
}

export const clozeOf = ({ fact }: Usable, index: PassageIndex): WrittenQuestion => ({
  kind: "comprehensive",
  text: withAnswer(fact, gap),
  options: [],
  answer: fact.answer.text,
  required: writingsOf(fact.answer),
  quoted: [quotedIn(fact, index)],
})

export const ownWords = (
  { line, answerLine, question, reply, wanted }: Reply,
  { lines }: PassageIndex,
): WrittenQuestion => ({
  kind: "comprehensive",
  text: question,
  options: [],
  answer: reply,
  required: wanted === null ? [] : writingsOf(wanted),
  quoted: [{ segments: [lines[line]?.id ?? "", lines[answerLine]?.id ?? ""], quote: reply }],
})

const letterAt = (index: number): string => String.fromCharCode(65 + index)
