import { hasManyValues } from "#domain/kernel/many-values.ts"
import { isUtf8 } from "node:buffer"

/** Bytes of text one request may carry. */
const largest = 8_000_000

/** Bytes of a form without files: a code, a token, a notice of Alipay. Fields that are repeated are collected slowly. */
const largestForm = 64_000

const withBody = new Set(["POST", "PUT", "PATCH", "DELETE"])

/**
 * The request with its text in memory, where an empty body means no options; 413 if it is too large, and 408 if the
 * caller went away before it had all arrived: that is no failure of ours, and no line in the log.
 */
export const withText = async (request: Request): Promise<Request | 408 | 413> => {
  if (!withBody.has(request.method)) return request
  const text = await textOf(request, isFields(request) ? largestForm : largest).catch(() => 408 as const)
  if (text === 408) return text
  if (text === null) return 413
  const headers = new Headers(request.headers)
  headers.delete("content-length")
  if (text !== "" || isFields(request)) return new Request(request.url, { method: request.method, headers, body: text })
  headers.set("content-type", "application/json")
  return new Request(request.url, { method: request.method, headers, body: "{}" })
}

/** Whether it may carry files, which are too large for memory. */
export const isForm = (request: Request): boolean =>
  /^multipart\/form-data\b/i.test(request.headers.get("content-type") ?? "")

const isFields = (request: Request): boolean =>
  /^application\/x-www-form-urlencoded\b/i.test(request.headers.get("content-type") ?? "")

const textOf = async (request: Request, most: number): Promise<string | null> => {
  if (Number(request.headers.get("content-length") ?? 0) > most) return null
  if (request.body === null) return ""
  const chunks: Array<Uint8Array> = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.byteLength
    if (size > most) return null
    chunks.push(chunk)
  }
  const bytes = Buffer.concat(chunks)
  if (hasManyValues(bytes)) return null
  return isUtf8(bytes) ? new TextDecoder().decode(bytes) : notJson
}

/** Stands in for bytes that are not UTF-8, so that they are refused as malformed JSON instead of being stored altered. */
const notJson = "\uFFFD"
