import { Schema } from "effect"
import type { LlamaModel } from "node-llama-cpp"
import type { ModelSettings } from "./model-settings.ts"
import { contextExceeded } from "./request-refused.ts"

/** The parts of OpenAI's embeddings request that our adapters send. */
export const EmbeddingRequest = Schema.Struct({ input: Schema.Union([Schema.String, Schema.Array(Schema.String)]) })

export type Embed = (texts: ReadonlyArray<string>) => Promise<ReadonlyArray<ReadonlyArray<number>>>

/** Turns texts into vectors, one after another. */
export const embeddingModel = async (
  model: LlamaModel,
  { contextTokens, threads }: ModelSettings,
): Promise<Embed> => {
  // Models that read a text in both directions need all of it in one batch.
  const context = await model.createEmbeddingContext({ contextSize: contextTokens, batchSize: contextTokens, threads })
  return (texts) =>
    Promise.all(texts.map(async (text) => {
      const tokens = model.tokenize(text)
      // The last two are what the model adds to a text.
      if (tokens.length > contextTokens - 2) {
        throw contextExceeded(`the text has ${tokens.length} tokens, and the context ${contextTokens}`)
      }
      return [...(await context.getEmbeddingFor(tokens)).vector]
    }))
}
