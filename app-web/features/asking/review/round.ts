import { draft } from "#web/lib/drafts.ts"
import type { Checked, Makers, ReviewedQuestion, Wanted } from "./review-requests.ts"

interface Answered {
  readonly given: string
  readonly checked: Checked
}

/** A round of questions: what is asked, what was answered, and which one is shown. */
export interface Round {
  readonly questions: ReadonlyArray<ReviewedQuestion>
  /** By the id of the question. */
  readonly answers: Readonly<Record<string, Answered>>
  /** The question that is shown; after the last one, the result. */
  readonly at: number
  readonly isMaking: boolean
  /** What was asked for; null for existing questions. */
  readonly wanted: Wanted | null
  /** Null until all are written. */
  readonly makers: Makers | null
  readonly error: unknown
}

export const roundOf = (questions: ReadonlyArray<ReviewedQuestion>): Round => ({
  questions,
  answers: {},
  at: 0,
  isMaking: false,
  wanted: null,
  makers: null,
  error: null,
})

const draftOf = (taskId: string) => draft(`review:${taskId}`)

/** The round about a task that was not finished in this browser. */
export const unfinishedRound = (taskId: string): Round | null => {
  const stored: Partial<Round> & Pick<Round, "questions"> | null = JSON.parse(draftOf(taskId).read() ?? "null")
  return stored === null ? null : { ...roundOf(stored.questions), ...stored }
}

/** Survives a reload, and showing a moment on a phone, which closes the questions. */
export const storeRound = (taskId: string, round: Round | null): void => {
  if (round === null || round.questions.length === 0) draftOf(taskId).clear()
  else {
    const { questions, answers, at, wanted, makers } = round
    draftOf(taskId).store(JSON.stringify({ questions, answers, at, wanted, makers }))
  }
}
