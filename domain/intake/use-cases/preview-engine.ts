import { Effect, Option, Schema } from "effect"
import { currentUser } from "../../account/shared/signed-in.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { type Engine, Transcriber } from "../../recognition/transcriber.port.ts"
import { optionFields } from "../transcription-options.ts"

/** The engine that would transcribe a recording in this language, and its languages, to be shown before uploading. */
export const previewEngine = useCase("intake.previewEngine", {
  input: wire({ language: optionFields.language }),
  output: wire({
    /** Null if there is none for this language, or it is not known yet. */
    engine: Schema.NullOr(Schema.String),
    /** ISO 639-1. Null if it supports any, or is not known yet; empty if there is no engine for this language. */
    languages: Schema.NullOr(Schema.Array(Schema.String)),
  }),
  run: Effect.fnUntraced(function*({ language = "auto" }) {
    yield* currentUser
    const transcriber = yield* Transcriber
    // Does not wait for an engine that is still being downloaded or loaded.
    const found = yield* Effect.timeoutOption(Effect.option(transcriber.choose(language)), "2 seconds")
    return Option.match(found, {
      onNone: () => ({ engine: null, languages: null }),
      onSome: Option.match({ onNone: () => ({ engine: null, languages: [] }), onSome: knownBy }),
    })
  }),
})

const knownBy = ({ name, capabilities: { languages } }: Engine) => ({
  engine: name,
  languages: languages === "any" ? null : languages,
})
