import { Cause, Effect, Schedule, Stream } from "effect"
import { UserStore } from "../../account/user-store.port.ts"
import { UploadSink } from "../../intake/upload-sink.port.ts"
import type { Upload } from "../../intake/upload.ts"
import { WorkFolder } from "../../job/work-folder.port.ts"
import { requireSpace } from "../../kernel/require-space.ts"
import { MediaTool } from "../../media/media-tool.port.ts"
import { standingOf } from "../../plan/shared/standing.ts"
import { ChunkCache } from "../../recognition/chunk-cache.port.ts"
import { type AudioChunk, Transcriber } from "../../recognition/transcriber.port.ts"
import { VoiceDetector } from "../../recognition/voice-detector.port.ts"
import { cutSpeech } from "./cut-speech.ts"
import { hotwordsOf } from "./hotwords-of.ts"

/**
 * Recognises a recording while it arrives, as far as its container allows, so that its task will find the chunks done.
 * `whole` completes with the last byte. Nothing is booked, stored or shown: without a task it leaves no trace.
 */
export const hearUpload = Effect.fnUntraced(
  function*(upload: Upload, whole: Effect.Effect<void>) {
    const media = yield* MediaTool
    const detector = yield* VoiceDetector
    const folder = yield* WorkFolder
    const { local } = yield* UploadSink
    const engine = yield* ownEngine
    const file = yield* local(upload.id)
    if (engine === null || file === null || !(yield* hasMinutes(upload))) return
    yield* requireSpace()
    const audio = yield* media.decodeArriving({ path: file, whole }, yield* folder.scratch("audio.raw"))
    if (audio === null) return
    const language = "auto"
    const hotwords = yield* hotwordsOf({ ownerId: upload.ownerId, options: { hotwords: [], language } })
    const options = {
      language,
      hotwords,
      account: upload.ownerId,
      recording: upload.id,
      priority: false,
      isAhead: true,
    }
    const hear = Effect.fnUntraced(function*(chunk: AudioChunk) {
      const { find, isThere, keep } = yield* ChunkCache
      // Where bytes arrive slowly, a chunk is found before its padding has arrived.
      yield* Effect.repeat(isThere(chunk), { until: (there) => there, schedule: Schedule.spaced("250 millis") })
      if ((yield* find(chunk, { engine, language, hotwords })) !== null) return
      const recognition = yield* engine.recognise(chunk, options)
      yield* keep(chunk, { engine, language, hotwords }, recognition)
    }, (recognised) => Effect.ignore(recognised))
    yield* detector.detect(audio).pipe(
      cutSpeech(engine, Effect.map(audio.whole, ({ duration }) => duration)),
      Stream.map(({ begin, end, speech }) => ({ audio, begin, end, speech })),
      Stream.mapEffect(hear, { concurrency: engine.capabilities.parallel, unordered: true }),
      Stream.runDrain,
    )
  },
  Effect.scoped,
  (hearing, { id }) =>
    Effect.catchCause(hearing, (cause) =>
      Effect.gen(function*() {
        if (Cause.hasInterruptsOnly(cause)) return yield* Effect.interrupt
        const { local } = yield* UploadSink
        // An upload that has become a task, or was removed, is no longer where it was.
        if ((yield* local(id)) === null) return
        yield* Effect.logWarning("An upload could not be recognised while it arrived", cause)
      })),
)

/** The engine that a task gets by default; null if it is on another server, where audio costs money. */
const ownEngine = Effect.gen(function*() {
  const { choose, installed } = yield* Transcriber
  const engine = yield* choose("auto")
  return (yield* installed).some(({ name, isLocal }) => isLocal && name === engine.name) ? engine : null
})

const hasMinutes = Effect.fnUntraced(function*({ ownerId }: Upload) {
  const { get } = yield* UserStore
  const { left, isLimited } = yield* standingOf(yield* get(ownerId))
  return left > 0 || !isLimited
})
