import { Deferred, Effect, Ref, Stream } from "effect"
import { MediaUnreadable } from "../../media/errors.ts"
import type { Normalised } from "../../media/media-tool.port.ts"
import type { Engine } from "../../recognition/transcriber.port.ts"
import { VoiceDetector } from "../../recognition/voice-detector.port.ts"
import { WorkStore } from "../../recognition/work-store.port.ts"
import { type ChunkWork, isFirstPass, type Work } from "../../recognition/work.ts"
import type { Task } from "../../task/task.ts"
import { cutSpeech } from "./cut-speech.ts"

export interface Planning {
  readonly task: Task
  readonly engine: Engine
  /** The raw file, which grows until it is decoded. */
  readonly path: string
  readonly decoded: Effect.Effect<Normalised>
  /** Completes when all chunks of the first pass are known. */
  readonly planned: Deferred.Deferred<Work>
}

/**
 * The chunks to recognise, each stored before it is emitted. Speech is found and cut while the recording is decoded;
 * what an earlier run for the same engine has planned is kept.
 */
export const planRecognition = Effect.fnUntraced(function*(planning: Planning) {
  const { task, engine, decoded, planned } = planning
  const store = yield* WorkStore
  const known = yield* store.get(task.id)
  const isSame = known !== null && known.plan.engine === engine.name
  if (isSame && known.plan.whole !== null && known.plan.whole.duration === (yield* decoded).audio.duration) {
    yield* Deferred.succeed(planned, known)
    const chunks = firstPass(known)
    return { chunks: Stream.fromIterable(chunks), fractionOf: (done: number) => Effect.succeed(done / chunks.length) }
  }
  const kept = isSame && known.plan.whole === null ? known.chunks : []
  if (kept.length === 0) yield* store.plan(task.id, engine.name)
  return yield* growingPlan(planning, kept)
})

/** Once gaps are being retried, failed chunks are not: their speech would appear twice. */
const firstPass = ({ plan, chunks }: Work): ReadonlyArray<ChunkWork> => {
  const isRetrying = chunks.some((chunk) => !isFirstPass(plan, chunk))
  return chunks.filter((chunk) => isFirstPass(plan, chunk) && !(isRetrying && chunk.state === "failed"))
}

const growingPlan = Effect.fnUntraced(function*(planning: Planning, kept: ReadonlyArray<ChunkWork>) {
  const { task, engine, path, decoded, planned } = planning
  const store = yield* WorkStore
  const detector = yield* VoiceDetector
  const chunkCount = yield* Ref.make(kept.length)
  const plannedUntil = yield* Ref.make(kept.at(-1)?.end ?? 0)
  const added = detector.detect({ path, whole: Effect.map(decoded, ({ audio }) => audio) }).pipe(
    cutSpeech(engine, Effect.map(decoded, ({ audio }) => audio.duration), kept.at(-1)?.speech.at(-1)?.end ?? null),
    Stream.mapEffect((chunk) => store.extend(task.id, [chunk])),
    Stream.flattenIterable,
    Stream.tap(({ end }) => Effect.andThen(Ref.update(chunkCount, (count) => count + 1), Ref.set(plannedUntil, end))),
  )
  const complete = Effect.gen(function*() {
    const { audio: { duration }, offsets } = yield* decoded
    const count = yield* Ref.get(chunkCount)
    if (count === 0 && duration < shortest) return yield* tooShort(duration)
    yield* store.complete(task.id, { duration, offsets, chunkCount: count })
    const work = yield* store.get(task.id)
    if (work === null) return yield* Effect.die("the plan that was just stored is missing")
    return yield* Deferred.succeed(planned, work)
  })
  // Planned chunks are recognised once the file contains them again.
  const chunks = Stream.unwrap(Effect.as(kept.length === 0 ? Effect.void : decoded, Stream.fromIterable(kept))).pipe(
    Stream.concat(added),
    Stream.concat(Stream.fromEffectDrain(complete)),
    Stream.buffer({ capacity: "unbounded" }),
  )
  /** While chunks are still being added, progress is based on the recording up to the last known one. */
  const fractionOf = Effect.fnUntraced(function*(done: number) {
    const share = done / Math.max(1, yield* Ref.get(chunkCount))
    if (yield* Deferred.isDone(planned)) return share
    const duration = (task.duration ?? 0) * 1000
    return duration === 0 ? 0 : share * Math.min(1, (yield* Ref.get(plannedUntil)) / duration)
  })
  return { chunks, fractionOf }
})

/** Milliseconds. Anything shorter is too short to detect speech in, which does not mean that it is silent. */
const shortest = 500

const tooShort = (duration: number): MediaUnreadable =>
  new MediaUnreadable({
    code: "too-short",
    detail: `the recording is too short: it has ${(duration / 1000).toFixed(1)} seconds of sound`,
  })
