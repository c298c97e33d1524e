import { Cause, Effect, Exit, Ref } from "effect"
import type { Job } from "../../job/job.ts"
import { WorkFolder } from "../../job/work-folder.port.ts"
import { awayIn } from "../../kernel/database-away.ts"
import { beginAttempt } from "../../meeting/shared/begin-attempt.ts"
import { WorkStore } from "../../recognition/work-store.port.ts"
import { needsAttending } from "../../task/first-job.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import type { Task } from "../../task/task.ts"
import { isTranscribing } from "../../task/transitions.ts"
import { attend } from "../steps/attend.ts"
import { endMeeting } from "../steps/end-meeting.ts"
import { failTranscription } from "../steps/fail-job.ts"
import { finishMeeting } from "../steps/finish-meeting.ts"
import { handOverRecording } from "../steps/hand-over-recording.ts"
import { isLeftToNext } from "../steps/is-left-to-next.ts"
import { keepTracks } from "../steps/keep-tracks.ts"
import { listeners } from "../steps/listeners.ts"
import { missedBy } from "../steps/missed-by.ts"
import { progressOf } from "../steps/report-progress.ts"
import { sendingAway, type SentBot, sentBot } from "../steps/send-away.ts"
import { untilStopped } from "../steps/until-stopped.ts"
import { whenBack } from "../steps/when-back.ts"

/**
 * Is in a meeting, and makes a transcript of what was said. Workers call it at least once per job. If one is killed, the
 * own guest has left with it: what its tracks hold is kept, and the meeting has ended.
 */
export const attendMeeting = Effect.fn("pipeline.attendMeeting")(function*(job: Job) {
  const tasks = yield* TaskStore
  const folder = yield* WorkFolder
  const task = yield* tasks.get(job.taskId).pipe(Effect.catchTag("TaskNotFound", () => Effect.succeed(null)))
  if (task === null || !isTranscribing(task) || !needsAttending(task)) return yield* folder.clear(job)
  if (task.work.attempt !== job.attempt) return
  const bot = yield* sentBot
  yield* Effect.scoped(work(job, task, bot)).pipe(
    sendingAway(job, bot),
    Effect.onError((cause) => Cause.hasInterruptsOnly(cause) || awayIn(cause) !== null ? Effect.void : keepTracks(job)),
    // The task was cancelled or deleted: the guest leaves.
    Effect.raceFirst(Effect.andThen(whenBack(untilStopped(job)), endMeeting(job.taskId, "left"))),
    Effect.catchTags({ Superseded: () => Effect.void, TaskNotFound: () => Effect.void }),
    Effect.catchCause((cause) =>
      Effect.andThen(failTranscription(job, cause), endMeeting(job.taskId, "guest-crashed"))
    ),
    // A stopping server leaves the tracks for the next one.
    Effect.onExit(Effect.fnUntraced(function*(exit) {
      if (Exit.isFailure(exit) && (yield* isLeftToNext(job, exit.cause))) return
      yield* folder.clear(job)
    })),
  )
})

/** What earlier attempts heard is no part of this one. */
const forgetAttempts = Effect.fnUntraced(function*(job: Job) {
  const folder = yield* WorkFolder
  const heard = yield* WorkStore
  yield* folder.clear(job)
  yield* heard.remove(job.taskId)
})

const work = Effect.fnUntraced(function*(job: Job, task: Task, bot: SentBot) {
  const before = yield* beginAttempt(task)
  if (before === null) return
  const { link, externalId } = before
  if (externalId !== null && before.state !== "ended") yield* Ref.set(bot, { link, externalId })
  const isRestarted = before.joinedAt !== null && before.provider === "own"
  if (isRestarted) yield* endMeeting(task.id, "server-restarted")
  else yield* forgetAttempts(job)
  const report = yield* progressOf(job, task.source)
  const heard = yield* listeners(job, task)
  const reason = isRestarted
    ? yield* heard.again(before)
    : yield* attend({ job, task, meeting: before, report, heard, bot })
  const meeting = yield* endMeeting(task.id, reason)
  if (meeting === null) return
  if (meeting.joinedAt === null) return yield* missedBy(task.id, reason)
  return yield* meeting.tracks.length === 0 && meeting.provider !== "own"
    ? handOverRecording(job, meeting)
    : finishMeeting({ job, task, meeting, report, heard })
})
