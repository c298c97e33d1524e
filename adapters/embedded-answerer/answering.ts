import { answerFromDecisions } from "./answer-from-decisions.ts"
import { answerFromSummary, wholeQuestionsFor } from "./answer-from-summary.ts"
import { answerFromTasks } from "./answer-from-tasks.ts"
import type { AskReply, AskRequest } from "./ask-request.ts"
import { chooseReader } from "./choose-reader.ts"
import { makeIndexCache } from "./index-cache.ts"
import { indexOf, type PassageIndex } from "./passage-index.ts"
import { makeQuiz } from "./quiz/make-quiz.ts"
import { questionsIn, together } from "./several-questions.ts"
import { followUpsTo, suggestQuestions } from "./suggest.ts"
import { summarySections } from "./summary-sections.ts"
import { findLines, writeAnswer, type Written } from "./write-answer.ts"

const sample = 20_000

/** Answers requests from indexes that are kept between them. */
export const makeAnswering = (): (request: AskRequest) => Promise<AskReply> => {
  const cache = makeIndexCache()
  return async ({ key, language, lines, wants }) => {
    const index = cache.get(key) ?? (lines === null ? null : await indexed(lines, language))
    if (index === null) return { _tag: "Unknown" }
    cache.keep(key, index)
    if (wants._tag === "Prepare") {
      // What was decided answers many questions, and takes longer to find than the rest.
      await summarySections(index, null)
      return { _tag: "Prepared" }
    }
    if (wants._tag === "Suggest") return { _tag: "Suggested", questions: await suggested(index, wants.limit) }
    if (wants._tag === "Quiz") return { _tag: "Quizzed", questions: makeQuiz(index, wants) }
    const within = wants.within === null ? null : new Set(wants.within)
    if (wants._tag === "Find") return { _tag: "Found", lines: findLines(index, wants.question, within, wants.limit) }
    const questions = questionsIn(wants.question, index.reader)
    const answers = await Promise.all(
      questions.map(async (question, nth) =>
        await answerFromSummary(index, question, within)
          ?? await answerFromLines(index, { question, before: questions[nth - 1] ?? wants.before }, within)
      ),
    )
    const [only] = answers
    const written = answers.length === 1 && only !== undefined ? only : together(answers)
    return { _tag: "Answered", ...written, followUps: followUpsTo(index, wants.question, written) }
  }
}

/** What was decided, and a task that the analysis has found, are surer than a line that may only be an answer. */
const answerFromLines = async (
  index: PassageIndex,
  wants: { readonly question: string; readonly before: string | null },
  within: ReadonlySet<string> | null,
): Promise<Written> => {
  const { question, before } = wants
  const written = writeAnswer(index, question, before, within)
  const decided = await answerFromDecisions(index, wants, within, written)
  if (decided !== null) return decided
  return written.verdict === "answered" ? written : await answerFromTasks(index, question, within) ?? written
}

const suggested = async (index: PassageIndex, limit: number): Promise<ReadonlyArray<string>> => {
  const whole = await wholeQuestionsFor(index)
  return [...whole, ...suggestQuestions(index, limit)].slice(0, limit)
}

const indexed = async (lines: PassageIndex["lines"], language: string): Promise<PassageIndex> => {
  let text = ""
  for (const line of lines) {
    text += `${line.text}\n`
    if (text.length > sample) break
  }
  return indexOf(lines, await chooseReader(text, language))
}
