/** Lines that were replaced by others: `at` is where those stand in the new text. */
export interface Hunk {
  readonly removed: ReadonlyArray<string>
  readonly added: ReadonlyArray<string>
  readonly at: number
}

/** More than this is compared line by line only where it differs at the same place. */
const maxCells = 4_000_000

/** What changed from one text to another. Blank lines, and what `keyOf` leaves out, are no changes. */
export const changesBetween = (
  from: ReadonlyArray<string>,
  to: ReadonlyArray<string>,
  keyOf: (line: string) => string,
): ReadonlyArray<Hunk> => {
  const old = from.filter((line) => line.trim() !== "")
  const now = to.flatMap((line, at) => line.trim() === "" ? [] : [{ line, at }])
  const [oldKeys, nowKeys] = [old.map(keyOf), now.map(({ line }) => keyOf(line))]
  const common = commonTails(oldKeys, nowKeys)
  const hunks: Array<Hunk> = []
  let [i, j] = [0, 0]
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && oldKeys[i] === nowKeys[j]) {
      i++
      j++
      continue
    }
    const [removed, added]: [Array<string>, Array<string>] = [[], []]
    const at = now[j]?.at ?? to.length
    while ((i < old.length || j < now.length) && !(i < old.length && j < now.length && oldKeys[i] === nowKeys[j])) {
      if (j >= now.length || (i < old.length && common(i + 1, j) >= common(i, j + 1))) removed.push(old[i++] ?? "")
      else added.push(now[j++]?.line ?? "")
    }
    hunks.push({ removed, added, at })
  }
  return hunks
}

/** How many lines the rests of both texts have in common, in order. */
const commonTails = (a: ReadonlyArray<string>, b: ReadonlyArray<string>): (i: number, j: number) => number => {
  const width = b.length + 1
  if ((a.length + 1) * width > maxCells) return () => 0
  const counts = new Int32Array((a.length + 1) * width)
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      counts[i * width + j] = a[i] === b[j]
        ? (counts[(i + 1) * width + j + 1] ?? 0) + 1
        : Math.max(counts[(i + 1) * width + j] ?? 0, counts[i * width + j + 1] ?? 0)
    }
  }
  return (i, j) => counts[i * width + j] ?? 0
}
