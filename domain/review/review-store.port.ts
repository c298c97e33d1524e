import { Context, type DateTime, type Effect } from "effect"
import type { AttemptId, QuizQuestionId, TaskId, UserId } from "../kernel/ids.ts"
import type { Memory } from "./memory.ts"
import type { Grade, Quiz, QuizQuestion } from "./quiz-question.ts"

export interface Attempt {
  readonly id: AttemptId
  readonly questionId: QuizQuestionId
  readonly answer: string
  readonly grade: Grade
  readonly answeredAt: DateTime.Utc
}

export interface StoredQuestion {
  readonly quiz: Quiz
  readonly question: QuizQuestion
}

/** Stores rounds of questions, answers and when questions come back. Deleting the task or the account deletes them. */
export class ReviewStore extends Context.Service<ReviewStore, {
  /** Nothing is stored for a task or an account that does not exist. */
  readonly open: (quiz: Quiz, openedAt: DateTime.Utc) => Effect.Effect<void>
  /** Questions keep the order in which they were added. Nothing is stored for a round that does not exist. */
  readonly add: (question: QuizQuestion) => Effect.Effect<void>
  /** Null for questions of others. */
  readonly question: (userId: UserId, id: QuizQuestionId) => Effect.Effect<StoredQuestion | null>
  /** All of the questions about a task that one person was asked, in the order in which they were made. */
  readonly ofTask: (userId: UserId, taskId: TaskId) => Effect.Effect<ReadonlyArray<StoredQuestion>>
  /** Oldest first. */
  readonly attempts: (id: QuizQuestionId) => Effect.Effect<ReadonlyArray<Attempt>>
  readonly attempt: (userId: UserId, id: AttemptId) => Effect.Effect<Attempt | null>
  /** Stores an answer, or its new grade. Nothing is stored for a question that does not exist. */
  readonly saveAttempt: (attempt: Attempt) => Effect.Effect<void>
  /** Replaces what was known of this question, and of this person's others on the same words of the task. */
  readonly saveCard: (userId: UserId, id: QuizQuestionId, memory: Memory) => Effect.Effect<void>
  /** Questions that are due, the longest overdue first. */
  readonly due: (userId: UserId, now: DateTime.Utc, limit: number) => Effect.Effect<ReadonlyArray<StoredQuestion>>
}>()("domain/review/ReviewStore") {}
