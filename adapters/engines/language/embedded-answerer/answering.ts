import { chooseLanguage } from "#adapters/engines/language/embedded-analyst/reading/choose-language.ts"
import { answerFromSummary, wholeQuestionsFor } from "./answer-from-summary.ts"
import type { AskReply, AskRequest } from "./ask-request.ts"
import { makeIndexCache } from "./index-cache.ts"
import { indexOf, type PassageIndex } from "./passage-index.ts"
import { makeQuiz } from "./quiz/make-quiz.ts"
import { followUpsTo, suggestQuestions } from "./suggest.ts"
import { findLines, writeAnswer } from "./write-answer.ts"

const sample = 20_000

/** Answers requests from indexes that are kept between them. */
export const makeAnswering = (): (request: AskRequest) => Promise<AskReply> => {
  const cache = makeIndexCache()
  return async ({ key, language, lines, wants }) => {
    const index = cache.get(key) ?? (lines === null ? null : await indexed(lines, language))
    if (index === null) return { _tag: "Unknown" }
    cache.keep(key, index)
    if (wants._tag === "Prepare") return { _tag: "Prepared" }
    if (wants._tag === "Quiz") return { _tag: "Quizzed", questions: makeQuiz(index, wants) }
    if (wants._tag === "Suggest") {
      const whole = await wholeQuestionsFor(index)
      return { _tag: "Suggested", questions: [...whole, ...suggestQuestions(index, wants.limit)].slice(0, wants.limit) }
    }
    const within = wants.within === null ? null : new Set(wants.within)
    if (wants._tag === "Find") return { _tag: "Found", lines: findLines(index, wants.question, within, wants.limit) }
    const written = await answerFromSummary(index, wants.question, within)
      ?? writeAnswer(index, wants.question, wants.before, within)
    return { _tag: "Answered", ...written, followUps: followUpsTo(index, wants.question, written) }
  }
}

const indexed = async (lines: PassageIndex["lines"], language: string): Promise<PassageIndex> => {
  let text = ""
  for (const line of lines) {
    text += `${line.text}\n`
    if (text.length > sample) break
  }
  return indexOf(lines, await chooseLanguage(text, language))
}
