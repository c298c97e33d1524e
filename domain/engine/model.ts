import { Schema } from "effect"

/** A name that is also the name of a folder: nothing in it can lead elsewhere. */
export const ModelName = Schema.String.check(Schema.isPattern(/^[a-z\d][\w.-]{2,99}$/i))

/** A recognition model that can be downloaded. */
export const Model = Schema.Struct({
  name: ModelName,
  /** What people call it. */
  title: Schema.String,
  /** ISO 639-1. */
  languages: Schema.Union([Schema.Array(Schema.String), Schema.Literal("any")]),
  /** What it is good at, in a sentence. */
  about: Schema.String,
  /** The same as a key, for which the web app has a text. Null for models that an operator added. */
  strength: Schema.NullOr(Schema.Literals(["european", "english", "asian", "many", "light", "lightest"])),
  licence: Schema.Struct({ name: Schema.String, url: Schema.String }),
  url: Schema.String,
  /** Of the file at `url`: its size may differ a little from `bytes`, its checksum may not. */
  bytes: Schema.Int,
  sha256: Schema.String.check(Schema.isPattern(/^[\da-f]{64}$/)),
  /** Roughly what it takes up on disk. */
  unpackedBytes: Schema.Int,
})
export type Model = typeof Model.Type

const asian: ReadonlySet<string> = new Set(["zh", "ja", "ko"])

/** The model to offer first to someone who reads this language. */
export const recommended = (models: ReadonlyArray<Model>, language: string): Model | null => {
  const strength = asian.has(language) ? "asian" : language === "en" ? "english" : "european"
  return models.find((model) => model.strength === strength) ?? models[0] ?? null
}
