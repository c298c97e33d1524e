import type { AnswerRequest } from "#domain/asking/answer.ts"
import type { PassageFinder } from "#domain/asking/passage-finder.port.ts"
import type { SegmentId } from "#domain/kernel/ids.ts"
import { fused } from "#domain/meaning/fused.ts"
import { Effect } from "effect"

/** How many passages of a long text a model reads, with how many lines around each. */
const maxPassages = 40
const before = 1
const after = 2

/** Besides its text, a line has a number, a time and a name. */
const perLine = 20

/**
 * The lines that a model reads: all of a short text, otherwise those related to the question by their words or, where that is
 * known, by their meaning, with their neighbours.
 */
export const shownLines = Effect.fnUntraced(function*(
  request: AnswerRequest,
  room: number,
  find: typeof PassageFinder.Service["find"],
) {
  const { text: { lines }, within, similar } = request
  const open = lines.filter(({ id }) => within === null || within.has(id))
  const sizes = new Map(open.map(({ id, text }) => [id, text.length + perLine]))
  if ([...sizes.values()].reduce((sum, size) => sum + size, 0) <= room) return new Set(sizes.keys())
  const found = fused([yield* find(request, maxPassages), similar.flat()], (id) => id)
  const places = new Map(lines.map(({ id }, at) => [id, at]))
  const shown = new Set<SegmentId>()
  let left = room
  for (const id of found) {
    const at = places.get(id) ?? 0
    for (const neighbour of lines.slice(Math.max(0, at - before), at + after + 1)) {
      const size = sizes.get(neighbour.id)
      if (size === undefined || size > left || shown.has(neighbour.id)) continue
      shown.add(neighbour.id)
      left -= size
    }
  }
  return shown
})
