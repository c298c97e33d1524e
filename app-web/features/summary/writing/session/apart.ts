import { type Doc, encodeStateAsUpdate } from "yjs"
import { type Conflict, conflictsBetween } from "./conflicts.ts"

/** Follows what each side changes while they are apart, so that both versions of a block can be shown when they meet. */
export interface Apart {
  /** The sides separate, or have been apart since `base`. */
  readonly begin: (base: Uint8Array) => void
  /** What the other side sends, before it is applied: what it wrote in a block that was deleted here would be gone after. */
  readonly receive: (update: Uint8Array) => void
  /** They have merged: what both changed. */
  readonly end: () => ReadonlyArray<Conflict>
  readonly isApart: () => boolean
}

export const followApart = (doc: Doc): Apart => {
  let base: Uint8Array | null = null
  let mine: Uint8Array | null = null
  let theirs: Array<Uint8Array> = []
  return {
    begin: (state) => {
      base ??= state
    },
    receive: (update) => {
      if (base === null) return
      mine ??= encodeStateAsUpdate(doc)
      theirs.push(update)
    },
    end: () => {
      const conflicts = base === null || mine === null ? [] : conflictsBetween(base, mine, theirs)
      base = null
      mine = null
      theirs = []
      return conflicts
    },
    isApart: () => base !== null,
  }
}
