import { claimCopies, copyName } from "#web/lib/local-copies.ts"
import { IndexeddbPersistence } from "y-indexeddb"
import type { Doc } from "yjs"

/** The copy of a document on this device. Without one, as in private windows, words live as long as the page. */
export interface LocalCopy {
  /** The state last shared with the server, if the two have been apart since. */
  readonly base: Uint8Array | null
  readonly isOrigin: (origin: unknown) => boolean
  readonly keepBase: (base: Uint8Array | null) => void
  readonly close: () => void
  readonly discard: () => Promise<void>
}

const none: LocalCopy = {
  base: null,
  isOrigin: () => false,
  keepBase: () => undefined,
  close: () => undefined,
  discard: () => Promise.resolve(),
}

/** Loads the copy into `doc`. */
export const openLocalCopy = async (
  { document, taskId, userId }: { readonly document: string; readonly taskId: string; readonly userId: string },
  doc: Doc,
): Promise<LocalCopy> => {
  await claimCopies(userId, taskId, document)
  const persistence = new IndexeddbPersistence(copyName(document), doc)
  try {
    // Rejects if the browser stores no databases: `whenSynced` would wait forever.
    await persistence._db
    if (!persistence.synced) await persistence.whenSynced
    const base: unknown = await persistence.get("base")
    return {
      base: base instanceof ArrayBuffer ? new Uint8Array(base) : null,
      isOrigin: (origin) => origin === persistence,
      keepBase: (next) =>
        void quietly(next === null ? persistence.del("base") : persistence.set("base", Uint8Array.from(next).buffer)),
      close: () => void quietly(persistence.destroy()),
      discard: () => quietly(persistence.clearData()),
    }
  } catch {
    return none
  }
}

/** The copy is a second place for words that are on the page anyway: if it fails, editing continues. */
const quietly = (work: Promise<unknown>): Promise<void> => work.then(() => undefined, () => undefined)
