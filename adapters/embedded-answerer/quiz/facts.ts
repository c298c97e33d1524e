import { sentencesOf } from "#adapters/intl/sentences.ts"
import type { PassageIndex } from "../passage-index.ts"
import { type Answer, answersIn, worthOf } from "./answer-types.ts"
import { isPlainStatement, standsAlone, withoutLeadIn } from "./english-statements.ts"
import { namesIn } from "./names.ts"
import { isPlainElsewhere, otherAnswersIn } from "./other-languages.ts"

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

const comfortable = 24

/** What can be asked about, one thing a sentence. */
export const factsIn = (index: PassageIndex): ReadonlyArray<Fact> => {
  const isEnglish = index.reader.code === "en"
  return index.lines.flatMap(({ text, speaker }, line) =>
    sentencesOf(text, index.reader.code === "other" ? "en" : index.reader.code).flatMap((sentence) => {
      const plain = isEnglish ? withoutLeadIn(sentence.trim()) : sentence.trim()
      const tokens = index.reader.read(plain)
      if (!(isEnglish ? isPlainStatement(plain, tokens) : isPlainElsewhere(plain, tokens))) return []
      const found = isEnglish ? [...answersIn(plain), ...namesIn(plain)] : otherAnswersIn(plain)
      const [answer] = found.filter((one) => isApart(one, found) && hasContext(one, plain, index))
        .toSorted((a, b) => worthOf[b.type] - worthOf[a.type])
      if (answer === undefined) return []
      return [{
        line,
        speaker,
        text: plain,
        answer,
        worth: worthOf[answer.type] - (tokens.length > comfortable ? 1.5 : 0),
      }]
    })
  )
}

const ofRange =
  /\b(?:between|from|[a-z]+ty|[a-z]+teen|one|two|three|four|five|six|seven|eight|nine|ten|\d+) (?:to|or|and) $/i

/** Not a part of a longer one, and named once. */
const isApart = (answer: Answer, all: ReadonlyArray<Answer>): boolean =>
  all.every((other) =>
    other === answer
    || other.text.length <= answer.text.length
    || other.at > answer.at || other.at + other.text.length < answer.at + answer.text.length
  )

/** What is left of the sentence says what the answer is about. */
const hasContext = ({ at, text }: Answer, sentence: string, { reader }: PassageIndex): boolean => {
  // A capital at the start would show which option it is, and half of a range is no answer.
  if (at === 0 || ofRange.test(sentence.slice(0, at))) return false
  const rest = `${sentence.slice(0, at)} ${sentence.slice(at + text.length)}`
  if (rest.toLowerCase().includes(text.toLowerCase())) return false
  const useful = reader.read(rest).filter(({ isStop }) => !isStop)
  if (reader.code !== "en") return useful.length >= 3
  return standsAlone(reader.read(rest)) && useful.length >= 2 &&
    useful.some(({ part, word }) => (part === "noun" || part === "name") && word.length > 2)
}
