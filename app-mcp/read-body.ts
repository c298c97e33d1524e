import { hasManyValues } from "#domain/kernel/many-values.ts"
import { isUtf8 } from "node:buffer"

/** Room for a pasted text of 1 MB, however it is escaped. */
const largest = 8_000_000

/** Messages in one request. The library allows no more either, but would look at each of them first. */
const largestBatch = 100

/** The JSON of a body and how many messages it holds, or what is wrong with it. */
type JsonBody = { readonly json: unknown; readonly messages: number } | { readonly fault: BodyFault }

export type BodyFault = "too-large" | "broken-off" | "not-utf8" | "not-json" | "too-many-values" | "too-many-messages"

/** The bytes of a body, or why there are none. */
export type Body = Uint8Array | "too-large" | "broken-off"

/** Reads the body of a request, once. The library would read a copy of it through three streams. */
export const readBody = (request: Request): Promise<Body> => bytesOf(request).catch(() => "broken-off" as const)

/** The library would decode what is not UTF-8 to replacement characters, which a tool would store. */
export const jsonOf = (bytes: Body): JsonBody => {
  if (typeof bytes === "string") return { fault: bytes }
  if (hasManyValues(bytes)) return { fault: "too-many-values" }
  if (!isUtf8(bytes)) return { fault: "not-utf8" }
  try {
    const json: unknown = JSON.parse(new TextDecoder().decode(bytes))
    const messages = Array.isArray(json) ? json.length : 1
    return messages > largestBatch ? { fault: "too-many-messages" } : { json, messages }
  } catch {
    return { fault: "not-json" }
  }
}

const bytesOf = async (request: Request): Promise<Body> => {
  const stated = request.headers.get("content-length")
  if (stated !== null) return Number(stated) > largest ? "too-large" : new Uint8Array(await request.arrayBuffer())
  const chunks: Array<Uint8Array> = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > largest) return "too-large"
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
