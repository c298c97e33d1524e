import { doubtsOf, type Lines } from "#web/entities/transcript/lines.ts"
import { safeLocalStorage } from "#web/lib/safe-local-storage.ts"
import { storageKeys } from "#web/lib/storage-keys.ts"
import { storeOf } from "#web/lib/store.ts"

/** A stretch of doubtful words in a line. */
export interface Doubt {
  readonly line: number
  readonly from: number
  readonly to: number
}

/** Every doubt in the lines that are shown, in order. `only` is the speaker whose lines are shown; null for all. */
export const allDoubts = (lines: Lines, only: number | null): ReadonlyArray<Doubt> =>
  lines.ids.flatMap((id, line) => {
    if (only !== null && lines.speakerOf[line] !== only) return []
    const offsets = doubtsOf(lines, { id, text: lines.texts[line] ?? "" })
    return offsets.flatMap((from, at) => at % 2 === 0 ? [{ line, from, to: offsets[at + 1] ?? from }] : [])
  })

/** The index of the doubt to go to: after the current one, or else after the reader's line; wraps around. */
export const nextDoubt = (doubts: ReadonlyArray<Doubt>, current: Doubt | null, line: number): number => {
  const next = doubts.findIndex((doubt) => current === null ? doubt.line >= line : isAfter(doubt, current))
  return next < 0 ? 0 : next
}

/** The same backwards. */
export const previousDoubt = (doubts: ReadonlyArray<Doubt>, current: Doubt | null, line: number): number => {
  const previous = doubts.findLastIndex((doubt) => current === null ? doubt.line <= line : isAfter(current, doubt))
  return previous < 0 ? doubts.length - 1 : previous
}

const isAfter = (a: Doubt, b: Doubt): boolean => a.line > b.line || (a.line === b.line && a.from > b.from)

/** Whether doubtful words are marked, on this device. */
export const showsDoubts = storeOf(safeLocalStorage.read(storageKeys.doubts) !== "off")

export const setShowsDoubts = (isOn: boolean): void => {
  safeLocalStorage.write(storageKeys.doubts, isOn ? null : "off")
  showsDoubts.set(isOn)
}
