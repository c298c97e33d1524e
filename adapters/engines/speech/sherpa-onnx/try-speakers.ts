import { secondOfSpeech } from "#adapters/media/pcm/second-of-speech.ts"
import { InstallFailed } from "#domain/engine/model-installer.port.ts"
import type { Model } from "#domain/engine/model.ts"
import { Effect } from "effect"
import { make as diarizer } from "./diarizer.ts"
import { speakerFiles } from "./speaker-models.ts"
import { make as embedder } from "./voice-embedder.ts"

/** Lets a model look for speakers in a second of speech, and describe the voice: both of its files must work. */
export const trySpeakers = (model: Model, folder: string): Effect.Effect<void, InstallFailed> =>
  Effect.gen(function*() {
    const { audio: { path }, ...span } = secondOfSpeech
    const files = Effect.succeed(speakerFiles(model, folder))
    const audio = { path, duration: span.end }
    yield* diarizer(files).diarize(audio, [span], null)
    // Three times the same second, since less is not listened to.
    const heard = yield* embedder(Effect.succeed({ name: model.name, open: files })).embed(audio, [[span, span, span]])
    if (heard?.vectors[0] == null) return yield* new InstallFailed({ reason: "unusable", detail: "it hears no voice" })
  }).pipe(
    Effect.catchTag(
      "EngineUnavailable",
      ({ detail }) => Effect.fail(new InstallFailed({ reason: "unusable", detail })),
    ),
  )
