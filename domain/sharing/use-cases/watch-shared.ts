import { Effect, Schema, Stream } from "effect"
import { TaskId } from "../../kernel/ids.ts"
import { streamCase } from "../../kernel/stream-case.ts"
import { wire } from "../../kernel/wire.ts"
import { TaskEvents } from "../../task/task-events.port.ts"
import { openShare } from "../steps/open-share.ts"

/** Events may be missed, and a link expires without one. */
const pollInterval = "5 seconds"

/** Whether a link still works: at once and whenever that changes. Ends when it no longer does. */
export const watchShared = streamCase("sharing.watchShared", {
  input: wire({ token: Schema.String, taskId: TaskId }),
  output: wire({ isOpen: Schema.Boolean }),
  stream: ({ token, taskId }) =>
    Stream.unwrap(Effect.map(TaskEvents, ({ subscribe }) => {
      const notified = Stream.filter(subscribe, (event) => event.taskId === taskId)
      const signals = Stream.merge(Stream.map(notified, () => null), Stream.map(Stream.tick(pollInterval), () => null))
      return signals.pipe(
        Stream.mapEffect(() =>
          openShare(token, taskId).pipe(
            Effect.as({ isOpen: true }),
            Effect.catchTag("ShareNotFound", () => Effect.succeed({ isOpen: false })),
          )
        ),
        Stream.changesWith((one, other) => one.isOpen === other.isOpen),
        Stream.takeUntil(({ isOpen }) => !isOpen),
      )
    })),
})
