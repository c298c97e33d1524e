import { secondOfSpeech } from "#adapters/media/pcm/second-of-speech.ts"
import { InstallFailed } from "#domain/engine/model-installer.port.ts"
import { Effect } from "effect"
import { engine } from "./transcriber-engine.ts"

/**
 * Loads a model and lets it recognise a second of speech: the first recording must not be what reveals a broken one.
 */
export const tryModel = (folder: string): Effect.Effect<void, InstallFailed> =>
  Effect.gen(function*() {
    const { recognise } = yield* engine({ folder })
    yield* recognise(secondOfSpeech, { language: "auto", hotwords: [], account: "", recording: "", priority: true })
  }).pipe(
    Effect.scoped,
    Effect.mapError(({ detail }) => new InstallFailed({ reason: "unusable", detail })),
    Effect.asVoid,
  )
