import { Effect, Stream } from "effect"
import type { TaskId } from "../../kernel/ids.ts"
import type { Audio } from "../../media/audio.ts"
import { BlobStore } from "../../media/blob-store.port.ts"
import { MediaTool } from "../../media/media-tool.port.ts"
import { isStored } from "../../media/shared/is-stored.ts"
import { packed } from "../../media/waveform.ts"
import { TaskStore } from "../../task/task-store.port.ts"

export const waveformKey = (id: TaskId): string => `task/${id}/waveform`

/** The stored bytes of a task's waveform, or null. */
export const storedWaveform = Effect.fnUntraced(function*(id: TaskId) {
  const blobs = yield* BlobStore
  return yield* Stream.runCollect(blobs.read(waveformKey(id), null)).pipe(
    Effect.map((parts) => Uint8Array.from(parts.flatMap((part) => [...part]))),
    Effect.catchTag("BlobMissing", () => Effect.succeed(null)),
  )
})

/** Computes and stores the waveform of a decoded recording, unless an earlier run has done so. */
export const storeWaveform = Effect.fnUntraced(function*(id: TaskId, audio: Audio) {
  const media = yield* MediaTool
  if (yield* isStored(waveformKey(id))) return
  yield* writeWaveform(id, packed(audio.duration, yield* media.peaks(audio)))
})

/** If the task has been deleted, removes the bytes again, so that late work leaves nothing behind. */
export const writeWaveform = Effect.fnUntraced(function*(id: TaskId, bytes: Uint8Array) {
  const blobs = yield* BlobStore
  const tasks = yield* TaskStore
  yield* blobs.put(waveformKey(id), bytes)
  yield* tasks.get(id).pipe(Effect.tapError(() => blobs.removeAll(waveformKey(id))))
})
