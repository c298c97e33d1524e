import { Effect, Schema } from "effect"
import { ownerInView } from "../../account/shared/signed-in.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { Transcriber } from "../../recognition/transcriber.port.ts"

/** The engines that `transcript.retranscribe` may use, the preferred one first. */
export const listRecognisers = useCase("transcript.listRecognisers", {
  input: Schema.Struct({}),
  output: Schema.Struct({
    engines: Schema.Array(wire({
      id: Schema.String,
      name: Schema.String,
      /** ISO 639-1 codes; null for any. */
      languages: Schema.NullOr(Schema.Array(Schema.String)),
      /** Whether the audio stays on the operator's machines. */
      isLocal: Schema.Boolean,
    })),
  }),
  run: Effect.fnUntraced(function*() {
    yield* ownerInView
    const transcriber = yield* Transcriber
    const engines = yield* transcriber.installed
    return {
      engines: engines.map(({ id, name, languages, isLocal }) => ({
        id,
        name,
        languages: languages === "any" ? null : languages,
        isLocal,
      })),
    }
  }),
})
