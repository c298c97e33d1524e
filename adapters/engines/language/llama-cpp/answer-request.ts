import { Schema } from "effect"
import type { IncomingMessage, ServerResponse } from "node:http"
import type { Complete } from "./chat-model.ts"
import { ChatRequest } from "./chat-request.ts"
import { type Embed, EmbeddingRequest } from "./embedding-model.ts"
import { RequestRefused } from "./request-refused.ts"

/** What one model can do: answer, or turn texts into vectors. */
export interface Abilities {
  readonly name: string
  readonly complete: Complete | null
  readonly embed: Embed | null
}

type Send = (status: number, value: unknown) => void

/** Answers the two calls of OpenAI's API that our adapters make. A caller that goes away ends its answer. */
export const answerRequest = async (
  model: Abilities,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const gone = new AbortController()
  response.once("close", () => {
    if (!response.writableFinished) gone.abort(new Error("the caller has gone"))
  })
  const send: Send = (status, value) => {
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value))
  }
  try {
    const body = await bodyOf(request)
    if (request.url === "/v1/embeddings" && model.embed !== null) {
      return send(200, await embeddings(model.name, model.embed, body))
    }
    if (request.url === "/v1/chat/completions" && model.complete !== null) {
      return await chat(model.name, model.complete, body, { response, signal: gone.signal, send })
    }
    throw new RequestRefused(404, `${request.url} is not something this model does`)
  } catch (error) {
    if (gone.signal.aborted) return void response.destroy()
    if (response.headersSent) return void response.destroy(error instanceof Error ? error : undefined)
    const { status, message, code, param } = error instanceof RequestRefused ? error : unexpected(error)
    send(status, { error: { message, type: status < 500 ? "invalid_request_error" : "server_error", code, param } })
  }
}

const bodyOf = async (request: IncomingMessage): Promise<unknown> => {
  const parts: Array<Buffer> = []
  for await (const part of request) parts.push(part)
  try {
    return JSON.parse(Buffer.concat(parts).toString("utf8"))
  } catch {
    throw new RequestRefused(400, "the body is not JSON")
  }
}

const decoded = async <A>(codec: Schema.ConstraintDecoder<A>, body: unknown): Promise<A> => {
  try {
    return await Schema.decodeUnknownPromise(codec)(body)
  } catch (error) {
    throw new RequestRefused(400, error instanceof Error ? error.message : "the request has another shape")
  }
}

const embeddings = async (model: string, embed: Embed, body: unknown) => {
  const { input } = await decoded(EmbeddingRequest, body)
  const vectors = await embed(typeof input === "string" ? [input] : input)
  const data = vectors.map((embedding, index) => ({ object: "embedding", index, embedding }))
  return { object: "list", model, data, usage: { prompt_tokens: 0, total_tokens: 0 } }
}

interface Exchange {
  readonly response: ServerResponse
  readonly signal: AbortSignal
  readonly send: Send
}

const chat = async (model: string, complete: Complete, body: unknown, { response, signal, send }: Exchange) => {
  const request = await decoded(ChatRequest, body)
  const isStream = request.stream === true
  const part = (choice: object, rest: object = {}) => ({
    id: "local",
    object: isStream ? "chat.completion.chunk" : "chat.completion",
    created: 0,
    model,
    choices: [{ index: 0, ...choice }],
    ...rest,
  })
  // The headers come with the first text, so that a refusal is still a status.
  const push = (data: string): void => {
    if (!response.headersSent) response.writeHead(200, { "content-type": "text/event-stream" })
    response.write(`data: ${data}\n\n`)
  }
  const onText = (content: string): void => {
    if (isStream) push(JSON.stringify(part({ delta: { content }, finish_reason: null })))
  }
  const { text, reason, promptTokens, answerTokens } = await complete(request, signal, onText)
  if (isStream) {
    push(JSON.stringify(part({ delta: {}, finish_reason: reason })))
    push("[DONE]")
    response.end()
    return
  }
  const usage = {
    prompt_tokens: promptTokens,
    completion_tokens: answerTokens,
    total_tokens: promptTokens + answerTokens,
  }
  send(200, part({ message: { role: "assistant", content: text }, finish_reason: reason }, { usage }))
}

const unexpected = (error: unknown): RequestRefused =>
  new RequestRefused(500, error instanceof Error ? error.message : "the model failed")
