import { DateTime, Effect, Schema } from "effect"
import { DiskSpace } from "../../kernel/disk-space.ts"
import { useCase } from "../../kernel/use-case.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import { DeskStore } from "../desk-store.port.ts"
import { DeskView } from "../steps/desk-view.ts"
import { queueOf } from "../steps/queue-of.ts"

/** How far back it looks, today included. */
const days = 14

/** The whole installation at a glance, without anything that people wrote or said. */
export const getDesk = useCase("desk.getDesk", {
  input: Schema.Struct({}),
  output: DeskView,
  run: Effect.fnUntraced(function*() {
    const { unfinished } = yield* TaskStore
    const { failures, intake } = yield* DeskStore
    const { measure } = yield* DiskSpace
    const since = DateTime.startOf(DateTime.subtract(yield* DateTime.now, { days: days - 1 }), "day")
    return {
      queue: queueOf(yield* unfinished),
      disk: yield* measure,
      days: yield* intake(since),
      failures: yield* failures(since),
    }
  }),
})
