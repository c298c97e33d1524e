import { decodeStateVector } from "yjs"

/** What the server sends besides the text itself. */
export type ServerMessage =
  | { readonly kind: "saved"; readonly vector: Uint8Array }
  /** It could not be stored, and is not tried again before it changes. */
  | { readonly kind: "unstored" }
  | { readonly kind: "replaced"; readonly by: "analysis" | "edit" | "restore"; readonly name: string | null }

/** Null for a message that a newer server may know. */
export const readServerMessage = (payload: string): ServerMessage | null => {
  const message = record(parsed(payload))
  if (message["kind"] === "saved" && typeof message["vector"] === "string") {
    return { kind: "saved", vector: bytesOf(message["vector"]) }
  }
  if (message["kind"] === "unstored") return { kind: "unstored" }
  const { by, name } = message
  if (message["kind"] !== "replaced" || (by !== "analysis" && by !== "edit" && by !== "restore")) return null
  return { kind: "replaced", by, name: typeof name === "string" ? name : null }
}

const parsed = (payload: string): unknown => {
  try {
    return JSON.parse(payload)
  } catch {
    return null
  }
}

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? { ...value } : {}

/** Whether what the server stored contains everything that `mine` had. */
export const covers = (saved: Uint8Array, mine: Uint8Array): boolean => {
  const stored = decodeStateVector(saved)
  return [...decodeStateVector(mine)].every(([client, clock]) => (stored.get(client) ?? 0) >= clock)
}

const bytesOf = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (sign) => sign.codePointAt(0) ?? 0)
