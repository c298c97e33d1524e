import { endSession } from "./end-session.ts"
import { never, RequestFailed, SessionEnded } from "./failures.ts"
import { fetchRefusals } from "./known-text.ts"
import { markUpdating } from "./updating.ts"

interface Body {
  readonly code?: unknown
  readonly message?: unknown
  readonly data?: unknown
}

const messages: Readonly<Record<number, string>> = {
  403: "request denied",
  413: "file size exceeds limit",
}

/**
 * Reads a REST response: resolves to its data, or throws by the request rules of the specification (section 8). `bearer` is
 * the token that was sent, and null for what needs none.
 */
export const unwrapEnvelope = async (response: Response, bearer: string | null): Promise<unknown> => {
  if (response.status === 404) {
    markUpdating()
    return never()
  }
  if (response.status === 401 && bearer !== null) {
    endSession(bearer)
    throw new SessionEnded()
  }
  const text = await response.text()
  const body = parse(text)
  if (!response.ok || (body?.code !== undefined && body.code !== 200)) await fetchRefusals()
  if (body === null) {
    throw new RequestFailed(response.status, `request failed (${response.status}): ${text.slice(0, 200)}`)
  }
  const message = typeof body.message === "string" ? body.message : ""
  const fail = (code: number, fallback: string): RequestFailed =>
    new RequestFailed(code, message || fallback, errorCodeOf(body.data), body.data)
  if (!response.ok) throw fail(response.status, messages[response.status] ?? "request failed")
  if (body.code === 302 && message === "redirect_required") return redirect(body.data)
  if (typeof body.code === "number" && body.code !== 200 && message !== "") throw fail(body.code, "request failed")
  return body.data ?? body
}

const parse = (text: string): Body | null => {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === "object" ? body : null
  } catch {
    return null
  }
}

const errorCodeOf = (data: unknown): string | null =>
  typeof data === "object" && data !== null && "error_code" in data ? String(data.error_code) : null

/** Another edition serves this country. */
const redirect = (data: unknown): Promise<unknown> => {
  const isForCountry = typeof data === "object" && data !== null && "reason" in data &&
    data.reason === "country_restricted" && "url" in data && typeof data.url === "string"
  if (!isForCountry) throw new RequestFailed(302, "redirect_required", null, data)
  location.assign(String(data.url))
  return never()
}
