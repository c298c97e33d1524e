import type { JSONContent } from "@tiptap/core"
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
export const conflictsBetween = (
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
