import { Effect, Schema } from "effect"

/** A name that is also the name of a folder: nothing in it can lead elsewhere. */
export const ModelName = Schema.String.check(Schema.isPattern(/^[a-z\d][\w.-]{2,99}$/i))

/**
 * What a model is for: turning speech into text; writing summaries, answers, questions and translations; finding passages by
 * their meaning; telling speakers apart.
 */
export const purposes = ["speech", "language", "search", "speakers"] as const
export const Purpose = Schema.Literals(purposes)
export type Purpose = typeof Purpose.Type

const Checksum = Schema.String.check(Schema.isPattern(/^[\da-f]{64}$/))

/** A further file of a model: what is installed together is one model. */
const ModelPart = Schema.Struct({ url: Schema.String, bytes: Schema.Int, sha256: Checksum })

/** A model that can be downloaded. Catalogues of operators may leave out what has a default. */
export const Model = Schema.Struct({
  name: ModelName,
  /** What people call it. */
  title: Schema.String,
  purpose: Purpose.pipe(Schema.withDecodingDefaultKey(Effect.succeed("speech"))),
  /** ISO 639-1. */
  languages: Schema.Union([Schema.Array(Schema.String), Schema.Literal("any")]),
  /** What it is good at, in a sentence. */
  about: Schema.String,
  /** Its strength as a key, for which the web app has a text. Null for models that an operator added. */
  strength: Schema.NullOr(
    Schema.Literals([
      "european",
      "english",
      "asian",
      "many",
      "light",
      "lightest",
      "writes-well",
      "writes-fast",
      "writes-english",
      "writes-best",
      "writes-plainly",
      "finds-well",
      "finds-fast",
      "finds-plainly",
      "hears-many",
      "hears-chinese",
      "voices",
      "voices-other",
      "voices-asian",
    ]),
  ),
  licence: Schema.Struct({
    name: Schema.String,
    url: Schema.String,
    /** Whether its terms restrict what one may do with it, and so must be agreed to before the download. */
    mustAgree: Schema.Boolean.pipe(Schema.withDecodingDefaultKey(Effect.succeed(false))),
  }),
  url: Schema.String,
  /** Of the file at `url`: its size may differ a little from `bytes`, its checksum may not. */
  bytes: Schema.Int,
  sha256: Checksum,
  /** What is installed with it. Of a model that tells speakers apart, the file at `url` finds turns, and the part compares voices. */
  parts: Schema.Array(ModelPart).pipe(Schema.withDecodingDefaultKey(Effect.succeed([]))),
  /** Roughly what it takes up on disk. */
  unpackedBytes: Schema.Int,
  /** Whether another model of the catalogue took its place: it is not offered, and stays for those who have it. */
  isReplaced: Schema.optionalKey(Schema.Boolean),
  /** Memory that it needs while it works, in bytes; 0 if that is not known. */
  memoryBytes: Schema.Int.pipe(Schema.withDecodingDefaultKey(Effect.succeed(0))),
  /** How many tokens its prompt and answer may have together; 0 for a model without such a limit. */
  contextTokens: Schema.Int.pipe(Schema.withDecodingDefaultKey(Effect.succeed(0))),
  /** How a model for searching is asked; as it is, if omitted. */
  embedding: Schema.optionalKey(Schema.Struct({
    /** What it expects before the words that someone looks for. */
    question: Schema.String.pipe(Schema.withDecodingDefaultKey(Effect.succeed(""))),
    /** What it expects before a text that may be found. */
    passage: Schema.String.pipe(Schema.withDecodingDefaultKey(Effect.succeed(""))),
    /** How many of its numbers are kept, of a model whose first ones say the most; all of them if omitted. */
    dimensions: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 8, maximum: 8192 }))),
  })),
})
export type Model = typeof Model.Type

/** What has to be downloaded in all. */
export const bytesOf = ({ bytes, parts }: Pick<Model, "bytes" | "parts">): number =>
  parts.reduce((sum, part) => sum + part.bytes, bytes)

/** Whether it is offered as a download: not what the built-in engine already has, nor what another model replaced. */
export const isOffered = ({ strength, isReplaced = false }: Pick<Model, "strength" | "isReplaced">): boolean =>
  strength !== "light" && !isReplaced

const asian: ReadonlySet<string> = new Set(["zh", "ja", "ko"])

/** Of models with one purpose, the one to offer first to someone who reads this language. */
export const recommended = (models: ReadonlyArray<Model>, language: string): Model | null => {
  const strengths = asian.has(language) ? ["asian", "voices-asian"] : language === "en" ? ["english"] : ["european"]
  return models.find(({ strength }) => strength !== null && strengths.includes(strength)) ?? models[0] ?? null
}
