import type { BatchLimits, Piece } from "./translation.ts"

/** Pieces that are requested together, with the texts before them. */
export interface Batch {
  readonly pieces: ReadonlyArray<Piece>
  readonly before: ReadonlyArray<string>
}

const contextLines = 2

/** Groups pieces in order; a longer one is a batch of its own. `all` are the texts among which their context is found. */
export const batchesOf = (
  wanted: ReadonlyArray<Piece>,
  all: ReadonlyArray<Piece>,
  { lines, characters }: Pick<BatchLimits, "lines" | "characters">,
): ReadonlyArray<Batch> => {
  const groups: Array<Array<Piece>> = []
  let used = 0
  for (const piece of wanted) {
    const open = groups.at(-1)
    if (open !== undefined && open.length < lines && used + piece.text.length <= characters) {
      open.push(piece)
      used += piece.text.length
    } else {
      groups.push([piece])
      used = piece.text.length
    }
  }
  const places = new Map(all.map(({ id }, at) => [id, at]))
  return groups.map((pieces) => ({ pieces, before: beforeIn(all, places.get(pieces[0]?.id ?? "") ?? 0) }))
}

const beforeIn = (all: ReadonlyArray<Piece>, at: number): ReadonlyArray<string> =>
  all.slice(Math.max(0, at - contextLines), at).map(({ text }) => text)
