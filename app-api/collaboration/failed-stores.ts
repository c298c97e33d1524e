import type { Document } from "@hocuspocus/server"

/** What to do after a document could not be stored. */
type Next = { readonly again: number } | "give up"

/** Milliseconds until the first retry; each later one waits twice as long. */
const firstPause = 500
const longestPause = 30_000
/** How often a document itself may be the reason. A database that is away is waited for. */
const maxTries = 5

/** Counts how often documents could not be stored, and knows those that have been given up until their next change. */
export const failedStores = () => {
  const tries = new WeakMap<Document, number>()
  return {
    failed: (document: Document, isAway: boolean): Next => {
      const count = (tries.get(document) ?? 0) + 1
      tries.set(document, count)
      if (!isAway && count >= maxTries) return "give up"
      return { again: Math.min(longestPause, firstPause * 2 ** (count - 1)) }
    },
    stored: (document: Document): boolean => tries.delete(document),
    isGivenUp: (document: Document): boolean => (tries.get(document) ?? 0) >= maxTries,
  }
}
