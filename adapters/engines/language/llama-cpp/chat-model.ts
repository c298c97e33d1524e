import { LlamaChat, type LlamaContextSequence, type LlamaGrammar, type LlamaModel } from "node-llama-cpp"
import { type ChatRequest, historyOf } from "./chat-request.ts"
import type { ModelSettings } from "./model-settings.ts"
import { contextExceeded, RequestRefused } from "./request-refused.ts"
import { forGrammar, SchemaNotExpressible } from "./schema-for-grammar.ts"
import { Turns } from "./turns.ts"

interface Completion {
  readonly text: string
  readonly reason: "stop" | "length"
  readonly promptTokens: number
  readonly answerTokens: number
}

export type Complete = (
  request: ChatRequest,
  signal: AbortSignal,
  onText: (text: string) => void,
) => Promise<Completion>

/** What marks the beginning and the end of a message takes a few tokens more. */
const tokensOfMarks = 8

/** Tokens that are read at once: twice as many take 0.15 GB more, as each has a number for every word of the model. */
const batchSize = 256

/** An answer needs at least this many. */
const leastAnswer = 64

/** Writes answers. A prompt without room for an answer is refused: the library would drop its beginning without a word. */
export const chatModel = async (
  model: LlamaModel,
  { contextTokens, sequences, threads }: ModelSettings,
): Promise<Complete> => {
  const context = await model.createContext({ contextSize: contextTokens, sequences, threads, batchSize })
  const turns = new Turns(Array.from({ length: sequences }, () => context.getSequence()))

  const write = async (
    sequence: LlamaContextSequence,
    request: ChatRequest,
    { room, signal, onText }: { room: number; signal: AbortSignal; onText: (text: string) => void },
  ) => {
    const grammar = await grammarFor(model, request)
    const chat = new LlamaChat({ contextSequence: sequence })
    try {
      return await chat.generateResponse(historyOf(request), {
        ...(grammar === undefined ? {} : { grammar }),
        signal,
        onTextChunk: onText,
        maxTokens: Math.min(room, request.max_tokens ?? room),
        temperature: request.temperature ?? 0.2,
        topP: 0.9,
        ...(request.seed === undefined ? {} : { seed: request.seed }),
        // A model that reasons would do so for minutes, outside the grammar.
        budgets: { thoughtTokens: 0 },
        evaluationPriority: request.stream === true ? 5 : 1,
        contextShift: {
          strategy: () => {
            throw contextExceeded("the answer does not fit into the context")
          },
        },
      })
    } finally {
      chat.dispose({ disposeSequence: false })
    }
  }

  return async (request, signal, onText) => {
    const promptTokens = request.messages.reduce(
      (sum, { content }) => sum + model.tokenize(content).length + tokensOfMarks,
      tokensOfMarks,
    )
    const room = contextTokens - promptTokens
    if (room < leastAnswer) {
      throw contextExceeded(`the prompt has ${promptTokens} tokens, and the context ${contextTokens}`)
    }
    const { thing: sequence, give } = await turns.take(request.stream === true, signal)
    try {
      const { response, metadata } = await write(sequence, request, { room, signal, onText })
      return {
        text: response,
        reason: metadata.stopReason === "maxTokens" ? "length" : "stop",
        promptTokens,
        answerTokens: model.tokenize(response).length,
      }
    } finally {
      give()
    }
  }
}

const grammarFor = async ({ llama }: LlamaModel, { response_format: format }: ChatRequest): Promise<
  LlamaGrammar | undefined
> => {
  if (format?.type === "json_object") return llama.getGrammarFor("json")
  if (format?.type !== "json_schema") return undefined
  try {
    return await llama.createGrammarForJsonSchema({ oneOf: [forGrammar(format.json_schema.schema)] })
  } catch (error) {
    if (error instanceof SchemaNotExpressible) throw new RequestRefused(400, error.message, null, "response_format")
    throw error
  }
}
