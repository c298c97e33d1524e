import { Effect, Ref } from "effect"
import type { Job } from "../../job/job.ts"
import { MeetingGuest } from "../../meeting/meeting-guest.port.ts"
import type { MeetingLink } from "../../meeting/meeting-link.ts"
import { isLeftToNext } from "./is-left-to-next.ts"

/** The bot of a service that may be in a meeting; null while there is none. */
export const sentBot = Ref.make<{ readonly link: MeetingLink; readonly externalId: string } | null>(null)
export type SentBot = Effect.Success<typeof sentBot>

/** Sends the bot away if this fails, whatever the reason, unless the next run finds it. */
export const sendingAway = (job: Job, bot: SentBot) => <A, E, R>(work: Effect.Effect<A, E, R>) =>
  Effect.onError(
    work,
    Effect.fnUntraced(function*(cause) {
      const sent = yield* Ref.get(bot)
      if (sent === null || (yield* isLeftToNext(job, cause))) return
      const guest = yield* MeetingGuest
      yield* guest.sendAway(sent.link, sent.externalId)
    }),
  )
