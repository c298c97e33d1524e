import { Cause, Effect, Exit, Ref } from "effect"
import type { Job } from "../../job/job.ts"
import { awayIn } from "../../kernel/database-away.ts"
import { MeetingGuest } from "../../meeting/meeting-guest.port.ts"
import type { MeetingLink } from "../../meeting/meeting-link.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import { isTranscribing } from "../../task/transitions.ts"

/** The bot of a service that may be in a meeting; null while there is none. */
export const sentBot = Ref.make<{ readonly link: MeetingLink; readonly externalId: string } | null>(null)
export type SentBot = Effect.Success<typeof sentBot>

/**
 * Sends the bot away if this fails, whatever the reason. When only the server stops, or the database is away, it stays for the
 * next run to find it, unless its task is over.
 */
export const sendingAway = (job: Job, bot: SentBot) => <A, E, R>(work: Effect.Effect<A, E, R>) =>
  Effect.onExit(
    work,
    Effect.fnUntraced(function*(exit) {
      const sent = yield* Ref.get(bot)
      if (Exit.isSuccess(exit) || sent === null) return
      const comesAgain = Cause.hasInterruptsOnly(exit.cause) || awayIn(exit.cause) !== null
      if (comesAgain && (yield* isWanted(job))) return
      const guest = yield* MeetingGuest
      yield* guest.sendAway(sent.link, sent.externalId)
    }, Effect.catchCause((cause) => Effect.logWarning("A bot could not be sent away", cause))),
  )

const isWanted = Effect.fnUntraced(function*({ taskId, attempt }: Job) {
  const tasks = yield* TaskStore
  return yield* tasks.get(taskId).pipe(
    Effect.map((task) => isTranscribing(task) && task.work.attempt === attempt),
    Effect.catchTag("TaskNotFound", () => Effect.succeed(false)),
  )
})
