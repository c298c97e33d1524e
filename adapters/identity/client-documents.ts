import { dial, type DialRules } from "#adapters/system/guarded-proxy/dial.ts"
import { type ClientDocument, ClientDocuments } from "#domain/connected-app/client-documents.port.ts"
import { Effect, Layer } from "effect"
import { type IncomingMessage, request } from "node:http"
import { isIP, type Socket } from "node:net"
import { connect } from "node:tls"

/** What a program says about itself takes a kilobyte. */
const maxBytes = 32_768

const timeLimit = 5000

export const layer = (rules: DialRules): Layer.Layer<ClientDocuments> =>
  Layer.succeed(ClientDocuments, {
    // Without a span of its own: the address would be in its error.
    fetch: (url) =>
      Effect.tryPromise((signal) => fetched(new URL(url), rules, signal)).pipe(
        Effect.timeout(timeLimit),
        Effect.catch(() => Effect.as(Effect.logInfo("What a program says about itself could not be fetched"), null)),
      ),
  })

const fetched = async (url: URL, rules: DialRules, signal: AbortSignal): Promise<ClientDocument> => {
  if (url.protocol !== "https:") throw new Error("not https")
  const socket = await dial(url.hostname, Number(url.port || 443), rules)
  const stop = (): void => void socket.destroy()
  signal.addEventListener("abort", stop)
  try {
    signal.throwIfAborted()
    const name = url.hostname.replaceAll(/[[\]]/g, "")
    const secure = connect({ socket, host: name, ...(isIP(name) === 0 && { servername: name }) })
    const answer = await ask(url, secure)
    const headers = Object.entries(answer.headers).flatMap(([field, value]) =>
      typeof value === "string" ? [[field, value] as const] : []
    )
    return { status: answer.statusCode ?? 0, headers, body: await bodyOf(answer) }
  } finally {
    signal.removeEventListener("abort", stop)
    stop()
  }
}

const ask = (url: URL, socket: Socket): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    socket.once("error", reject)
    socket.once("close", () => reject(new Error("the connection ended")))
    const asking = request({
      createConnection: () => socket,
      method: "GET",
      path: url.pathname + url.search,
      headers: { host: url.host, accept: "application/json", "user-agent": "Parley", connection: "close" },
    }, resolve)
    asking.once("error", reject)
    asking.end()
  })

const bodyOf = async (answer: IncomingMessage): Promise<Uint8Array> => {
  const chunks: Array<Uint8Array> = []
  let size = 0
  for await (const chunk of answer as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > maxBytes) throw new Error("too large")
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
