import { topPhrases, withoutSpeakers } from "#adapters/engines/language/embedded-analyst/phrases.ts"
import type { Utterance } from "#adapters/engines/language/embedded-analyst/reading/utterances.ts"
import type { PassageIndex } from "./passage-index.ts"
import { utterancesIn } from "./utterances-in.ts"
import { writeAnswer, type Written } from "./write-answer.ts"

const surroundings = 40
const followUps = 3
const longest = 110
/** Each is tried, and that takes a while. */
const tried = 12

/** Questions that were asked and answered, then those about what is mentioned most, all of which are answered. */
export const suggestQuestions = (
  index: PassageIndex,
  limit: number,
  near: { readonly from: number; readonly to: number } | null = null,
): ReadonlyArray<string> => {
  const said = utterancesIn(index).filter(({ position }) =>
    near === null || (position >= near.from && position <= near.to)
  )
  const asked = said.flatMap((one) => askedIn(one, index)).slice(0, tried)
  const found: Array<string> = []
  for (const question of [...asked.slice(0, Math.ceil(limit / 2)), ...aboutThings(said, index), ...asked]) {
    if (found.length === limit) break
    if (!found.includes(question) && writeAnswer(index, question, null, null).verdict === "answered") {
      found.push(question)
    }
  }
  return found
}

/** Questions about what was said near an answer. */
export const followUpsTo = (
  index: PassageIndex,
  question: string,
  { verdict, closest }: Written,
): ReadonlyArray<string> => {
  const line = closest[0]?.at(-1)
  const at = index.lines.findIndex(({ id }) => id === line)
  if (verdict === "notSaid" || at < 0) return []
  const near = { from: at - surroundings, to: at + surroundings }
  return suggestQuestions(index, followUps + 1, near).filter((other) => plain(other) !== plain(question))
    .slice(0, followUps)
}

const plain = (question: string): string => question.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, " ").trim()

/** A question from the transcript that can be understood on its own. */
const askedIn = (
  { text, isQuestion, isChatter, isSmooth }: Utterance,
  { language: { read, words, questions } }: PassageIndex,
): ReadonlyArray<string> =>
  isQuestion && !isChatter && isSmooth && /[?？]$/.test(text) && !words.leans.test(text) && !pointing.test(text)
    && text.length <= longest && questions.kinds.some(([kind, form]) => kind !== "yes-no" && form.test(text))
    && read(text).filter(({ isStop }) => !isStop).length >= 2
    ? [text]
    : []

const pointing =
  /(?<!\p{L})(?:it|that|this|they|them|he|she|him|her|you|your|we|our|us|me|my|I|one|there|here|mine)(?!\p{L})/iu

/** "What was said about “budget”?" */
const aboutThings = (said: ReadonlyArray<Utterance>, { language }: PassageIndex): ReadonlyArray<string> => {
  const { suggested } = language.questions
  return suggested === null ? [] : topPhrases(withoutSpeakers(said), tried).filter(({ times }) => times > 1)
    .map(({ text }) => suggested.about.replace("…", text))
}
