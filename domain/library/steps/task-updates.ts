import { Effect, Ref, Stream } from "effect"
import type { TaskId } from "../../kernel/ids.ts"
import { TaskEvents } from "../../task/task-events.port.ts"
import type { Seen } from "../../transcript/shared/live-lines.ts"
import { updateOf } from "./task-update.ts"

/** Events may be missed, so the task is polled as well; only every third time while it is idle. */
const pollInterval = "5 seconds"
const idlePolls = 3

/** The task now and at every change, without end. */
export const taskUpdates = (taskId: TaskId) =>
  Stream.unwrap(Effect.gen(function*() {
    const events = yield* TaskEvents
    const isIdle = yield* Ref.make(false)
    const viewer = yield* Ref.make<Seen | null>(null)
    const notified = events.subscribe.pipe(Stream.filter((event) => event.taskId === taskId))
    const polls = Stream.tick(pollInterval).pipe(
      Stream.zipWithIndex,
      Stream.filterEffect(([, nth]) => Effect.map(Ref.get(isIdle), (idle) => !idle || nth % idlePolls === 0)),
      Stream.map(() => ({ kind: "segments" as const })),
    )
    return Stream.merge(notified, Stream.merge(Stream.make({ kind: "segments" as const }), polls)).pipe(
      Stream.mapEffect(({ kind }) => updateOf(taskId, kind === "segments", viewer)),
      Stream.tap(({ isOver }) => Ref.set(isIdle, isOver)),
    )
  }))
