import { CurrentActor } from "#domain/kernel/actor.ts"
import type { Ports } from "#domain/ports.ts"
import { watchShared } from "#domain/sharing/use-cases/watch-shared.ts"
import { Effect, Stream } from "effect"
import { openStream } from "../../request/open-stream.ts"
import { fanOut } from "./fan-out.ts"
import { eventBytes, eventWriter } from "./server-sent.ts"

type Link = (typeof watchShared)["input"]["Type"]

/**
 * Whether a link still works, as server-sent events: `open` and `closed`. Anyone may follow it, and as many as like: it is looked
 * up once for all of them.
 */
export const sendingShareUpdates = Effect.gen(function*() {
  const ports = yield* Effect.context<Ports>()
  const follow = yield* fanOut
  return Effect.fnUntraced(function*(link: Link) {
    const key = `${link.taskId} ${link.token}`
    const end = yield* openStream(key)
    return eventBytes(follow(key, Stream.provideContext(eventsOf(link), ports), () => void Effect.runFork(end)))
  })
})

const eventsOf = (link: Link) => {
  const event = eventWriter()
  return watchShared.stream(link).pipe(
    Stream.catch(() => Stream.make({ isOpen: false })),
    Stream.map(({ isOpen }) => event(isOpen ? "open" : "closed", {})),
    Stream.provideService(CurrentActor, { _tag: "Anonymous", deviceId: null }),
  )
}
