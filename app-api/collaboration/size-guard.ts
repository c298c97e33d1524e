import type { Document } from "@hocuspocus/server"
import * as Y from "yjs"
import { ending } from "./connection-context.ts"

/**
 * Bytes of a document with everything that Yjs remembers about it. A summary of a million characters in short items
 * takes 3.5 MB.
 */
const maxBytes = 6_000_000

/** Refuses updates to a document that is too large. The size is estimated from what arrives, and measured only near the limit. */
export const sizeGuard = () => {
  const sizes = new WeakMap<Document, number>()
  return (document: Document, bytes: number): void => {
    const estimate = (sizes.get(document) ?? measured(document)) + bytes
    sizes.set(document, estimate)
    if (estimate <= maxBytes) return
    const size = measured(document) + bytes
    sizes.set(document, size)
    if (size <= maxBytes) return
    sizes.set(document, size - bytes)
    throw ending("full")
  }
}

const measured = (document: Document): number => Y.encodeStateAsUpdate(document).length
