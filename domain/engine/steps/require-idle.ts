import { Effect } from "effect"
import { TaskStore } from "../../task/task-store.port.ts"
import { WorkStore } from "../../transcript/work-store.port.ts"
import { EngineInUse } from "../errors.ts"

/** Refuses while a recording is being transcribed with this engine: it would lose the rest of its text. */
export const requireIdle = Effect.fnUntraced(function*(engine: string) {
  const tasks = yield* TaskStore
  const works = yield* WorkStore
  for (const { id } of yield* tasks.unfinished) {
    // Only the plan is needed, not the chunks.
    const work = yield* works.finishedAfter(id, Number.MAX_SAFE_INTEGER)
    if (work?.plan.engine === engine) return yield* new EngineInUse({ engine })
  }
})
