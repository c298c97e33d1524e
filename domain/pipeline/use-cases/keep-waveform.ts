import { Effect, Stream } from "effect"
import { BlobStore } from "../../intake/blob-store.port.ts"
import { MediaTool } from "../../intake/media-tool.port.ts"
import type { TaskId } from "../../task/task-id.ts"
import type { Audio } from "../../transcript/audio.ts"
import { packed } from "../../transcript/waveform.ts"

export const waveformKey = (id: TaskId): string => `task/${id}/waveform`

/** The stored bytes of a task's waveform, or null. */
export const storedWaveform = Effect.fnUntraced(function*(id: TaskId) {
  const blobs = yield* BlobStore
  return yield* Stream.runCollect(blobs.read(waveformKey(id), null)).pipe(
    Effect.map((parts) => Uint8Array.from(parts.flatMap((part) => [...part]))),
    Effect.catchTag("BlobMissing", () => Effect.succeed(null)),
  )
})

/** Draws a decoded recording, unless an earlier run did. */
export const keepWaveform = Effect.fnUntraced(function*(id: TaskId, audio: Audio) {
  const blobs = yield* BlobStore
  const media = yield* MediaTool
  if ((yield* storedWaveform(id)) !== null) return
  yield* blobs.put(waveformKey(id), packed(audio.duration, yield* media.peaks(audio)))
})
