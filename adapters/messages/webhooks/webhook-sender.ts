import { dial, DialRefused, type DialRules, findAll } from "#adapters/system/guarded-proxy/dial.ts"
import { isPublicAddress } from "#adapters/system/guarded-proxy/public-address.ts"
import { retryAfterOf } from "#adapters/system/wire/retry-after.ts"
import { answerLength, type Fault } from "#domain/webhook/delivery.ts"
import { type ReceivedAnswer, type SentMessage, WebhookSender } from "#domain/webhook/webhook-sender.port.ts"
import { Effect, Layer } from "effect"
import { type IncomingMessage, request } from "node:http"
import { isIP, type Socket } from "node:net"
import { connect } from "node:tls"
import { beginningOf } from "./beginning-of.ts"
import { signaturesOf } from "./signature.ts"

export interface Options extends DialRules {
  /** Milliseconds for all of an attempt. */
  readonly timeLimit?: number
}

/** Receivers often have a port of their own; those below are of other services. */
const isPort = (port: number): boolean => port === 443 || port >= 1024

/** Over connections of the guard only: each attempt looks the name up, and goes to one of the addresses that were checked. */
export const layer = ({ timeLimit = 15_000, ...given }: Options): Layer.Layer<WebhookSender> => {
  const rules = { isPort, ...given }
  return Layer.succeed(WebhookSender, {
    admits: (url) => Effect.promise(() => isAdmitted(new URL(url), rules)),
    // Without a span of its own: the address would be in its error.
    send: (message) =>
      Effect.promise(async (interrupted) => {
        const limit = AbortSignal.timeout(timeLimit)
        const signal = AbortSignal.any([interrupted, limit])
        return await posted(message, rules, signal).catch((cause: unknown) =>
          failed(cause instanceof DialRefused ? "inside" : limit.aborted ? "too-slow" : "not-reached")
        )
      }),
  })
}

const failed = (fault: Fault): ReceivedAnswer => ({ status: null, fault, answer: "", wait: null })

const portOf = (url: URL): number => Number(url.port || (url.protocol === "https:" ? 443 : 80))

const nameOf = (url: URL): string => url.hostname.replaceAll(/[[\]]/g, "")

/** Plain http only leads to what the operator allows. */
const isInside = (url: URL, { inside }: DialRules): boolean => inside.has(`${nameOf(url)}:${portOf(url)}`)

const isAdmitted = async (url: URL, rules: DialRules): Promise<boolean> => {
  if (isInside(url, rules)) return true
  if (url.protocol !== "https:" || !isPort(portOf(url))) return false
  const found = await (rules.lookup ?? findAll)(nameOf(url)).catch(() => [])
  return found.every(({ address }) => isPublicAddress(address))
}

const posted = async (message: SentMessage, rules: DialRules, signal: AbortSignal): Promise<ReceivedAnswer> => {
  const url = new URL(message.url)
  if (url.protocol !== "https:" && !isInside(url, rules)) throw new DialRefused("the scheme")
  const socket = await opened(url, rules, signal)
  const stop = (): void => void socket.destroy()
  signal.addEventListener("abort", stop)
  try {
    signal.throwIfAborted()
    const answer = await ask(url, socket, message)
    const status = answer.statusCode ?? 0
    const asked = answer.headers["retry-after"]
    const headers = new Headers(asked === undefined ? {} : { "retry-after": asked })
    const wait = retryAfterOf(headers, message.at.epochMilliseconds)
    // What it says is of no use to us: an answer that breaks off is as good as its status.
    const beginning = await beginningOf(answer, answerLength).catch(() => "")
    return { status, fault: faultOf(status), answer: beginning, wait }
  } finally {
    signal.removeEventListener("abort", stop)
    stop()
  }
}

const faultOf = (status: number): Fault | null =>
  status >= 200 && status < 300 ? null : status >= 300 && status < 400 ? "redirect" : "status"

/** A connection that comes too late is closed. */
const opened = async (url: URL, rules: DialRules, signal: AbortSignal): Promise<Socket> => {
  const dialled = dial(url.hostname, portOf(url), rules)
  const socket = await Promise.race([dialled, aborted(signal)]).catch((cause: unknown) => {
    void dialled.then((late) => late.destroy(), () => undefined)
    throw cause
  })
  const host = nameOf(url)
  return url.protocol === "https:" ? connect({ socket, host, ...(isIP(host) === 0 && { servername: host }) }) : socket
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const end = (): void => reject(new Error("the time is over"))
    if (signal.aborted) end()
    else signal.addEventListener("abort", end, { once: true })
  })

const ask = (url: URL, socket: Socket, { id, at, body, secrets }: SentMessage): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    socket.once("close", () => reject(new Error("the connection ended")))
    const timestamp = Math.floor(at.epochMilliseconds / 1000)
    const asking = request({
      createConnection: () => socket,
      method: "POST",
      path: url.pathname + url.search,
      headers: {
        host: url.host,
        "content-type": "application/json",
        "content-length": Buffer.byteLength(body),
        "user-agent": "Parley",
        "webhook-id": id,
        "webhook-timestamp": timestamp,
        "webhook-signature": signaturesOf(secrets, { id, timestamp, body }),
        connection: "close",
      },
    }, resolve)
    asking.once("error", reject)
    asking.end(body)
  })
