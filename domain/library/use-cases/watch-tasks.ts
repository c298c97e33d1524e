import { Effect, Schema, Stream } from "effect"
import { ownerInView } from "../../account/shared/signed-in.ts"
import { streamCase } from "../../kernel/stream-case.ts"
import { knownTo, listUpdateOf, signalsFor } from "../steps/task-list-update.ts"
import { TaskListUpdate } from "../task-update.ts"

/** Events within this window make one update: at most about two per second. */
const window = "500 millis"
const maxEvents = 500
/** Events may be missed, so running tasks are polled as well. */
const pollInterval = "5 seconds"

/**
 * What is created, changed, deleted or shared among an account's tasks and folders, until the caller disconnects. The first update comes
 * within half a second and has the running tasks; a list loaded after it misses nothing.
 */
export const watchTasks = streamCase("library.watchTasks", {
  input: Schema.Struct({}),
  output: TaskListUpdate,
  stream: () =>
    Stream.unwrap(Effect.gen(function*() {
      const owner = yield* ownerInView
      const known = yield* knownTo(owner)
      const notified = yield* signalsFor(owner, known.shared)
      const polls = Stream.tick(pollInterval).pipe(Stream.map(() => null))
      return Stream.merge(notified, polls).pipe(
        Stream.groupedWithin(maxEvents, window),
        Stream.mapEffect((signals) => listUpdateOf(owner, signals, known)),
        Stream.zipWithIndex,
        Stream.filter(([{ tasks, removed, folders }, nth]) =>
          nth === 0 || folders || tasks.length + removed.length > 0
        ),
        Stream.map(([update]) => update),
      )
    })),
})
