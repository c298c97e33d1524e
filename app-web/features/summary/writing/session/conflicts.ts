import type { JSONContent } from "@tiptap/core"
import { type Doc, encodeStateAsUpdate } from "yjs"
import { blocksAt, type TextBlock } from "./text-blocks.ts"

/** A block that both sides changed while they were apart. Null where a side deleted it. */
export interface Conflict {
  readonly id: string
  readonly mine: JSONContent | null
  readonly theirs: JSONContent | null
  /** The block it stood behind, to put it back there. */
  readonly after: string | null
}

/**
 * What both sides changed since `base`, the state they last shared. The document itself merges letter by letter: nobody's words
 * are lost, but a sentence that two people rewrote may need a choice.
 */
const conflictsBetween = (
  base: Uint8Array,
  mine: Uint8Array,
  theirs: ReadonlyArray<Uint8Array>,
): ReadonlyArray<Conflict> => {
  const shared = blocksAt([base])
  const [here, there] = [byId(blocksAt([mine])), byId(blocksAt([base, ...theirs]))]
  return shared.flatMap(({ id, content }, index) => {
    const [own, other] = [here.get(id) ?? null, there.get(id) ?? null]
    const isConflict = !isSame(own, content) && !isSame(other, content) && !isSame(own, other)
    return isConflict ? [{ id, mine: own, theirs: other, after: shared[index - 1]?.id ?? null }] : []
  })
}

const byId = (blocks: ReadonlyArray<TextBlock>): ReadonlyMap<string, JSONContent> =>
  new Map(blocks.map(({ id, content }) => [id, content]))

const isSame = (one: JSONContent | null, other: JSONContent | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** Follows what each side changes while they are apart, so that both versions of a block can be shown when they meet. */
interface Apart {
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
