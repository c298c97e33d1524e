import type { Generated } from "kysely"
import type { Json, Time } from "./columns.ts"

export interface AskingTables {
  readonly conversation: ConversationTable
  readonly message: MessageTable
  readonly counted_question: CountedQuestionTable
  readonly task_suggestion: TaskSuggestionTable
  readonly library_question: LibraryQuestionTable
  readonly library_answer: LibraryAnswerTable
}

interface ConversationTable {
  id: string
  owner_id: string
  task_id: string | null
  title: string
  created_at: Time
}

export interface MessageTable {
  id: string
  conversation_id: string
  /** The order of the messages. */
  nth: Generated<string>
  role: string
  text: string
  sentences: Json
  verdict: string | null
  /** How an answer ended, besides its verdict. */
  ending: Json
  engine: string | null
  transcript_revision: number | null
  created_at: Time
}

interface CountedQuestionTable {
  id: string
  user_id: string
  period: string
  asked_at: Time
  is_settled: boolean
}

interface TaskSuggestionTable {
  task_id: string
  lines_revision: number
  engine: string
  questions: Json
}

interface LibraryQuestionTable {
  id: string
  /** The order of the questions. */
  nth: Generated<string>
  user_id: string
  /** The turn without its files. */
  data: Json
  created_at: Time
}

interface LibraryAnswerTable {
  question_id: string
  task_id: string
  /** The order of the files, from 1. */
  nth: number
  answer: Json
}
