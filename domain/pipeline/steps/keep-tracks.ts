import { Effect, Stream } from "effect"
import type { Job } from "../../job/job.ts"
import { WorkFolder } from "../../job/work-folder.port.ts"
import { MediaTool } from "../../media/media-tool.port.ts"
import { MeetingStore } from "../../meeting/meeting-store.port.ts"
import type { Meeting } from "../../meeting/meeting.ts"
import { turnsOfTracks } from "../../meeting/turns-of-tracks.ts"
import { VoiceDetector } from "../../recognition/voice-detector.port.ts"
import { WorkStore } from "../../recognition/work-store.port.ts"
import { ofTrack, speechOf } from "../../recognition/work.ts"
import { endMeeting } from "./end-meeting.ts"
import { keepRecording } from "./keep-recording.ts"
import { trackFile } from "./track-file.ts"

/**
 * Keeps what was heard in a meeting whose transcription failed, whatever the reason: one recording of all tracks, and who spoke
 * when in it, so that another try has the names of the call.
 */
export const keepTracks = Effect.fnUntraced(function*(job: Job) {
  const media = yield* MediaTool
  const folder = yield* WorkFolder
  const { modify } = yield* MeetingStore
  const meeting = yield* endMeeting(job.taskId, "guest-crashed")
  if (meeting === null) return
  const tracks = yield* Effect.filter(
    yield* Effect.forEach(
      meeting.tracks,
      (one) => Effect.map(folder.path(job, trackFile(one.track)), (path) => ({ ...one, path })),
    ),
    ({ path }) => folder.exists(path),
  )
  if (tracks.length === 0) return
  const mixed = yield* folder.path(job, "meeting.wav")
  const duration = yield* media.mix(tracks.map(({ path }) => path), mixed)
  if (duration === 0) return
  const turns = turnsOfTracks(yield* Effect.forEach(tracks, (track) => spokenOn(job, track)))
  yield* modify(job.taskId, (one) => ({ ...one, turns }))
  yield* keepRecording(job, meeting, mixed, duration)
  // The next try hears one recording: what was heard on tracks is no part of that.
  const store = yield* WorkStore
  yield* store.remove(job.taskId)
}, Effect.catchCause((cause) => Effect.logError("What was heard in a meeting could not be kept", cause)))

/** Where somebody speaks on a track: as it was found, or looked for now if that was cut short. */
const spokenOn = Effect.fnUntraced(function*(
  { taskId }: Job,
  { track, name, path }: Meeting["tracks"][number] & { readonly path: string },
) {
  const store = yield* WorkStore
  const detector = yield* VoiceDetector
  const media = yield* MediaTool
  const known = yield* store.get(taskId)
  const found = known === null ? [] : speechOf(ofTrack(known, track))
  if (known !== null && known.plan.whole !== null) return { name, speech: found }
  const whole = Effect.map(media.rawLength(path), (duration) => ({ path, duration }))
  const speech = yield* Stream.runCollect(detector.detect({ path, whole })).pipe(
    Effect.catchCause((cause) =>
      Effect.as(Effect.logWarning("Speech on a track of a meeting could not be found", cause), found)
    ),
  )
  return { name, speech }
})
