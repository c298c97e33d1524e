import { type IncomingMessage, type OutgoingHttpHeaders, request } from "node:http"
import { isIP, type Socket } from "node:net"
import { connect } from "node:tls"
import { dial, DialRefused, type DialRules, findAll } from "./dial.ts"
import { isPublicAddress } from "./public-address.ts"

export interface Asked {
  readonly method: string
  readonly headers: OutgoingHttpHeaders
  readonly body?: string | Uint8Array
}

const portOf = (url: URL): number => Number(url.port || (url.protocol === "https:" ? 443 : 80))

const nameOf = (url: URL): string => url.hostname.replaceAll(/[[\]]/g, "")

/** Services that are asked often have a port of their own; those below are of others. */
export const isServicePort = (port: number): boolean => port === 443 || port >= 1024

/** Plain http only leads to what the operator allows. */
const isInside = (url: URL, { inside }: DialRules): boolean => inside.has(`${nameOf(url)}:${portOf(url)}`)

/** Whether an address may be asked: over https, on the public internet, or allowed by the operator. A name that nobody knows yet may. */
export const isAdmitted = async (url: URL, rules: DialRules): Promise<boolean> => {
  if (isInside(url, rules)) return true
  const { isPort = isServicePort } = rules
  if (url.protocol !== "https:" || !isPort(portOf(url))) return false
  const found = await (rules.lookup ?? findAll)(nameOf(url)).catch(() => [])
  return found.every(({ address }) => isPublicAddress(address))
}

/**
 * One request over a connection of the guard: the name is looked up, and the request goes to one of the addresses that were checked.
 * Redirections are answers like others. The connection ends with `read`, or once `signal` aborts.
 */
export const guardedRequest = async <A>(
  url: URL,
  asked: Asked,
  rules: DialRules,
  signal: AbortSignal,
  read: (answer: IncomingMessage) => Promise<A>,
): Promise<A> => {
  if (url.protocol !== "https:" && !isInside(url, rules)) throw new DialRefused("the scheme")
  const socket = await opened(url, { isPort: isServicePort, ...rules }, signal)
  const stop = (): void => void socket.destroy()
  signal.addEventListener("abort", stop)
  try {
    signal.throwIfAborted()
    return await read(await answered(url, socket, asked))
  } finally {
    signal.removeEventListener("abort", stop)
    stop()
  }
}

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

const answered = (url: URL, socket: Socket, { method, headers, body }: Asked): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    socket.once("close", () => reject(new Error("the connection ended")))
    const asking = request({
      createConnection: () => socket,
      method,
      path: url.pathname + url.search,
      headers: {
        host: url.host,
        "user-agent": "Parley",
        ...headers,
        ...(body !== undefined && { "content-length": Buffer.byteLength(body) }),
        connection: "close",
      },
    }, resolve)
    asking.once("error", reject)
    asking.end(body)
  })
