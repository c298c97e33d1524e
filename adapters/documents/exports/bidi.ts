export type Direction = "ltr" | "rtl"

/** An invisible letter of a direction: keeps what stands on either side of it apart. */
const letterOf = { ltr: "\u200E", rtl: "\u200F" } as const satisfies Record<Direction, string>

/** A name in a line of a direction that other things follow. */
export const nameIn = (name: string, direction: Direction): string =>
  direction === "rtl" || hasRightToLeft(name) ? `${name}${letterOf[direction]}` : name

/** Levels of the Unicode Bidirectional Algorithm (UAX #9): text at odd ones runs from right to left. */
export type Levels = ReadonlyArray<number>

/** The direction of the first letter that has one; null if there is none. */
export const directionOf = (text: string): Direction | null => {
  for (const letter of text) {
    const kind = kindOf(letter)
    if (kind === "L") return "ltr"
    if (kind === "R" || kind === "AL") return "rtl"
  }
  return null
}

/** Whether any of a text runs from right to left. */
export const hasRightToLeft = (text: string): boolean => rightToLeft.test(text)

/** The level of each UTF-16 unit of a line, in a paragraph that runs in a direction. Embeddings by control characters are not followed. */
export const levelsOf = (line: string, direction: Direction): Levels => {
  const letters = Array.from(line)
  const base = direction === "rtl" ? 1 : 0
  const written = letters.map(kindOf)
  const kinds = withNeutrals(withBrackets(withNumbers(written, base), letters, base), base)
  const levels = kinds.map((kind) => {
    if (base === 1) return kind === "R" ? 1 : 2
    return kind === "L" ? 0 : kind === "R" ? 1 : 2
  })
  for (let at = levels.length - 1; at >= 0 && written[at] === "WS"; at--) levels[at] = base
  return letters.flatMap((letter, at) => Array.from({ length: letter.length }, () => levels[at] ?? base))
}

/** The same parts of a line from left to right, as positions in what is given, each part with its level (rule L2). */
export const visualOrder = (levels: Levels): ReadonlyArray<number> => {
  const order = [...levels.keys()]
  const levelAt = (place: number): number => levels[order[place] ?? 0] ?? 0
  for (let level = Math.max(0, ...levels); level > 0; level--) {
    for (let from = 0; from < order.length; from++) {
      if (levelAt(from) < level) continue
      let to = from
      while (to < order.length && levelAt(to) >= level) to++
      order.splice(from, to - from, ...order.slice(from, to).toReversed())
      from = to
    }
  }
  return order
}

type Kind = "L" | "R" | "AL" | "EN" | "AN" | "ES" | "ET" | "CS" | "NSM" | "WS" | "ON"

const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}\u200F\u061C]/u

const forms: ReadonlyArray<readonly [RegExp, Kind]> = [
  [/[0-9\u06F0-\u06F9\u00B2\u00B3\u00B9\u2070-\u2079\u2080-\u2089\uFF10-\uFF19]/u, "EN"],
  [/[\u0660-\u0669\u066B\u066C\u0600-\u0605\u06DD]/u, "AN"],
  [/[+\u2212\u207A\u207B-]/u, "ES"],
  [/[#$%\u00B0\u00B1\u066A\u0609\u060A\u2030-\u2034\p{Sc}]/u, "ET"],
  [/[,./:\u00A0\u060C\u202F\u2044]/u, "CS"],
  [/\s/u, "WS"],
  [/\u200E/u, "L"],
  [/\u061C/u, "AL"],
  [/[\p{Mn}\p{Me}]/u, "NSM"],
  [
    /(?![\u06DE\u06E9])[\u0608\u060B\u060D\u061B-\u07BF\u0860-\u08FF\uFB50-\uFDFF\uFE70-\uFEFC\u{1EC70}-\u{1EEFF}]/u,
    "AL",
  ],
  [/(?!\uFB29)[\u0590-\u05FF\u07C0-\u085F\uFB1D-\uFB4F\u200F\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u, "R"],
  [/[\p{L}\p{Mc}\p{N}]/u, "L"],
]

const kindOf = (letter: string): Kind => forms.find(([form]) => form.test(letter))?.[1] ?? "ON"

const strong = (base: number): "L" | "R" => base === 1 ? "R" : "L"

/** Rules W1 to W7. */
const withNumbers = (written: ReadonlyArray<Kind>, base: number): ReadonlyArray<Kind> => {
  const kinds = [...written]
  let letter: Kind = strong(base)
  kinds.forEach((kind, at) => {
    if (kind === "NSM") kinds[at] = kinds[at - 1] ?? strong(base)
    if (kind === "EN" && letter === "AL") kinds[at] = "AN"
    if (kind === "L" || kind === "R" || kind === "AL") letter = kind
  })
  kinds.forEach((kind, at) => {
    const [before, after] = [kinds[at - 1], kinds[at + 1]]
    if (kind === "AL") kinds[at] = "R"
    else if (before === "EN" && after === "EN" && (kind === "ES" || kind === "CS")) kinds[at] = "EN"
    else if (before === "AN" && after === "AN" && kind === "CS") kinds[at] = "AN"
  })
  for (let from = 0; from < kinds.length; from++) {
    if (kinds[from] !== "ET") continue
    let to = from
    while (kinds[to] === "ET") to++
    if (kinds[from - 1] === "EN" || kinds[to] === "EN") kinds.fill("EN", from, to)
    from = to
  }
  letter = strong(base)
  return kinds.map((kind) => {
    if (kind === "L" || kind === "R") letter = kind
    if (kind === "EN" && letter === "L") return "L"
    return kind === "ES" || kind === "ET" || kind === "CS" ? "ON" : kind
  })
}

const brackets = new Map([["(", ")"], ["[", "]"], ["{", "}"], ["（", "）"], ["［", "］"], ["｛", "｝"]])

/** Rule N0: a pair of brackets has one direction, if what is in it has one. */
const withBrackets = (
  given: ReadonlyArray<Kind>,
  letters: ReadonlyArray<string>,
  base: number,
): ReadonlyArray<Kind> => {
  const kinds = [...given]
  const open: Array<{ readonly at: number; readonly end: string }> = []
  const pairs: Array<readonly [number, number]> = []
  letters.forEach((letter, at) => {
    const end = brackets.get(letter)
    if (kinds[at] !== "ON") return
    if (end !== undefined) open.push({ at, end })
    else {
      const nth = open.findLastIndex((one) => one.end === letter)
      const from = open[nth]?.at
      if (from === undefined) return
      open.length = nth
      pairs.push([from, at])
    }
  })
  for (const [from, to] of pairs.toSorted(([a], [b]) => a - b)) {
    const inside = kinds.slice(from + 1, to).flatMap((kind) => directed(kind) ?? [])
    const before = kinds.slice(0, from).map(directed).findLast((kind) => kind !== null) ?? strong(base)
    const kind = inside.includes(strong(base)) ? strong(base) : inside.length > 0 ? before : null
    if (kind !== null) [kinds[from], kinds[to]] = [kind, kind]
  }
  return kinds
}

/** Numbers count as right to left (rule N1). */
const directed = (kind: Kind): "L" | "R" | null =>
  kind === "L" ? "L" : kind === "R" || kind === "EN" || kind === "AN" ? "R" : null

/** Rules N1 and N2: what has no direction of its own takes that of both its neighbours, or else that of the paragraph. */
const withNeutrals = (given: ReadonlyArray<Kind>, base: number): ReadonlyArray<Kind> => {
  const kinds = [...given]
  for (let from = 0; from < kinds.length; from++) {
    if (directed(kinds[from] ?? "ON") !== null) continue
    let to = from
    while (to < kinds.length && directed(kinds[to] ?? "ON") === null) to++
    const before = from === 0 ? strong(base) : directed(kinds[from - 1] ?? "ON")
    const after = to === kinds.length ? strong(base) : directed(kinds[to] ?? "ON")
    kinds.fill(before !== null && before === after ? before : strong(base), from, to)
    from = to
  }
  return kinds
}
