import type { Invitation, MeetingEvent } from "#domain/meeting/meeting-guest.port.ts"
import { Clock, Effect } from "effect"
import type { Bot, BotService } from "./bot-service.ts"
import type { Patience } from "./patience.ts"
import { isPassing, type ProviderFailed } from "./provider-failed.ts"

interface Given {
  readonly service: BotService
  readonly patience: Patience
  readonly invitation: Invitation
  readonly tell: (event: MeetingEvent) => Effect.Effect<unknown>
  readonly isCalledBack: Effect.Effect<boolean>
}

/** The bot of an earlier run, or a new one; null if it was called back before there was one. */
export const sendBot = (
  { service, patience, invitation, tell, isCalledBack }: Given,
): Effect.Effect<Bot | null, ProviderFailed> => {
  const { externalId } = invitation
  if (externalId !== null) return Effect.succeed({ id: externalId, invitation })
  // The bot is reported whatever happens: one that nobody knows of would stay.
  const sent = Effect.uninterruptible(
    Effect.tap(service.send(invitation), (id) => tell({ _tag: "Sent", externalId: id })),
  )
  const attempt = (until: number): Effect.Effect<Bot | null, ProviderFailed> =>
    sent.pipe(
      Effect.map((id): Bot => ({ id, invitation })),
      Effect.catchTag("ProviderFailed", (failure) =>
        Effect.gen(function*() {
          if (yield* isCalledBack) return null
          const pause = Math.max(patience.look, failure.retryAfter)
          const now = yield* Clock.currentTimeMillis
          const isWorthwhile = isPassing(failure) && !(failure.mayBeDone && service.sendsOnce)
          if (!isWorthwhile || now + pause > until) return yield* failure
          yield* Effect.sleep(pause)
          return (yield* isCalledBack) ? null : yield* attempt(until)
        })),
    )
  return Effect.flatMap(Clock.currentTimeMillis, (now) => attempt(now + patience.send))
}
