import type { DialRules } from "#adapters/system/guarded-proxy/dial.ts"
import { type Asked, guardedRequest } from "#adapters/system/guarded-proxy/guarded-request.ts"
import { retryAfterOf } from "#adapters/system/wire/retry-after.ts"
import type { OpenPlace } from "#domain/automatic-export/export-place.ts"
import type { IncomingMessage } from "node:http"
import { hashOfStream, partsOf, Refused, Taken, type Target } from "./target.ts"

/**
 * WebDAV by the few verbs that it needs, such as Nextcloud speaks it. A PUT takes effect as a whole. `If-None-Match` and `If-Match`
 * see to it that nothing of others is overwritten; servers without tags for versions are looked at before.
 */
export const webdav = (rules: DialRules): Target => {
  const ask = <A>(
    place: OpenPlace,
    parts: ReadonlyArray<string>,
    { method, headers = {}, body }: Partial<Asked> & Pick<Asked, "method">,
    signal: AbortSignal,
    read: (answer: IncomingMessage) => Promise<A>,
  ): Promise<A> => {
    const base = place.url.endsWith("/") ? place.url : `${place.url}/`
    const url = new URL(parts.map(encodeURIComponent).join("/"), base)
    const login = place.user === "" && place.secret === null
      ? {}
      : { authorization: `Basic ${Buffer.from(`${place.user}:${place.secret ?? ""}`).toString("base64")}` }
    const asked = { method, headers: { ...login, ...headers }, ...(body !== undefined && { body }) }
    return guardedRequest(url, asked, rules, signal, read)
  }

  const look: Target["look"] = (place, file, signal) =>
    ask(place, partsOf(place, file), { method: "HEAD" }, signal, async (answer) => {
      if (isGone(answer)) return null
      accept(answer)
      return versionOf(answer)
    })

  const put: Target["put"] = async (place, file, { body, mediaType }, over, signal) => {
    const parts = partsOf(place, file)
    const condition = over === null ? { "if-none-match": "*" } : over.startsWith('"') ? { "if-match": over } : {}
    const headers = { "content-type": mediaType, ...condition }
    const send = () =>
      ask(place, parts, { method: "PUT", headers, body }, signal, async (answer) => {
        if (answer.statusCode === 412) throw new Taken()
        // 409 is what the protocol says of a folder that is missing, 404 what some servers do.
        if (answer.statusCode === 409 || answer.statusCode === 404) return null
        accept(answer)
        return tagOf(answer) ?? ""
      })
    // One level after the other: a folder needs the one around it.
    const make = async (depth: number): Promise<void> => {
      if (depth >= parts.length) return
      await ask(place, parts.slice(0, depth), { method: "MKCOL" }, signal, async (answer) => {
        if (answer.statusCode !== 405) accept(answer)
      })
      await make(depth + 1)
    }
    const tag = await send() ?? await make(1).then(send)
    if (tag === null) throw new Refused("status", 409)
    if (tag !== "") return tag
    const version = await look(place, file, signal)
    if (version === null) throw new Refused("not-reached")
    return version
  }

  return {
    look,
    put,
    hashAt: (place, file, most, signal) =>
      ask(place, partsOf(place, file), { method: "GET" }, signal, async (answer) => {
        if (isGone(answer)) return null
        accept(answer)
        return hashOfStream(answer, most)
      }),
    remove: (place, file, signal) =>
      ask(place, partsOf(place, file), { method: "DELETE" }, signal, async (answer) => {
        if (!isGone(answer)) accept(answer)
      }),
  }
}

const isGone = ({ statusCode }: IncomingMessage): boolean => statusCode === 404 || statusCode === 410

/** Of a strong or weak tag; null without any. */
const tagOf = ({ headers: { etag } }: IncomingMessage): string | null => etag ?? null

/** Without tags, time and size are all there is. */
const versionOf = (answer: IncomingMessage): string =>
  tagOf(answer) ?? `${answer.headers["last-modified"] ?? ""} ${answer.headers["content-length"] ?? ""}`

const accept = ({ statusCode: status = 0, headers }: IncomingMessage): void => {
  if (status >= 200 && status < 300) return
  const asked = headers["retry-after"]
  const wait = asked === undefined ? null : retryAfterOf(new Headers({ "retry-after": asked }), Date.now())
  throw new Refused(faultOf(status), status, wait)
}

const faultOf = (status: number) => {
  if (status >= 300 && status < 400) return "redirect"
  if (status === 401 || status === 403) return "refused"
  if (status === 413) return "too-large"
  if (status === 423) return "locked"
  return status === 507 ? "full" : "status"
}
