import { Schema } from "effect"

/** What the process of a local model is started with. */
export const ModelSettings = Schema.Struct({
  /** Of a GGUF file. */
  path: Schema.String,
  /** Of the Unix socket on which it listens. */
  socket: Schema.String,
  name: Schema.String,
  purpose: Schema.Literals(["language", "embedding"]),
  /** Tokens of prompt and answer together. */
  contextTokens: Schema.Int,
  /** How many requests are read and answered at the same time. */
  sequences: Schema.Int,
  /** The default of the library, four, stalls a machine with two processors. */
  threads: Schema.Int,
})
export type ModelSettings = typeof ModelSettings.Type

/** What the process says once it listens. */
export const ModelReady = Schema.Struct({
  type: Schema.Literal("ready"),
  /** The longest context that the model was trained on, in tokens. */
  trainedTokens: Schema.Int,
})
