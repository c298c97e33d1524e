import { Effect } from "effect"
import { WorkStore } from "../../recognition/work-store.port.ts"
import { awaitedBy, isRetranscribing } from "../../task/retranscribing.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import type { Task } from "../../task/task.ts"
import { isTranscribing } from "../../task/transitions.ts"
import { planOfSpan } from "../../transcript/span-plan.ts"
import { EngineInUse } from "../errors.ts"

interface Named {
  readonly id: string
  readonly title: string
}

/**
 * Refuses while a recording, or a span of one, is or will be transcribed with this engine: it would lose the rest of its text.
 * All other work asks for the engine at each use, and finds the one that is chosen now.
 */
export const requireIdle = Effect.fnUntraced(function*({ id, title }: Named) {
  const tasks = yield* TaskStore
  for (const task of yield* tasks.unfinished) {
    if (isPromised(task, id) || (yield* isPlanned(task, title))) return yield* new EngineInUse({ engine: title })
  }
})

/** Somebody chose it for a span. What waits for its download is not a reason: that fails, with its minutes returned. */
const isPromised = (task: Task, id: string): boolean =>
  isRetranscribing(task) && awaitedBy(task) === null && task.retranscription?.engine === id

/** The plan of earlier work may still be stored. Only the plan is needed, not the chunks. */
const isPlanned = Effect.fnUntraced(function*(task: Task, title: string) {
  const names = [
    ...(isTranscribing(task) ? [title] : []),
    ...(isRetranscribing(task) ? [planOfSpan(title, task.work.retranscriptions)] : []),
  ]
  if (names.length === 0) return false
  const work = yield* (yield* WorkStore).finishedAfter(task.id, Number.MAX_SAFE_INTEGER)
  return work !== null && names.includes(work.plan.engine)
})
