import { endOf, exactly, fold, type Folded } from "./fold.ts"

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

export interface FindOptions {
  readonly matchCase: boolean
  /** Leaves out occurrences inside longer words. */
  readonly wholeWord: boolean
}

/** Case, accents and hyphens are ignored. */
export const loosely: FindOptions = { matchCase: false, wholeWord: false }

/** Every occurrence of `wanted`, in order and without overlap. `isSearched` leaves lines out. */
export const findIn = (
  texts: ReadonlyArray<string>,
  wanted: string,
  isSearched: (line: number) => boolean = () => true,
  { matchCase, wholeWord }: FindOptions = loosely,
): Hits => {
  const loose = matchCase ? "" : fold(wanted.trim()).text
  const needle = loose === "" ? exactly(wanted.trim()).text : loose
  if (needle === "") return noHits
  const lines: Array<number> = []
  const froms: Array<number> = []
  const tos: Array<number> = []
  const all = loose === "" ? texts.map(exactly) : allFolded(texts)
  for (let line = 0; line < all.length; line++) {
    const folded = all[line]
    if (folded === undefined || !isSearched(line)) continue
    const { text, offsets } = folded
    const original = texts[line] ?? ""
    for (let at = text.indexOf(needle); at >= 0;) {
      const from = offsets === null ? at : offsets[at] ?? at
      const to = endOf(original, folded, at + needle.length - 1)
      const isWanted = !wholeWord || (isBorder(original, from) && isBorder(original, to))
      if (isWanted) {
        lines.push(line)
        froms.push(from)
        tos.push(to)
      }
      at = text.indexOf(needle, at + (isWanted ? needle.length : 1))
    }
  }
  return { lines, froms, tos }
}

const wordCharacter = /[\p{L}\p{N}\p{M}_]/u

/** Between a letter and something else. */
const isBorder = (text: string, offset: number): boolean =>
  !(wordCharacter.test(text.charAt(offset - 1)) && wordCharacter.test(text.charAt(offset)))
