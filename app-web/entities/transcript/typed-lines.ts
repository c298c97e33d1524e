import { segmentsOf, withSplices } from "./changed-lines.ts"
import type { Lines } from "./lines.ts"

/**
 * The lines, including those that someone else removed or joined while they were being edited: what was typed stays
 * visible, after the line that it followed, until it is saved or discarded.
 */
export const withTyped = (lines: Lines, before: Lines, typed: ReadonlyArray<string>): Lines => {
  const present = new Set(lines.ids)
  const gone = typed.filter((id) => !present.has(id) && before.ids.includes(id))
  if (gone.length === 0) return lines
  const known = segmentsOf(before, before.ids.length)
  const splices = gone.flatMap((id) => {
    const at = before.ids.indexOf(id)
    const line = known[at]
    const after = before.ids.slice(0, at).findLast((one) => present.has(one)) ?? null
    return line === undefined ? [] : [{ removed: [], added: [line], after }]
  })
  return withSplices(lines, splices, lines.speakers)
}
