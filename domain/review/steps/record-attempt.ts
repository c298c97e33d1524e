import { Effect } from "effect"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { TranscriptStore } from "../../transcript/transcript-store.port.ts"
import { isStale } from "../checked-question.ts"
import type { Memory } from "../memory.ts"
import type { CheckedAnswer } from "../review-part.ts"
import { type Attempt, ReviewStore, type StoredQuestion } from "../review-store.port.ts"
import { Scheduler } from "../scheduler.port.ts"

/** Stores an answer, or its new grade, and says when the question comes back, which follows from all its answers. */
export const recordAttempt = Effect.fnUntraced(function*({ quiz, question }: StoredQuestion, attempt: Attempt) {
  const { transaction } = yield* UnitOfWork
  const reviews = yield* ReviewStore
  const transcripts = yield* TranscriptStore
  const { next } = yield* Scheduler
  const due = yield* transaction(Effect.gen(function*() {
    yield* reviews.saveAttempt(attempt)
    if (!quiz.isSpaced) return null
    let memory: Memory | null = null
    for (const { grade, answeredAt } of yield* reviews.attempts(question.id)) memory = next(memory, grade, answeredAt)
    if (memory !== null) yield* reviews.saveCard(quiz.userId, question.id, memory)
    return memory?.due ?? null
  }))
  const lines = yield* transcripts.lines(quiz.taskId, [
    ...new Set(question.moments.flatMap(({ segments }) => segments)),
  ])
  const checked: CheckedAnswer = {
    attemptId: attempt.id,
    taskId: quiz.taskId,
    grade: attempt.grade,
    answer: question.answer,
    moments: question.moments,
    isStale: isStale(question, lines),
    canOverrule: question.kind === "comprehensive",
    due,
  }
  return checked
})
