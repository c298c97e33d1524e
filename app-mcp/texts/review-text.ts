import { because } from "#domain/kernel/engine-failure.ts"
import { type AskedQuestion, blank, type Grade, type QuestionKind } from "#domain/review/quiz-question.ts"
import type { CheckedAnswer, WholeReview } from "#domain/review/review-part.ts"
import { whereOf } from "./answer-text.ts"

const tasks: Readonly<Record<QuestionKind, string>> = {
  comprehensive: "Answer in your own words:",
  singleChoice: "Which one is right?",
  multipleChoice: "Which of these were said? Separate several with semicolons.",
  trueFalse: "True or false?",
}

/** A question as shown, without its key. */
const questionText = ({ kind, text, options, speaker }: AskedQuestion): string => {
  const task = kind === "comprehensive" && text.includes(blank) ? "Fill the gap:" : tasks[kind]
  const about = text === "" ? "" : ` ${text}`
  return [
    `${task}${speaker === null ? "" : ` [${speaker}]`}${about}`,
    ...options.map((option, nth) => `  ${String.fromCharCode(65 + nth)}) ${option}`),
  ].join("\n")
}

/** "6 questions found", even if more were requested. */
const foundText = (found: number): string =>
  found === 0 ? "No good questions found in this content." : `${found} question${found === 1 ? "" : "s"} found.`

export const reviewText = ({ questions, engine, failure }: WholeReview): string =>
  [
    foundText(questions.length),
    ...questions.map((question) => `${question.id}\n${questionText(question)}`),
    failure === null ? `(made by ${engine})` : `(made by ${engine}: ${because[failure]}; another review may have more)`,
  ].join("\n\n")

const grades: Readonly<Record<Grade, string>> = { right: "Right.", partly: "Partly right.", wrong: "Wrong." }

export const checkedText = ({ attemptId, grade, answer, moments, isStale, canOverrule, due }: CheckedAnswer): string =>
  [
    `${grades[grade]} The answer: ${answer}`,
    ...moments.map((moment) => `- ${[whereOf(moment), `“${moment.quote}”`].filter(Boolean).join(": ")}`),
    isStale ? "The text has been edited since the question was written." : null,
    canOverrule ? `Graded by words alone; the learner may grade attempt ${attemptId} otherwise.` : null,
    due === null ? null : `Comes back: ${JSON.stringify(due).slice(1, 17).replace("T", " ")} UTC`,
  ].filter((line) => line !== null).join("\n")

export const dueText = (
  { questions }: { readonly questions: ReadonlyArray<{ readonly title: string; readonly question: AskedQuestion }> },
): string =>
  questions.length === 0
    ? "Nothing is due."
    : questions.map(({ title, question }) => `${question.id} · ${title}\n${questionText(question)}`).join("\n\n")
