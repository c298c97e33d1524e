import { fold, type Folded } from "./fold.ts"

/** Search hits: the n-th is in line `lines[n]`, from offset `froms[n]` up to `tos[n]`. */
export interface Hits {
  readonly lines: ReadonlyArray<number>
  readonly froms: ReadonlyArray<number>
  readonly tos: ReadonlyArray<number>
}

export const noHits: Hits = { lines: [], froms: [], tos: [] }

const foldedTexts = new WeakMap<ReadonlyArray<string>, ReadonlyArray<Folded>>()

/** Folding is most of the work, so each version of a text is folded only once. */
const allFolded = (texts: ReadonlyArray<string>): ReadonlyArray<Folded> => {
  const found = foldedTexts.get(texts)
  if (found !== undefined) return found
  const folded = texts.map(fold)
  foldedTexts.set(texts, folded)
  return folded
}

/** Every occurrence of `wanted`, in order and without overlap. `isSearched` leaves lines out. */
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
    const { text, offsets } = folded
    for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + needle.length)) {
      lines.push(line)
      froms.push(offsets === null ? at : offsets[at] ?? at)
      tos.push(offsets === null ? at + needle.length : offsets[at + needle.length] ?? at + needle.length)
    }
  }
  return { lines, froms, tos }
}
