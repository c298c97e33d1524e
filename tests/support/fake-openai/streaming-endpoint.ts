import { Effect } from "effect"
import { createServer, type ServerResponse } from "node:http"
import { Readable } from "node:stream"

/** What an endpoint receives: the messages and the requested format. */
export interface StreamedRequest {
  readonly messages: ReadonlyArray<{ readonly role: string; readonly content: string }>
  readonly response_format?: { readonly type: string; readonly json_schema?: { readonly schema: unknown } }
  readonly stream?: boolean
}

/** Writes the bytes of one answer; `nth` counts the requests from 0. */
export type Streams = (response: ServerResponse, request: StreamedRequest, nth: number) => void

/** A chat endpoint over HTTP whose every byte a test decides. */
export const streamingEndpoint = (streams: Streams) =>
  Effect.gen(function*() {
    const requests: Array<StreamedRequest> = []
    let abandoned = 0
    const gone = Promise.withResolvers<void>()
    const server = createServer((request, response) => {
      const parts: Array<Buffer> = []
      response.once("close", () => {
        if (response.writableFinished) return
        abandoned++
        gone.resolve()
      })
      request.on("data", (part: Buffer) => parts.push(part))
      request.on("end", () => {
        const asked: StreamedRequest = JSON.parse(Buffer.concat(parts).toString())
        requests.push(asked)
        streams(response, asked, requests.length - 1)
      })
    })
    yield* Effect.acquireRelease(
      Effect.promise(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))),
      () =>
        Effect.promise(() =>
          new Promise<void>((resolve) => {
            server.close(() => resolve())
            server.closeAllConnections()
          })
        ),
    )
    const address = server.address()
    const port = typeof address === "object" && address !== null ? address.port : 0
    return { baseUrl: `http://127.0.0.1:${port}/v1`, requests, gone: gone.promise, abandoned: () => abandoned }
  })

const chunk = (content: string): string =>
  `data: ${
    JSON.stringify({ id: "c", object: "chat.completion.chunk", choices: [{ index: 0, delta: { content } }] })
  }\n\n`

const usage = `data: ${JSON.stringify({ id: "c", choices: [], usage: { total_tokens: 9 } })}\n\n`

/** The text as events, cut into pieces of this many characters, then the usage and the end. */
export const eventsOf = (text: string, size = 7): Buffer =>
  Buffer.from(
    [...(text.match(new RegExp(`[^]{1,${size}}`, "gu")) ?? []).map(chunk), usage, "data: [DONE]\n\n"].join(""),
  )

export const begin = (response: ServerResponse): void =>
  void response.writeHead(200, { "content-type": "text/event-stream" })

/** Sends these bytes in pieces of their own, whatever they cut through. */
export const sendPieces = (response: ServerResponse, bytes: Buffer, size: number): void => {
  begin(response)
  const count = Math.ceil(bytes.length / size)
  Readable.from(Array.from({ length: count }, (_, at) => bytes.subarray(at * size, (at + 1) * size))).pipe(response)
}

export const refuse = (response: ServerResponse, status: number, error: Readonly<Record<string, unknown>>): void => {
  response.writeHead(status, { "content-type": "application/json" })
  response.end(JSON.stringify({ error }))
}
