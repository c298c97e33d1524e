import { decodeStateVector } from "yjs"

/** Whether what the server stored contains everything that `mine` had. */
export const covers = (saved: Uint8Array, mine: Uint8Array): boolean => {
  const stored = decodeStateVector(saved)
  return [...decodeStateVector(mine)].every(([client, clock]) => (stored.get(client) ?? 0) >= clock)
}

export const bytesOf = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (sign) => sign.codePointAt(0) ?? 0)
