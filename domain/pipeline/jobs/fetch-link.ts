import { Effect } from "effect"
import type { Job } from "../../job/job.ts"
import { WorkFolder } from "../../job/work-folder.port.ts"
import { LinkSource } from "../../link/link-source.port.ts"
import { needsFetching } from "../../task/task-link.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import type { Task } from "../../task/task.ts"
import { isTranscribing } from "../../task/transitions.ts"
import { announceVideo } from "../steps/announce-video.ts"
import { downloadVideo } from "../steps/download-video.ts"
import { failTranscription } from "../steps/fail-job.ts"
import { progressOf } from "../steps/report-progress.ts"
import { takeCaptions } from "../steps/take-captions.ts"
import { untilStopped } from "../steps/until-stopped.ts"

/**
 * Fetches the video of a link, which then is transcribed as an uploaded one, or its captions. Workers call it at least once
 * per job: what an earlier run did not finish is fetched again.
 */
export const fetchLink = Effect.fn("pipeline.fetchLink")(function*(job: Job) {
  const tasks = yield* TaskStore
  const folder = yield* WorkFolder
  const task = yield* tasks.get(job.taskId).pipe(Effect.catchTag("TaskNotFound", () => Effect.succeed(null)))
  if (task === null || !isTranscribing(task) || !needsFetching(task)) return yield* folder.clear(job)
  if (task.work.attempt !== job.attempt) return
  yield* folder.clear(job)
  yield* work(job, task).pipe(
    Effect.raceFirst(untilStopped(job)),
    Effect.catchTags({ Superseded: () => Effect.void, TaskNotFound: () => Effect.void }),
    Effect.catchCause((cause) => failTranscription(job, cause)),
    Effect.ensuring(folder.clear(job)),
  )
})

const work = Effect.fnUntraced(function*(job: Job, { link }: Task) {
  if (link === null) return
  const { inspect } = yield* LinkSource
  const report = yield* progressOf(job, "link")
  yield* report("getting-link", 0)
  const task = yield* announceVideo(job, yield* inspect(link.url, null))
  return yield* link.captions === null
    ? downloadVideo({ job, task, link, report })
    : takeCaptions(job, link.url, link.captions)
})
