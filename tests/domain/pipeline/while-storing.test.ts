import { transcribeTask } from "#domain/pipeline/jobs/transcribe-task.ts"
import type { Span } from "#domain/recognition/speech.ts"
import { WorkStore } from "#domain/recognition/work-store.port.ts"
import { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import { assert, describe, it } from "@effect/vitest"
import { Deferred, Effect, Fiber } from "effect"
import { hearing, jobOf, recordingId, startedAtNoon, usualSpeech } from "../../support/pipeline/a-recording.ts"

const speech = Array.from({ length: 6 }, (_, nth) => ({ begin: 1000 + nth * 20_000, end: 10_000 + nth * 20_000 }))
const long = {
  ...usualSpeech,
  speech,
  hear: ({ begin }: Span) =>
    Effect.succeed(Array.from({ length: 7 }, (_, nth) => begin + 150 + nth * 1300).map((at) => `word@${at}`).join(" ")),
}

describe("while results are being stored", () => {
  it.effect("the engine has the next chunks, and every result is stored in the end", () =>
    startedAtNoon(hearing(long, ({ asked }) =>
      Effect.gen(function*() {
        const store = yield* WorkStore
        const transcripts = yield* TranscriptStore
        const go = yield* Deferred.make<void>()
        const slow = WorkStore.of({
          ...store,
          finish: (...result) => Effect.andThen(Deferred.await(go), store.finish(...result)),
        })
        const worker = yield* Effect.forkChild(Effect.provideService(transcribeTask(jobOf(1)), WorkStore, slow))
        // Two at a time: all others are asked for although not one is stored yet.
        yield* Effect.yieldNow.pipe(Effect.repeat({ times: 20_000, until: () => asked.length === speech.length }))
        assert.lengthOf(asked, speech.length)
        yield* Deferred.succeed(go, undefined)
        yield* Fiber.join(worker)
        const { segments } = yield* transcripts.get(recordingId)
        assert.lengthOf(segments.flatMap(({ words }) => words), 7 * speech.length)
      }))))
})
