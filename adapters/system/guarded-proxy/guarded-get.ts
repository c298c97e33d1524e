import { type IncomingMessage, request } from "node:http"
import { isIP, type Socket } from "node:net"
import { connect } from "node:tls"
import { dial, type DialRules } from "./dial.ts"

export interface Asked {
  readonly rules: DialRules
  readonly headers: Readonly<Record<string, string>>
  readonly maxRedirects: number
  readonly signal: AbortSignal
}

/** No answer that says anything: the address leads round in circles, or to something that is not the web. */
class NoAnswer extends Error {}

/** Fetches over connections of the guard only: each redirection is checked like the address itself. The connection ends with `read`. */
export const guardedGet = <A>(
  url: URL,
  asked: Asked,
  read: (answer: IncomingMessage, url: URL) => Promise<A>,
): Promise<A> => follow(url, asked, read, 0)

const follow = async <A>(
  url: URL,
  asked: Asked,
  read: (answer: IncomingMessage, url: URL) => Promise<A>,
  redirects: number,
): Promise<A> => {
  if (redirects > asked.maxRedirects) throw new NoAnswer("too many redirections")
  const socket = await open(url, asked)
  const stop = (): void => void socket.destroy()
  asked.signal.addEventListener("abort", stop)
  try {
    asked.signal.throwIfAborted()
    const answer = await ask(url, socket, asked.headers)
    const location = redirectOf(answer)
    if (location === null) return await read(answer, url)
    return await follow(new URL(location, url), asked, read, redirects + 1)
  } finally {
    asked.signal.removeEventListener("abort", stop)
    stop()
  }
}

const redirectOf = ({ statusCode = 0, headers }: IncomingMessage): string | null =>
  statusCode >= 300 && statusCode < 400 && statusCode !== 304 ? headers.location ?? null : null

const open = async (url: URL, { rules, signal }: Asked): Promise<Socket> => {
  const isSafe = url.protocol === "https:"
  if (!isSafe && url.protocol !== "http:") throw new NoAnswer("neither http nor https")
  signal.throwIfAborted()
  const socket = await dial(url.hostname, Number(url.port || (isSafe ? 443 : 80)), rules)
  const name = url.hostname.replaceAll(/[[\]]/g, "")
  return isSafe ? connect({ socket, host: name, ...(isIP(name) === 0 && { servername: name }) }) : socket
}

const ask = (url: URL, socket: Socket, headers: Asked["headers"]): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    socket.once("close", () => reject(new Error("the connection ended")))
    const asking = request({
      createConnection: () => socket,
      method: "GET",
      path: url.pathname + url.search,
      headers: { host: url.host, "user-agent": "Parley", connection: "close", ...headers },
    }, resolve)
    asking.once("error", reject)
    asking.end()
  })
