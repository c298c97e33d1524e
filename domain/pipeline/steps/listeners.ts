import { Deferred, Effect, FiberSet, Schedule, Stream } from "effect"
import type { Job } from "../../job/job.ts"
import { WorkFolder } from "../../job/work-folder.port.ts"
import { MediaTool } from "../../media/media-tool.port.ts"
import type { Meeting } from "../../meeting/meeting.ts"
import { ChunkCache } from "../../recognition/chunk-cache.port.ts"
import { Transcriber } from "../../recognition/transcriber.port.ts"
import { VoiceDetector } from "../../recognition/voice-detector.port.ts"
import { WorkStore } from "../../recognition/work-store.port.ts"
import { type ChunkWork, ofTrack } from "../../recognition/work.ts"
import type { Task } from "../../task/task.ts"
import { cutSpeech } from "./cut-speech.ts"
import { hotwordsOf } from "./hotwords-of.ts"
import { recogniseChunks } from "./recognise-chunks.ts"
import { trackFile } from "./track-file.ts"

/** Recognises each track on its own, as it grows. A chunk knows its track, so that lines can be named while people speak. */
export const listeners = Effect.fnUntraced(function*(job: Job, task: Task) {
  const transcriber = yield* Transcriber
  const detector = yield* VoiceDetector
  const folder = yield* WorkFolder
  const media = yield* MediaTool
  const store = yield* WorkStore
  const chunks = yield* ChunkCache
  const engine = yield* transcriber.choose(task.options.language)
  const { language } = task.options
  const options = {
    language,
    hotwords: yield* hotwordsOf(task),
    account: job.account,
    recording: task.id,
    priority: job.priority,
  }
  yield* Effect.forkScoped(engine.prepare(options))
  const paths = new Map<number, string>()
  const pathOf = ({ track = -1 }: Pick<ChunkWork, "track">) => paths.get(track) ?? ""
  const begun = yield* Deferred.make<boolean>()
  const recognising = { job, pathOf, engine, options, begun }
  const over = yield* Deferred.make<void>()
  const known = yield* store.get(task.id)
  const isSame = known !== null && known.plan.engine === engine.name
  if (!isSame) yield* store.plan(task.id, engine.name)

  const hear = Effect.fnUntraced(function*(track: number) {
    const path = yield* folder.path(job, trackFile(track))
    paths.set(track, path)
    const whole = Effect.map(
      Effect.andThen(Deferred.await(over), media.rawLength(path)),
      (duration) => ({ path, duration }),
    )
    const kept = isSame ? ofTrack(known, track).chunks : []
    // A chunk is found before the silence around it has arrived; after the end it will not.
    const untilThere = (chunk: ChunkWork) =>
      Effect.raceFirst(
        Effect.repeat(chunks.isThere({ ...chunk, audio: { path } }), {
          until: (there) => there,
          schedule: Schedule.spaced("250 millis"),
        }),
        Deferred.await(over),
      )
    const quiet = Stream.tick("1 second").pipe(
      Stream.mapEffect(() => media.rawLength(path)),
      Stream.map((quietUntil) => ({ quietUntil })),
    )
    const added = detector.detect({ path, whole }).pipe(
      Stream.merge(quiet, { haltStrategy: "left" }),
      cutSpeech(engine, Effect.map(whole, ({ duration }) => duration), kept.at(-1)?.speech.at(-1)?.end ?? null),
      Stream.mapEffect((chunk) => store.extend(task.id, [{ ...chunk, track }])),
      Stream.flattenIterable,
      Stream.tap(untilThere),
      Stream.buffer({ capacity: "unbounded" }),
    )
    yield* recogniseChunks({ ...recognising, report: () => Effect.void }, "recognising", {
      chunks: Stream.concat(Stream.fromIterable(kept), added),
      fractionOf: () => Effect.succeed(0),
    })
  })

  // A failure is reported at the end: until then, the others go on, and everything is recorded.
  const broken = yield* Deferred.make<never, Effect.Error<ReturnType<typeof hear>>>()
  const listening = yield* FiberSet.make()
  const fork = yield* FiberSet.runtime(listening)<Effect.Services<ReturnType<typeof hear>>>()
  const listen = (track: number) =>
    Effect.sync(() => {
      if (paths.has(track)) return
      paths.set(track, "")
      fork(Effect.onError(hear(track), (cause) => Deferred.failCause(broken, cause)))
    })
  const done = Effect.andThen(
    Deferred.succeed(over, undefined),
    Effect.raceFirst(Deferred.await(broken), FiberSet.awaitEmpty(listening)),
  )
  return {
    engine,
    /** What the chunks of all tracks are recognised with. */
    recognising,
    /** Begins to recognise a track; once for each. */
    listen,
    /** Takes up all tracks that an earlier run has left. */
    again: ({ tracks }: Meeting) =>
      Effect.as(Effect.forEach(tracks, ({ track }) => listen(track), { discard: true }), "server-restarted" as const),
    /** The tracks grow no more; completes when all that they hold is recognised. */
    done,
  }
})

/** Who listens to the tracks of a meeting while they grow. */
export type Listeners = Effect.Success<ReturnType<typeof listeners>>
