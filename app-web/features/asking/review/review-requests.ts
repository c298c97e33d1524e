import type { checkAnswer } from "#domain/review/use-cases/check-answer.ts"
import type { startReview } from "#domain/review/use-cases/start-review.ts"
import type { RouterOutput } from "#web/request/trpc.ts"
import { askOnce } from "../ask-question.ts"

type ReviewEvent = typeof startReview["output"]["Encoded"]
type CheckEvent = typeof checkAnswer["output"]["Encoded"]

export type Wanted = Omit<typeof startReview["input"]["Encoded"], "task_id">
export type Question = Extract<ReviewEvent, { readonly kind: "question" }>["question"]
export type Kind = Question["kind"]
export type Grade = Checked["grade"]
/** The result of an answer. */
export type Checked = RouterOutput["review"]["overruleVerdict"]
/** Who wrote a round. */
export type Makers = Pick<Extract<ReviewEvent, { readonly kind: "done" }>, "engine" | "failure">
/** A question with the file it is about. */
export interface ReviewedQuestion {
  readonly taskId: string
  /** Null if only one file is reviewed. */
  readonly title: string | null
  readonly question: Question
}

const base = "/api/ask-ai/flashback-learning"

/** Writes questions about a task; each is passed on as it arrives. Returns who wrote them, and what kept the language model from it. */
export const makeQuestions = async (
  taskId: string,
  wanted: Wanted,
  signal: AbortSignal,
  onQuestion: (question: Question) => void,
): Promise<Makers | null> => {
  let makers: Makers | null = null
  await askOnce(`${base}/start`, { task_id: taskId, ...wanted }, signal, (text) => {
    const event: ReviewEvent = JSON.parse(text)
    if (event.kind === "question") onQuestion(event.question)
    if (event.kind === "done") makers = { engine: event.engine, failure: event.failure }
  })
  return makers
}

/** Has an answer graded. */
export const gradeOf = async (questionId: string, answer: string): Promise<Checked | null> => {
  let checked: Checked | null = null
  await askOnce(`${base}/check-answer`, { question_id: questionId, answer }, new AbortController().signal, (text) => {
    const event: CheckEvent = JSON.parse(text)
    if (event.kind !== "checked") return
    const { kind: _, ...rest } = event
    checked = rest
  })
  return checked
}
