import { type Invitation, type MeetingEvent, MeetingGuest } from "#domain/meeting/meeting-guest.port.ts"
import type { MeetingReason } from "#domain/meeting/meeting.ts"
import { DateTime, Deferred, Effect, Layer, Queue, Stream } from "effect"
import type { Access } from "./access.ts"
import type { BotService } from "./bot-service.ts"
import { dismissBot } from "./dismiss-bot.ts"
import { fetchRecording } from "./fetch-recording.ts"
import { type Patience, usualPatience } from "./patience.ts"
import type { ProviderFailed } from "./provider-failed.ts"
import { sendBot } from "./send-bot.ts"
import { watchBot } from "./watch-bot.ts"

interface Rules {
  readonly patience?: Patience
  /** Bytes of the largest recording. */
  readonly maxBytes?: number
}

const usualMaxBytes = 4_000_000_000

/** A guest that a provider sends: it is asked how it goes until it is over, then for the recording. */
export const layer = (
  service: BotService,
  access: Access,
  { patience = usualPatience, maxBytes = usualMaxBytes }: Rules = {},
): Layer.Layer<MeetingGuest> => {
  const attended = (
    invitation: Invitation,
    leave: Effect.Effect<void>,
    tell: (event: MeetingEvent) => Effect.Effect<unknown>,
  ): Effect.Effect<MeetingReason, ProviderFailed> =>
    Effect.gen(function*() {
      const called = yield* Deferred.make<void>()
      yield* Effect.forkScoped(Effect.andThen(leave, Deferred.succeed(called, undefined)))
      // Nobody knows how a bot of an earlier run is doing, before the first look.
      let isHeard = invitation.externalId === null
      const sign = Effect.suspend(() => isHeard ? tell({ _tag: "Alive", heard: 0 }) : Effect.void)
      yield* Effect.forkScoped(Effect.forever(Effect.andThen(Effect.sleep(patience.alive), sign)))
      const given = { service, patience, tell, isCalledBack: Deferred.isDone(called) }
      const bot = yield* sendBot({ ...given, invitation })
      if (bot === null) return "left"
      const hear = (is: boolean): void => void (isHeard = is)
      const pause = (milliseconds: number) =>
        Effect.flatMap(Deferred.isDone(called), (isOver) =>
          isOver
            ? Effect.sleep(milliseconds)
            : Effect.raceFirst(Effect.sleep(milliseconds), Deferred.await(called)))
      const { reason, wasIn, at, failure } = yield* watchBot({ ...given, bot, pause, hear })
      if (wasIn) yield* tell({ _tag: "Out", reason, at: at === null ? null : DateTime.makeUnsafe(at) })
      if (failure !== null) {
        // It may be in there still.
        yield* dismissBot(service, patience, invitation.link, bot.id)
        return yield* failure
      }
      if (!wasIn) return reason
      yield* fetchRecording({ service, patience, tell, bot, hear }, access, maxBytes)
      return reason
    }).pipe(Effect.scoped)

  return Layer.succeed(MeetingGuest, {
    provider: service.provider,
    offered: Effect.succeed({ services: service.services, missing: null }),
    attend: (invitation, leave) =>
      Stream.callback<MeetingEvent>((queue) =>
        Effect.gen(function*() {
          const ended = yield* attended(invitation, leave, (event) => Queue.offer(queue, event)).pipe(
            Effect.catchTag("ProviderFailed", ({ reason, detail }) =>
              Effect.as(
                Effect.logWarning("A provider fails a meeting", { provider: service.provider, reason, detail }),
                "service-failed" as const,
              )),
          )
          yield* Queue.offer(queue, { _tag: "Ended", reason: ended })
          yield* Queue.end(queue)
        })
      ),
    sendAway: (link, externalId) => dismissBot(service, patience, link, externalId),
  })
}
