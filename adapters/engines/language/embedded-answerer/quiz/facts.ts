import { type PassageIndex } from "../passage-index.ts"
import { utterancesIn } from "../utterances-in.ts"
import { type Answer, answersIn, worthOf } from "./answer-types.ts"

/** A sentence that stands alone, and something in it that can be asked for. */
export interface Fact {
  /** Position of its line. */
  readonly line: number
  readonly speaker: string | null
  /** Verbatim. */
  readonly text: string
  readonly answer: Answer
  readonly worth: number
}

const comfortable = 140
const fewest = 2

/** What can be asked about, one thing a sentence. */
export const factsIn = (index: PassageIndex): ReadonlyArray<Fact> =>
  utterancesIn(index).flatMap(({ isWhole, text, quote, position: line, speaker }): ReadonlyArray<Fact> => {
    const at = quote.toLocaleLowerCase().indexOf(text.toLocaleLowerCase())
    if (!isWhole || at < 0 || pointing.test(text)) return []
    const found = answersIn(text, index.language.code)
    const [answer] = found.filter((one) => isApart(one, found) && hasContext(one, text, index))
      .toSorted((a, b) => worthOf[b.type] - worthOf[a.type])
    if (answer === undefined) return []
    const worth = worthOf[answer.type] - (text.length > comfortable ? 1.5 : 0)
    return [{ line, speaker, text, answer, worth }]
  })

/** Understood only by those who were there. */
const pointing =
  /\b(?:if|it|they|them|this|that|these|those|he|she|his|her|their|here|there|you|your|the (?:other|same|former|latter)|slide|question)\b/i

const ofRange =
  /\b(?:between|from|[a-z]+ty|[a-z]+teen|one|two|three|four|five|six|seven|eight|nine|ten|\d+) (?:to|or|and) $/i

/** Not a part of a longer one. */
const isApart = (answer: Answer, all: ReadonlyArray<Answer>): boolean =>
  all.every((other) =>
    other === answer || other.text.length <= answer.text.length
    || other.at > answer.at || other.at + other.text.length < answer.at + answer.text.length
  )

/** What is left of the sentence says what the answer is about, and does not give it away. */
const hasContext = ({ at, text }: Answer, sentence: string, { language }: PassageIndex): boolean => {
  // A capital at the start would show which option it is, and half of a range is no answer.
  if (at === 0 || ofRange.test(sentence.slice(0, at))) return false
  const rest = `${sentence.slice(0, at)} ${sentence.slice(at + text.length)}`
  return !rest.toLowerCase().includes(text.toLowerCase())
    && language.read(rest).filter(({ isStop, isDull }) => !isStop && !isDull).length >= fewest
}
