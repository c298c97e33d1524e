import { Schema } from "effect"

/** The request to the transform worker: the files of the model, and what was heard in the utterances of a chunk. */
export const TransformRequest = Schema.Struct({
  acoustic: Schema.String,
  dictionary: Schema.String,
  utterances: Schema.Array(Schema.Struct({
    words: Schema.Array(Schema.Struct({
      begin: Schema.Number,
      end: Schema.Number,
      text: Schema.String,
      confidence: Schema.NullOr(Schema.Number),
      entry: Schema.String,
    })),
    cepstra: Schema.NullOr(Schema.Uint8Array),
  })),
})

/** The text of a file of transforms; null if there was too little to estimate them from. */
export const TransformReply = Schema.NullOr(Schema.String)
