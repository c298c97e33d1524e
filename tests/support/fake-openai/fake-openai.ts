import { Effect } from "effect"
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import { type Behaviour, misbehave, send, sendError } from "./behaviour.ts"
import { answerChat, type ChatLimits, type ChatRequest, defaultReply, readChat, type Reply } from "./chat.ts"
import { holds } from "./holds.ts"
import { ear, type KnownRecording, type ScriptWord } from "./script.ts"
import { answerUpload, openAiModels, readUpload, sizeLimit, type TranscriptionRequest } from "./transcriptions.ts"

export interface FakeOpenAiOptions extends ChatLimits {
  /** A free one by default. */
  readonly port?: number
  readonly recordings?: ReadonlyArray<KnownRecording>
  /** What it recognises in this many milliseconds of an unknown recording; nothing by default. */
  readonly otherwise?: (duration: number) => ReadonlyArray<ScriptWord>
  readonly apiKey?: string
  /** Further speech models with the formats each knows, for playing a compatible server. */
  readonly models?: Readonly<Record<string, ReadonlyArray<string>>>
  /** What `response_format` of chat may be. */
  readonly chatFormats?: ReadonlyArray<string>
  readonly reply?: Reply
  /** How requests are treated that `next` says nothing about. */
  readonly usually?: Behaviour
}

type FakeRequest = TranscriptionRequest | ChatRequest

/** A local service that speaks OpenAI's protocol. It records what was asked, never with which key. */
export interface FakeOpenAi extends AsyncDisposable {
  readonly baseUrl: string
  readonly requests: ReadonlyArray<FakeRequest>
  /** How the coming requests are treated, one after the other. */
  readonly next: (...behaviours: ReadonlyArray<Behaviour>) => void
  /** Lets answers go that this name, in a hotword or in what is asked, holds back; so does `DELETE /holds/<name>`. */
  readonly release: (name: string) => void
  /** The most concurrent requests, and those the client aborted. */
  readonly counts: { readonly peak: number; readonly abandoned: number }
}

export const startFakeOpenAi = async (options: FakeOpenAiOptions = {}): Promise<FakeOpenAi> => {
  const hear = ear(options.recordings ?? [])
  const models = { ...openAiModels, ...options.models }
  const requests: Array<FakeRequest> = []
  const planned: Array<Behaviour> = []
  const held = holds()
  const counts = { open: 0, peak: 0, abandoned: 0 }

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    counts.peak = Math.max(counts.peak, ++counts.open)
    response.once("close", () => {
      counts.open--
      if (!response.writableFinished && !response.errored && request.socket.destroyed) counts.abandoned++
    })
    const path = new URL(request.url ?? "/", "http://fake").pathname
    if (path.startsWith("/holds/")) {
      held.release(path.slice("/holds/".length))
      return void response.end()
    }
    if (!isAuthorised(request, options.apiKey ?? "test-key")) return sendError(response, 401, wrongKey)
    if (path === "/v1/models") return sendModels(response, models)
    const body = await bodyOf(request)
    if (body === null) return sendError(response, 413, tooLarge, { connection: "close" })
    const received = performance.now()
    const behaviour = planned.shift() ?? options.usually ?? {}
    if (path === "/v1/audio/transcriptions") {
      const upload = await readUpload(body, request.headers, hear)
      if (!upload) return sendError(response, 400, { message: "you must provide a file", param: "file" })
      requests.push(upload.request)
      await held.until(upload.request.fields["prompt"]?.[0])
      return perform(response, behaviour, received, () => answerUpload(response, upload, models, options.otherwise))
    }
    if (path === "/v1/chat/completions") {
      const chat = readChat(body)
      requests.push(chat)
      await held.until(chat.messages.at(-1)?.content)
      const formats = options.chatFormats ?? ["text", "json_object", "json_schema"]
      return perform(
        response,
        behaviour,
        received,
        () => answerChat(response, chat, options.reply ?? defaultReply, formats, options),
      )
    }
    sendError(response, 404, { message: `Invalid URL (${request.method} ${path})` })
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, "127.0.0.1", resolve))
  return {
    baseUrl: `http://127.0.0.1:${portOf(server)}/v1`,
    requests,
    next: (...behaviours) => void planned.push(...behaviours),
    release: held.release,
    counts,
    [Symbol.asyncDispose]: () => stop(server),
  }
}

/** The same for as long as a scope lives. */
export const fakeOpenAi = (options: FakeOpenAiOptions = {}) =>
  Effect.acquireDisposable(Effect.promise(() => startFakeOpenAi(options)))

const wrongKey = { message: "Incorrect API key provided.", code: "invalid_api_key" }

const tooLarge = { message: `Maximum content size limit (${sizeLimit}) exceeded`, type: "server_error" }

const isAuthorised = (request: IncomingMessage, key: string): boolean =>
  request.headers.authorization === `Bearer ${key}`

/** What it takes to understand a request, which is more on a busy machine, counts towards the delay. */
const perform = (response: ServerResponse, behaviour: Behaviour, received: number, proper: () => void): void => {
  const act = () => behaviour.instead === undefined ? proper() : misbehave(response, behaviour.instead)
  if (!behaviour.delay) return act()
  setTimeout(() => response.destroyed || act(), Math.max(0, behaviour.delay - (performance.now() - received))).unref()
}

const sendModels = (response: ServerResponse, models: Readonly<Record<string, unknown>>): void => {
  const data = [...Object.keys(models), "gpt-fake"].map((id) => ({ id, object: "model", created: 1, owned_by: "fake" }))
  send(response, 200, "application/json", JSON.stringify({ object: "list", data }))
}

const bodyLimit = sizeLimit + 65_536

/** Null when it is larger than a form with one 25 MB file may be. */
const bodyOf = async (request: IncomingMessage): Promise<Buffer<ArrayBuffer> | null> => {
  const parts: Array<Buffer> = []
  let size = 0
  for await (const part of request) {
    size += part.length
    if (size <= bodyLimit) parts.push(part)
  }
  return size > bodyLimit ? null : Buffer.concat(parts)
}

const portOf = (server: Server): number => {
  const address = server.address()
  return typeof address === "object" && address ? address.port : 0
}

const stop = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
