import { fold, type Folded } from "./fold.ts"

/** Where the wanted text stands: the n-th hit is in line `lines[n]`, from letter `froms[n]` up to `tos[n]`. */
export interface Hits {
  readonly lines: ReadonlyArray<number>
  readonly froms: ReadonlyArray<number>
  readonly tos: ReadonlyArray<number>
}

export const noHits: Hits = { lines: [], froms: [], tos: [] }

const foldedTexts = new WeakMap<ReadonlyArray<string>, ReadonlyArray<Folded>>()

/** Folding is the larger part of the work; each version of a text is folded once. */
const allFolded = (texts: ReadonlyArray<string>): ReadonlyArray<Folded> => {
  const found = foldedTexts.get(texts)
  if (found !== undefined) return found
  const made = texts.map(fold)
  foldedTexts.set(texts, made)
  return made
}

/** Every place of `wanted` in the texts, without overlap, in order. `isSearched` leaves lines out. */
export const findIn = (
  texts: ReadonlyArray<string>,
  wanted: string,
  isSearched: (line: number) => boolean = () => true,
): Hits => {
  const needle = fold(wanted.trim()).text
  if (needle === "") return noHits
  const lines: Array<number> = []
  const froms: Array<number> = []
  const tos: Array<number> = []
  const all = allFolded(texts)
  for (let line = 0; line < all.length; line++) {
    const folded = all[line]
    if (folded === undefined || !isSearched(line)) continue
    const { text, places } = folded
    for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + needle.length)) {
      lines.push(line)
      froms.push(places === null ? at : places[at] ?? at)
      tos.push(places === null ? at + needle.length : places[at + needle.length] ?? at + needle.length)
    }
  }
  return { lines, froms, tos }
}
