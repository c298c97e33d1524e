import { Context, type DateTime } from "effect"
import type { Memory } from "./memory.ts"
import type { Grade } from "./quiz-question.ts"

/** Says when a question comes back. A pure calculation: the same answers give the same day. */
export class Scheduler extends Context.Service<Scheduler, {
  /** Null before the first answer. */
  readonly next: (memory: Memory | null, grade: Grade, now: DateTime.Utc) => Memory
}>()("domain/review/Scheduler") {}
