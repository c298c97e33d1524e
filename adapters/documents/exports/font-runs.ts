import type { Typeface } from "./typeface.ts"

/** A stretch of text in one font; `font` is its index among the typefaces. */
export interface FontRun {
  readonly text: string
  readonly font: number
}

export interface FontRuns {
  readonly of: (text: string) => ReadonlyArray<FontRun>
  /** The characters so far that no font has; a box replaces each. */
  readonly missing: () => ReadonlyArray<string>
}

const box = "□"
const invisible = /^[\p{Cf}\p{Cc}\u{FE00}-\u{FE0F}]$/u

/** Gives each character to the first font that has it. Invisible characters that no font has are dropped. */
export const fontRuns = (typefaces: ReadonlyArray<Typeface>): FontRuns => {
  const known = new Map<string, number>()
  const missing = new Set<string>()
  const fontOf = (letter: string): number => {
    const point = letter.codePointAt(0) ?? 0
    return typefaces.findIndex(({ has }) => has(point))
  }
  const place = (letter: string): number => {
    const font = known.get(letter) ?? fontOf(letter)
    known.set(letter, font)
    return font
  }
  const written = (letter: string): FontRun | null => {
    if (letter === "\n") return { text: letter, font: 0 }
    const font = place(letter)
    if (font >= 0) return { text: letter, font }
    if (invisible.test(letter)) return null
    missing.add(letter)
    return { text: box, font: Math.max(0, place(box)) }
  }
  return {
    of: (text) => {
      const runs: Array<{ text: string; font: number }> = []
      for (const letter of text) {
        const next = written(letter)
        const last = runs.at(-1)
        if (next !== null && last?.font === next.font) last.text += next.text
        else if (next !== null) runs.push({ text: next.text, font: next.font })
      }
      return runs
    },
    missing: () => [...missing],
  }
}
