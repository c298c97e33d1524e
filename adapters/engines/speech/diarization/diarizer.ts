import { askWorker } from "#adapters/system/child-process/node-worker.ts"
import { OffsetMs } from "#domain/kernel/offset-ms.ts"
import { Diarizer } from "#domain/recognition/diarizer.port.ts"
import { EngineUnavailable } from "#domain/recognition/errors.ts"
import { Effect, Layer, Schema } from "effect"

const Answer = Schema.Struct({
  turns: Schema.Array(Schema.Struct({ begin: OffsetMs, end: OffsetMs, speaker: Schema.Int })),
  unsure: Schema.NullOr(Schema.Struct({ least: Schema.Int, most: Schema.Int })),
})

/** Runs in a child process and needs nothing installed. */
export const layer = Layer.succeed(Diarizer, {
  diarize: Effect.fn("Diarizer.diarize")((audio, speech, count) =>
    askWorker({
      file: new URL("./diarization-worker.ts", import.meta.url),
      request: { path: audio.path, speech, count },
      reads: [audio.path],
      answer: Answer,
      timeLimit: 60_000 + audio.duration / 4,
      memoryLimit: 1024,
    }).pipe(
      Effect.tapError(({ name, detail }) => Effect.logError("Diarization failed", { name, detail })),
      Effect.mapError(({ reason }) => new EngineUnavailable({ detail: `diarization ${reason}` })),
    )
  ),
})
