import type { MeetingEvent } from "#domain/meeting/meeting-guest.port.ts"
import type { MeetingReason } from "#domain/meeting/meeting.ts"
import { Clock, Effect, Result } from "effect"
import type { Bot, BotService } from "./bot-service.ts"
import type { Patience } from "./patience.ts"
import type { ProviderFailed } from "./provider-failed.ts"

export interface Watching {
  readonly service: BotService
  readonly patience: Patience
  readonly bot: Bot
  readonly tell: (event: MeetingEvent) => Effect.Effect<unknown>
  readonly isCalledBack: Effect.Effect<boolean>
  /** Waits until the next look is due, or the bot is called back. */
  readonly pause: (milliseconds: number) => Effect.Effect<void>
  /** Whether the provider is heard; while it is not, there is no sign of life. */
  readonly hear: (isHeard: boolean) => void
}

interface Outcome {
  readonly reason: MeetingReason
  readonly wasIn: boolean
  /** When it was out; null if nobody knows. */
  readonly at: number | null
  /** Why it is not known where it is; null if it is. */
  readonly failure: ProviderFailed | null
}

/** Milliseconds between two looks up to which a bot counts as watched: it was out when that was seen. */
const blink = 30_000

/** Looks at a bot until it is out, and sends it away when it is called back. */
export const watchBot = (given: Watching): Effect.Effect<Outcome> =>
  Effect.gen(function*() {
    const { service, patience, bot, tell } = given
    let told: "nothing" | "waiting" | "in" = "nothing"
    let names = ""
    let peopleAt = 0
    let heardAt = yield* Clock.currentTimeMillis
    // A bot of an earlier run was out of sight until now.
    let seenAt = bot.invitation.externalId === null ? heardAt : -Infinity
    let calledAt: number | null = null
    let isDismissed = false
    let hasLooked = false
    for (;;) {
      const now = yield* Clock.currentTimeMillis
      if (calledAt === null && (yield* given.isCalledBack)) calledAt = now
      // The first look tells whether it was in, before it is out.
      if (calledAt !== null && !isDismissed && hasLooked) isDismissed = yield* dismissed(given)
      const look = yield* Effect.result(service.look(bot))
      given.hear(Result.isSuccess(look))
      if (Result.isFailure(look)) {
        const { failure } = look
        if (failure.reason === "gone" || now - heardAt > patience.away) {
          return { reason: "service-failed", wasIn: told === "in", at: null, failure }
        }
        if (calledAt !== null && now - calledAt > patience.leave) {
          return { reason: "left", wasIn: told === "in", at: null, failure: null }
        }
        yield* given.pause(Math.max(patience.look, failure.retryAfter))
        continue
      }
      const isWatched = now - seenAt <= Math.max(blink, 2 * patience.look)
      heardAt = now
      seenAt = now
      hasLooked = true
      const where = look.success
      if (where.is === "waiting" && told === "nothing") {
        told = "waiting"
        yield* tell({ _tag: "Waiting" })
      }
      const isIn = where.is === "in" || (where.is === "out" && (where.wasIn ?? bot.invitation.externalId !== null))
      if (isIn && told !== "in") {
        told = "in"
        yield* tell({ _tag: "LetIn" })
      }
      if (where.is === "out") {
        const reason = calledAt === null ? where.reason : "left"
        return { reason, wasIn: told === "in", at: isWatched ? now : where.since, failure: null }
      }
      if (calledAt !== null && now - calledAt > patience.leave) {
        yield* Effect.logWarning("A provider keeps its bot in a meeting", { provider: service.provider, bot: bot.id })
        return { reason: "left", wasIn: told === "in", at: now, failure: null }
      }
      if (told === "in" && service.people !== null && now - peopleAt >= patience.people) {
        peopleAt = now
        // The list of participants is reported again soon.
        const present = yield* Effect.orElseSucceed(service.people(bot), () => null)
        if (present !== null && present.join("\n") !== names) {
          names = present.join("\n")
          yield* tell({ _tag: "People", names: present })
        }
      }
      yield* given.pause(patience.look)
    }
  })

/** Whether the provider takes it; in some states it does not yet, and is asked again. */
const dismissed = ({ service, bot }: Watching): Effect.Effect<boolean> =>
  service.dismiss(bot, bot.invitation.link).pipe(Effect.as(true), Effect.orElseSucceed(() => false))
