import { Schema } from "effect"
import type { ServerResponse } from "node:http"
import { send, sendError } from "./behaviour.ts"
import { exampleOf, strictnessFault } from "./json-schema.ts"

/** What the fake records about a chat request: the body as sent. */
export interface ChatRequest {
  readonly kind: "chat"
  readonly model: string
  readonly stream: boolean
  readonly messages: ReadonlyArray<{ readonly role: string; readonly content: string }>
  readonly format: { readonly type: string; readonly schema: unknown; readonly strict: boolean }
}

/** Writes the assistant's message. */
export type Reply = (request: ChatRequest) => string

const Body = Schema.Struct({
  model: Schema.String,
  stream: Schema.optionalKey(Schema.Boolean),
  messages: Schema.Array(Schema.Struct({ role: Schema.String, content: Schema.String })),
  response_format: Schema.optionalKey(Schema.Struct({
    type: Schema.String,
    json_schema: Schema.optionalKey(
      Schema.Struct({ schema: Schema.Unknown, strict: Schema.optionalKey(Schema.Boolean) }),
    ),
  })),
})

const decodeBody = Schema.decodeUnknownSync(Schema.fromJsonString(Body))

export const readChat = (body: Buffer): ChatRequest => {
  const { model, stream = false, messages, response_format: format } = decodeBody(body.toString())
  return {
    kind: "chat",
    model,
    stream,
    messages,
    format: {
      type: format?.type ?? "text",
      schema: format?.json_schema?.schema ?? null,
      strict: format?.json_schema?.strict ?? false,
    },
  }
}

/** An instance of the schema asked for, a small object, or a sentence. */
export const defaultReply: Reply = (request) => {
  if (request.format.type === "json_schema") return JSON.stringify(exampleOf(request.format.schema))
  return request.format.type === "json_object" ? '{"answer":"ok"}' : "This is the answer of the fake."
}

/** How much a model takes, and how much it writes before it is cut. */
export interface ChatLimits {
  readonly context?: { readonly characters: number; readonly refusal?: string }
  readonly maxAnswer?: number
}

export const answerChat = (
  response: ServerResponse,
  request: ChatRequest,
  reply: Reply,
  formats: ReadonlyArray<string>,
  { context, maxAnswer = Infinity }: ChatLimits = {},
): void => {
  const { format, messages } = request
  if (context !== undefined && messages.reduce((sum, { content }) => sum + content.length, 0) > context.characters) {
    return refuseLength(response, context.refusal ?? "context_length_exceeded")
  }
  if (!formats.includes(format.type)) {
    const message = `'response_format' of type '${format.type}' is not supported with this model.`
    return sendError(response, 400, { message, param: "response_format" })
  }
  const fault = format.type === "json_schema" && format.strict ? strictnessFault(format.schema) : null
  if (fault) {
    return sendError(response, 400, {
      message: `Invalid schema for response_format: ${fault}`,
      param: "response_format",
    })
  }
  if (format.type === "json_object" && !request.messages.some(({ content }) => /json/i.test(content))) {
    const message =
      "'messages' must contain the word 'json' in some form, to use 'response_format' of type 'json_object'."
    return sendError(response, 400, { message, param: "messages" })
  }
  const whole = reply(request)
  const content = whole.slice(0, maxAnswer)
  const finish = content === whole ? "stop" : "length"
  if (request.stream) return stream(response, request, content, finish)
  send(
    response,
    200,
    "application/json",
    JSON.stringify({
      ...envelope(request, "chat.completion"),
      choices: [{
        index: 0,
        message: { role: "assistant", content, refusal: null },
        logprobs: null,
        finish_reason: finish,
      }],
      usage: usageOf(request, content),
    }),
  )
}

/** With OpenAI's code, or as vLLM says it: in words alone. */
const refuseLength = (response: ServerResponse, refusal: string): void => {
  const message = "This model's maximum context length is 4096 tokens. However, you requested 6012 tokens. "
    + "Please reduce the length of the messages."
  const code = refusal === "context_length_exceeded" ? refusal : null
  return sendError(response, 400, { message, code, param: code === null ? null : "messages" })
}

const stream = (response: ServerResponse, request: ChatRequest, content: string, finish: string): void => {
  response.writeHead(200, { "content-type": "text/event-stream" })
  const event = (delta: object, finish: string | null) =>
    response.write(`data: ${
      JSON.stringify({
        ...envelope(request, "chat.completion.chunk"),
        choices: [{ index: 0, delta, finish_reason: finish }],
      })
    }\n\n`)
  event({ role: "assistant", content: "" }, null)
  for (const part of content.match(/\S+\s*/g) ?? []) event({ content: part }, null)
  event({}, finish)
  response.write(`data: ${
    JSON.stringify({
      ...envelope(request, "chat.completion.chunk"),
      choices: [],
      usage: usageOf(request, content),
    })
  }\n\n`)
  response.end("data: [DONE]\n\n")
}

const envelope = (request: ChatRequest, object: string) => ({
  id: "chatcmpl-fake",
  object,
  created: 1,
  model: request.model,
})

const usageOf = (request: ChatRequest, content: string) => {
  const prompt = Math.ceil(request.messages.reduce((sum, message) => sum + message.content.length, 0) / 4)
  const completion = Math.ceil(content.length / 4)
  return { prompt_tokens: prompt, completion_tokens: completion, total_tokens: prompt + completion }
}
