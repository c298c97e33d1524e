import type { Model } from "#domain/engine/model.ts"
import { EmbedderFailed, type EmbeddingModel } from "#domain/meaning/embedder.port.ts"
import type { Vector } from "#domain/meaning/quantised.ts"
import { Effect, Schema } from "effect"

const Answer = Schema.Struct({ data: Schema.NonEmptyArray(Schema.Struct({ embedding: Schema.Array(Schema.Finite) })) })

/** Shorter than any context: a text that is refused is not halved further. */
const shortest = 64

type Described = Pick<Model, "name" | "sha256" | "embedding">

/** A model for searching behind `send`. Texts are sent one by one, so that a person who asks waits for one at most. */
export const embedderOf = ({ name, sha256, embedding = none }: Described, send: typeof fetch): EmbeddingModel => {
  const { question, passage, dimensions } = embedding
  const embed = (before: string, text: string): Effect.Effect<Vector, EmbedderFailed> =>
    Effect.tryPromise({
      try: (signal) => request(send, before + text, signal),
      catch: (cause) => new EmbedderFailed({ detail: String(cause).slice(0, 300) }),
    }).pipe(
      Effect.flatMap((vector) => {
        if (vector !== null) return checked(vector, dimensions)
        // Its beginning stands for a text that the model cannot read as a whole.
        return text.length > shortest
          ? embed(before, text.slice(0, Math.ceil(text.length / 2)).toWellFormed())
          : Effect.fail(new EmbedderFailed({ detail: "the model refuses even a short text" }))
      }),
    )
  return {
    id: [name, sha256.slice(0, 12), dimensions ?? "all"].join(" "),
    question: (text) => Effect.withSpan(embed(question, text), "Embedder.question"),
    passages: (texts) =>
      Effect.forEach(texts, (text) => embed(passage, text)).pipe(Effect.withSpan("Embedder.passages")),
  }
}

const none: NonNullable<Model["embedding"]> = { question: "", passage: "" }

/** Null where the text is longer than the context of the model. */
const request = async (send: typeof fetch, input: string, signal: AbortSignal): Promise<Vector | null> => {
  const body = JSON.stringify({ input })
  const response = await send("http://local/v1/embeddings", { method: "POST", body, signal })
  const answer = await response.text()
  if (response.status === 400 && answer.includes("context_length_exceeded")) return null
  if (!response.ok) throw new Error(`${response.status} ${answer}`)
  return Schema.decodeUnknownSync(Schema.fromJsonString(Answer))(answer).data[0].embedding
}

/** The numbers that are kept. */
const checked = (vector: Vector, dimensions = vector.length): Effect.Effect<Vector, EmbedderFailed> =>
  vector.length >= dimensions && vector.some((one) => one !== 0)
    ? Effect.succeed(vector.slice(0, dimensions))
    : Effect.fail(
      new EmbedderFailed({ detail: `the model gives ${vector.length} numbers, and ${dimensions} are wanted` }),
    )
