import type { CurrentActor } from "#domain/kernel/actor.ts"
import type { Ports } from "#domain/ports.ts"
import { watchShared } from "#domain/sharing/use-cases/watch-shared.ts"
import { Effect, Stream } from "effect"
import { eventStream, eventWriter, serverSent } from "./server-sent.ts"

/** Whether a link still works, as server-sent events: `open` and `closed`. */
export const sendShareUpdates = Effect.fnUntraced(function*(link: (typeof watchShared)["input"]["Type"]) {
  const ports = yield* Effect.context<Ports | CurrentActor>()
  const event = eventWriter()
  const updates = Stream.provideContext(watchShared.stream(link), ports).pipe(
    Stream.catch(() => Stream.make({ isOpen: false })),
  )
  return eventStream(serverSent(Stream.map(updates, ({ isOpen }) => event(isOpen ? "open" : "closed", {}))))
})
