import { DateTime, Effect, Stream } from "effect"
import { CurrentActor } from "../../kernel/actor.ts"
import { DocumentBus } from "../../kernel/document-bus.port.ts"
import { SignInRequired } from "../../kernel/errors.ts"
import type { SessionId } from "../../kernel/ids.ts"
import { SessionStore } from "../session-store.port.ts"

/** Also catches what no message reports: that the session has expired, or that a message was lost. */
const pollInterval = "5 minutes"

/** Fails a stream once the caller's session has ended. Callers without a session read on. */
export const untilSessionEnds = <A, E, R>(
  stream: Stream.Stream<A, E, R>,
): Stream.Stream<A, E | SignInRequired, R | CurrentActor | DocumentBus | SessionStore> =>
  Stream.unwrap(Effect.gen(function*() {
    const actor = yield* CurrentActor
    if (actor._tag !== "User" || actor.session === undefined) return stream
    const over = yield* endingOf(actor.session)
    return Stream.merge(stream, over, { haltStrategy: "left" })
  }))

const endingOf = Effect.fnUntraced(function*(session: SessionId) {
  const bus = yield* DocumentBus
  const sessions = yield* SessionStore
  const closed = bus.subscribe.pipe(
    Stream.filter((message) => message.kind === "close" && message.session === session),
    Stream.map(() => false),
  )
  const polled = Stream.tick(pollInterval).pipe(
    Stream.mapEffect(() => Effect.flatMap(DateTime.now, (now) => sessions.exists(session, now))),
  )
  return Stream.merge(closed, polled).pipe(
    Stream.filter((isOpen) => !isOpen),
    Stream.mapEffect(() => Effect.fail(new SignInRequired())),
  )
})
