import { Schema } from "effect"

/** What the vocabulary worker is asked: where to read the model, and where to write the files made from it. */
export const VocabularyRequest = Schema.Struct({
  model: Schema.Struct({ language: Schema.String, dictionary: Schema.String }),
  hotwords: Schema.Array(Schema.String),
  dictionary: Schema.String,
  language: Schema.String,
})
