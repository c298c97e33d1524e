import type { Document } from "@hocuspocus/server"
import * as Y from "yjs"
import { ending } from "./connection-context.ts"

/** Elements around an element. What is nested deeper is left out when the document is stored: it has to be refused before. */
const maxDepth = 24

type Struct = ReturnType<typeof Y.decodeUpdate>["structs"][number]

/** Refuses updates that nest deeper than a document is read. Only what creates an element or a text is looked at. */
export const guardDepth = (document: Document, update: Uint8Array): void => {
  const structs = structsIn(update)
  const made = structs.flatMap((struct) =>
    struct instanceof Y.Item && struct.content instanceof Y.ContentType ? [{ struct, type: struct.content.type }] : []
  )
  if (made.length === 0) return
  const depthOf = depthsIn(document, structs)
  const isTooDeep = made.some(({ struct, type }) =>
    depthOf(struct) > (type instanceof Y.XmlText ? maxDepth + 1 : maxDepth)
  )
  if (isTooDeep) throw ending("deep")
}

/** None of what cannot be read: it changes nothing, which Hocuspocus finds out by itself. */
const structsIn = (update: Uint8Array): ReadonlyArray<Struct> => {
  try {
    return Y.decodeUpdate(update).structs
  } catch {
    return []
  }
}

/**
 * How many elements are around a struct of an update, or of the document. Without recursion: a chain may be as long as the
 * update. What is not known yet, as it is still to arrive, counts as the top.
 */
const depthsIn = (document: Document, structs: ReadonlyArray<Struct>) => {
  const find = finderIn(document, structs)
  const depths = new Map<Struct | Y.GC, number>()
  return (struct: Struct): number => {
    const path: Array<readonly [Struct | Y.GC, number]> = []
    const seen = new Set<Struct | Y.GC>()
    let at: Struct | Y.GC | null = struct
    while (at !== null && !depths.has(at) && !seen.has(at)) {
      seen.add(at)
      const [next, levels] = outwards(at, find)
      path.push([at, levels])
      at = next
    }
    let depth = at === null ? 0 : depths.get(at) ?? 0
    for (const [one, levels] of path.toReversed()) depths.set(one, depth += levels)
    return depths.get(struct) ?? 0
  }
}

type Find = (id: Y.ID) => Struct | Y.GC | null

/** The next struct towards the top, and how many levels it is up. A neighbour is on the same level. */
const outwards = (struct: Struct | Y.GC, find: Find): readonly [Struct | Y.GC | null, number] => {
  if (!(struct instanceof Y.Item)) return [null, 0]
  const { parent, origin, rightOrigin } = struct
  if (parent instanceof Y.ID) return [find(parent), 1]
  if (parent instanceof Y.AbstractType) return parent._item === null ? [null, 0] : [parent._item, 1]
  const neighbour = origin ?? rightOrigin
  return [neighbour === null || typeof parent === "string" ? null : find(neighbour), 0]
}

const finderIn = ({ store }: Document, structs: ReadonlyArray<Struct>): Find => {
  const byClient = Map.groupBy(structs, ({ id }) => id.client)
  return (id) => {
    const among = byClient.get(id.client) ?? []
    let [low, high] = [0, among.length - 1]
    while (low <= high) {
      const middle = (low + high) >> 1
      const found = among[middle]
      if (found === undefined) break
      if (id.clock < found.id.clock) high = middle - 1
      else if (id.clock >= found.id.clock + found.length) low = middle + 1
      else return found
    }
    return id.clock < Y.getState(store, id.client) ? Y.getItem(store, id) : null
  }
}
