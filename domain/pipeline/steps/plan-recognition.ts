import { Effect } from "effect"
import type { Job } from "../../job/job.ts"
import type { Normalised } from "../../media/media-tool.port.ts"
import type { Task } from "../../task/task.ts"
import { type ChunkRules, cutChunks, defaultChunkRules } from "../../transcript/chunks.ts"
import type { Engine, EngineCapabilities } from "../../transcript/transcriber.port.ts"
import { VoiceDetector } from "../../transcript/voice-detector.port.ts"
import { WorkStore } from "../../transcript/work-store.port.ts"
import { NoSpeech } from "../errors.ts"
import { reportProgress } from "./report-progress.ts"

/** Finds the speech and cuts it into chunks, unless an earlier run has done so for the same engine. */
export const planRecognition = Effect.fnUntraced(
  function*(job: Job, task: Task, { audio, offsets }: Normalised, engine: Engine) {
    const store = yield* WorkStore
    const detector = yield* VoiceDetector
    yield* reportProgress(job, "finding-speech", 0)
    const known = yield* store.get(task.id)
    if (known !== null && known.plan.engine === engine.name && known.plan.duration === audio.duration) return known
    const speech = yield* detector.detect(audio)
    if (speech.length === 0) return yield* new NoSpeech()
    const chunks = cutChunks(speech, audio.duration, rulesFor(engine.capabilities))
    const plan = { duration: audio.duration, offsets, engine: engine.name, chunkCount: chunks.length }
    yield* store.plan(task.id, plan, chunks)
    return (yield* store.get(task.id)) ?? (yield* Effect.die("the plan that was just stored is missing"))
  },
)

/**
 * How to cut speech for an engine. Engines for single utterances do best if only short pauses are bridged (measured);
 * those that prefer long chunks want context, so longer pauses are bridged too. Milliseconds.
 */
const rulesFor = ({ maxChunk, preferredChunk }: EngineCapabilities): ChunkRules => ({
  ...defaultChunkRules,
  maxLength: maxChunk,
  preferredLength: preferredChunk,
  joinGap: preferredChunk > defaultChunkRules.maxLength ? 3000 : defaultChunkRules.joinGap,
})
