import { Effect, Ref, Schema, Stream } from "effect"
import { ownerInView } from "../../account/shared/signed-in.ts"
import { streamCase } from "../../kernel/stream-case.ts"
import { TaskEvents } from "../../task/task-events.port.ts"
import { listUpdateOf, type Running } from "../steps/task-list-update.ts"
import { TaskListUpdate } from "../task-update.ts"

/** Events within this time make one update: about two a second at most. */
const window = "500 millis"
const maxEvents = 500
/** An event may be missed, so what runs is read this often in any case. */
const pollInterval = "5 seconds"

/**
 * What changes among all tasks of an account, until the caller leaves: tasks made, changed or deleted. The first update
 * comes within half a second, with what runs; a list loaded after it misses nothing.
 */
export const watchTasks = streamCase("library.watchTasks", {
  input: Schema.Struct({}),
  output: TaskListUpdate,
  stream: () =>
    Stream.unwrap(Effect.gen(function*() {
      const events = yield* TaskEvents
      const owner = yield* ownerInView
      const running = yield* Ref.make<Running>(new Map())
      const notified = events.subscribe.pipe(
        Stream.filter((event) => owner === null || event.owner === owner),
        Stream.map(({ taskId }) => taskId),
      )
      const polls = Stream.tick(pollInterval).pipe(Stream.map(() => null))
      return Stream.merge(notified, polls).pipe(
        Stream.groupedWithin(maxEvents, window),
        Stream.mapEffect((signals) => listUpdateOf(owner, signals, running)),
        Stream.zipWithIndex,
        Stream.filter(([{ tasks, removed }, nth]) => nth === 0 || tasks.length + removed.length > 0),
        Stream.map(([update]) => update),
      )
    })),
})
