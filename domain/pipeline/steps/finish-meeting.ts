import { Effect } from "effect"
import type { Job } from "../../job/job.ts"
import { WorkFolder } from "../../job/work-folder.port.ts"
import { MediaTool } from "../../media/media-tool.port.ts"
import { MeetingNotRecorded } from "../../meeting/errors.ts"
import type { Meeting } from "../../meeting/meeting.ts"
import { storeWaveform } from "../../playback/shared/stored-waveform.ts"
import { WorkStore } from "../../recognition/work-store.port.ts"
import { heardIn } from "../../recognition/work.ts"
import { TaskEvents } from "../../task/task-events.port.ts"
import type { Task } from "../../task/task.ts"
import { NoSpeech, TranscriptIncomplete } from "../errors.ts"
import type { Listeners } from "./listeners.ts"
import { lookAgain } from "./look-again.ts"
import type { Report } from "./report-progress.ts"
import { retryGaps } from "./retry-gaps.ts"
import { storeMeeting } from "./store-meeting.ts"
import { trackFile } from "./track-file.ts"

interface Finishing {
  readonly job: Job
  readonly task: Task
  readonly meeting: Meeting
  readonly report: Report
  readonly heard: Listeners
}

/** Makes one recording of all tracks, waits for what is not yet recognised, looks for gaps, and stores the transcript. */
export const finishMeeting = Effect.fnUntraced(function*({ job, task, meeting, report, heard }: Finishing) {
  const media = yield* MediaTool
  const folder = yield* WorkFolder
  const store = yield* WorkStore
  const { publish } = yield* TaskEvents
  const mixed = yield* folder.path(job, "meeting.wav")
  const paths = yield* Effect.forEach(meeting.tracks, ({ track }) => folder.path(job, trackFile(track)))
  const there = yield* Effect.filter(paths, folder.exists)
  const duration = there.length === 0 ? 0 : yield* media.mix(there, mixed)
  // Another server heard it, and is gone with what it heard.
  if (there.length < meeting.tracks.length) return yield* new MeetingNotRecorded()
  if (duration === 0) return yield* new NoSpeech()
  yield* report("recognising", 0)
  yield* heard.done
  const known = yield* store.get(task.id)
  if (known === null) return yield* new TranscriptIncomplete()
  if (known.plan.whole === null) {
    yield* store.complete(task.id, { duration, offsets: [0], chunkCount: known.chunks.length })
  }
  yield* retryGaps({ ...heard.recognising, report })
  const path = yield* folder.path(job, "audio.raw")
  const normalised = yield* media.normalise([{ path: mixed, fileName: "meeting.wav" }], path, () => Effect.void)
  // A task is useful without its waveform.
  yield* storeWaveform(task.id, normalised.audio).pipe(
    Effect.catchDefect((defect) => Effect.logWarning("A waveform could not be stored", defect)),
  )
  const work = yield* store.get(task.id)
  if (work === null) return yield* new TranscriptIncomplete()
  const secondLook = yield* lookAgain(normalised, heardIn(work))
  yield* report("assembling", 0)
  const done = yield* storeMeeting({ job, meeting, engine: heard.engine, work, secondLook, mixed })
  yield* publish({ taskId: done.id, owner: done.ownerId, kind: "status" })
})
