import type { JsonSchema, Schema } from "effect"
import type OpenAI from "openai"
import type { CallFailed } from "./call-failed.ts"
import type { Endpoint } from "./endpoint.ts"

/** Ways to request JSON, best first. If a service refuses one, the next is used from then on. */
export const ways = ["json_schema", "json_object", "text"] as const

export type Messages = Array<OpenAI.Chat.ChatCompletionMessageParam>

export interface Shape<A> {
  readonly name: string
  readonly schema: JsonSchema.JsonSchema
  readonly codec: Schema.ConstraintDecoder<A>
  /** The list that makes an object an answer of this shape. */
  readonly parts: string
}

export interface ChatOptions {
  readonly client: OpenAI
  readonly endpoint: Endpoint
  readonly model: string
}

export const format = (shape: Shape<unknown>, way: number) => {
  if (ways[way] === "json_schema") {
    const json_schema = { name: shape.name, strict: true, schema: { ...shape.schema } }
    return { response_format: { type: "json_schema" as const, json_schema } }
  }
  return ways[way] === "json_object" ? { response_format: { type: "json_object" as const } } : {}
}

/** Without json_schema, the shape must be part of the prompt. */
export const withShape = (messages: Messages, shape: Shape<unknown>, way: number): Messages =>
  ways[way] === "json_schema"
    ? messages
    : [
      {
        role: "system",
        content: `Answer with one JSON object that fits this JSON Schema:\n${JSON.stringify(shape.schema)}`,
      },
      ...messages,
    ]

export const refusesFormat = (failure: CallFailed): boolean =>
  !failure.tooLong
  && (failure.status === 400 || failure.status === 422)
  && (failure.parameter === null || failure.parameter.startsWith("response_format"))
