import { dial, DialRefused } from "#adapters/system/guarded-proxy/dial.ts"
import { type IncomingMessage, request } from "node:http"
import { connect } from "node:tls"
import { type Access, hostAndPort } from "./access.ts"
import { failed, ProviderFailed } from "./provider-failed.ts"

export interface Source {
  readonly url: string
  /** Only for the address itself: not sent where it redirects to. */
  readonly headers: Readonly<Record<string, string>>
}

const mostRedirects = 3

/**
 * Opens what a provider names. Such an address comes from outside, and so do redirects: each must be public, or the provider's
 * own, or named by the operator.
 */
export const openDownload = async (
  access: Access,
  { url, headers }: Source,
  signal: AbortSignal,
  redirects = mostRedirects,
): Promise<IncomingMessage> => {
  const at = URL.parse(url)
  if (at?.protocol !== "https:" && at?.protocol !== "http:") throw failed("unreadable", "an address of another kind")
  const response = await answerOf(access, at, headers, signal)
  const { statusCode = 0, headers: { location } } = response
  if (statusCode === 200) return response
  response.destroy()
  if (statusCode >= 300 && statusCode < 400 && location !== undefined && redirects > 0) {
    const next = URL.parse(location, at.href)
    if (next === null) throw failed("unreadable", "a redirect to nowhere")
    const isSame = next.origin === at.origin
    return openDownload(access, { url: next.href, headers: isSame ? headers : {} }, signal, redirects - 1)
  }
  if (statusCode === 429 || statusCode >= 500) throw failed("away", `status ${statusCode} for a recording`)
  throw failed(statusCode === 404 ? "gone" : "refused", `status ${statusCode} for a recording`)
}

const answerOf = async (access: Access, at: URL, headers: Source["headers"], signal: AbortSignal) => {
  const host = at.hostname
  const port = Number(at.port || (at.protocol === "https:" ? 443 : 80))
  const own = URL.parse(access.url)
  const inside = new Set([...access.inside, ...(own === null ? [] : [hostAndPort(own)])])
  const socket = await dial(host, port, { inside }).catch((error: unknown) => {
    throw error instanceof DialRefused
      ? failed("refused", `a recording at an address inside: ${error.message}`)
      : failed("away", "no way to a recording")
  })
  return new Promise<IncomingMessage>((resolve, reject) => {
    const fail = (error: unknown) => {
      socket.destroy()
      reject(error instanceof ProviderFailed ? error : failed("away", "a recording broke off"))
    }
    request({
      createConnection: () =>
        at.protocol === "https:" ? connect({ socket, servername: host }).on("error", fail) : socket,
      path: `${at.pathname}${at.search}`,
      headers: { host: at.host, accept: "*/*", "accept-encoding": "identity", connection: "close", ...headers },
      signal,
    }, resolve).on("error", fail).end()
  })
}
