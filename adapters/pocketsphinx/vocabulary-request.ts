import { Schema } from "effect"

/** The request to the vocabulary worker: where to read the model, and where to write the generated files. */
export const VocabularyRequest = Schema.Struct({
  model: Schema.Struct({ language: Schema.String, dictionary: Schema.String }),
  hotwords: Schema.Array(Schema.String),
  dictionary: Schema.String,
  language: Schema.String,
})
