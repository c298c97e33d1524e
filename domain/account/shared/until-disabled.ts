import { Effect, Stream } from "effect"
import { DocumentBus } from "../../kernel/document-bus.port.ts"
import type { UserId } from "../../kernel/ids.ts"
import { AccountDisabled } from "../errors.ts"
import type { UserStore } from "../user-store.port.ts"
import { isDisabled } from "./is-disabled.ts"

/** An account without a session gets no message when it is disabled. */
const pollInterval = "5 seconds"

/** Fails a stream that needs no session, such as a file being sent, once its reader's account is disabled. */
export const untilDisabled = <A, E, R>(
  reader: UserId,
  stream: Stream.Stream<A, E, R>,
): Stream.Stream<A, E | AccountDisabled, R | DocumentBus | UserStore> =>
  Stream.unwrap(Effect.gen(function*() {
    const bus = yield* DocumentBus
    const signedOut = Stream.filter(bus.subscribe, (message) => message.kind === "close" && message.user === reader)
    const polled = Stream.drop(Stream.tick(pollInterval), 1)
    const over = Stream.merge(signedOut, polled).pipe(
      Stream.mapEffect(() => isDisabled(reader)),
      Stream.filter((isOut) => isOut),
      Stream.mapEffect(() => Effect.fail(new AccountDisabled())),
    )
    return Stream.merge(stream, over, { haltStrategy: "left" })
  }))
