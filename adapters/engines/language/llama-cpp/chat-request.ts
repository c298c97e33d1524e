import { Schema } from "effect"
import type { ChatHistoryItem } from "node-llama-cpp"

/** The parts of OpenAI's chat request that our adapters send. */
export const ChatRequest = Schema.Struct({
  messages: Schema.Array(Schema.Struct({
    role: Schema.Literals(["system", "user", "assistant"]),
    content: Schema.String,
  })),
  response_format: Schema.optionalKey(Schema.Union([
    Schema.Struct({ type: Schema.Literal("json_schema"), json_schema: Schema.Struct({ schema: Schema.Unknown }) }),
    Schema.Struct({ type: Schema.Literal("json_object") }),
    Schema.Struct({ type: Schema.Literal("text") }),
  ])),
  stream: Schema.optionalKey(Schema.Boolean),
  max_tokens: Schema.optionalKey(Schema.Int),
  temperature: Schema.optionalKey(Schema.Finite),
  seed: Schema.optionalKey(Schema.Int),
})
export type ChatRequest = typeof ChatRequest.Type

/** Instructions first, then the turns; the answer belongs at the end. */
export const historyOf = ({ messages }: ChatRequest): Array<ChatHistoryItem> => {
  const instructions = messages.filter(({ role }) => role === "system").map(({ content }) => content)
  const turns = messages.filter(({ role }) => role !== "system").map(({ role, content }): ChatHistoryItem =>
    role === "assistant" ? { type: "model", response: [content] } : { type: "user", text: content }
  )
  return [{ type: "system", text: instructions.join("\n\n") }, ...turns, { type: "model", response: [] }]
}
