import type { Generated } from "kysely"
import type { Json, Time } from "./columns.ts"

export interface ReviewTables {
  readonly quiz: QuizTable
  readonly quiz_question: QuizQuestionTable
  readonly quiz_attempt: QuizAttemptTable
  readonly review_card: ReviewCardTable
}

export interface QuizTable {
  id: string
  owner_id: string
  task_id: string
  is_spaced: boolean
  engine: string
  created_at: Time
}

export interface QuizQuestionTable {
  id: string
  quiz_id: string
  /** The order of the questions. */
  nth: Generated<string>
  kind: string
  /** What was said: questions on the same words have one card. */
  words: string
  content: Json
}

export interface QuizAttemptTable {
  id: string
  question_id: string
  nth: Generated<string>
  answer: string
  grade: string
  answered_at: Time
}

interface ReviewCardTable {
  owner_id: string
  question_id: string
  fsrs: Json
  due: Time
}
