import { MeetingNotFound } from "#domain/meeting/errors.ts"
import { MeetingStore } from "#domain/meeting/meeting-store.port.ts"
import { DateTime, Effect, Layer, Order } from "effect"
import { put, State } from "./state.ts"

const byAge = Order.mapInput(DateTime.Order, ({ createdAt }: { readonly createdAt: DateTime.Utc }) => createdAt)

const make = Effect.gen(function*() {
  const { read, transaction, write } = yield* State
  const find = (id: string) => read(({ meetings, tasks }) => tasks.has(id) ? meetings.get(id) ?? null : null)
  return MeetingStore.of({
    insert: (meeting) => write(({ meetings }) => ({ meetings: put(meetings, meeting.taskId, meeting) })),
    get: (id) =>
      Effect.flatMap(
        find(id),
        (meeting) => meeting === null ? Effect.fail(new MeetingNotFound()) : Effect.succeed(meeting),
      ),
    modify: (id, change) =>
      transaction(Effect.gen(function*() {
        const before = yield* find(id)
        if (before === null) return null
        const after = change(before)
        yield* write(({ meetings }) => ({ meetings: put(meetings, id, after) }))
        return after
      })),
    open: (owner) =>
      read(({ meetings, tasks }) =>
        Array.from(meetings.values()).filter(({ taskId, ownerId, state }) =>
          tasks.has(taskId) && ownerId === owner && state !== "ended"
        ).toSorted(byAge)
      ),
    beat: (id, heartbeatAt) =>
      write(({ meetings }) => {
        const before = meetings.get(id)
        return before === undefined ? {} : { meetings: put(meetings, id, { ...before, heartbeatAt }) }
      }),
  })
})

export const layer = Layer.effect(MeetingStore, make)
