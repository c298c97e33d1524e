import { type CheckedBy, lineFault } from "./line-fault.ts"
import type { Fault, NumberedLine, Piece } from "./translation.ts"

export type Outcome =
  | { readonly piece: Piece; readonly text: string; readonly fault: null }
  | { readonly piece: Piece; readonly text: null; readonly fault: Fault }

/**
 * Parses the answer for numbered pieces. If it numbers lines that were not requested, or one twice with different
 * words, its numbering cannot be trusted, and no line of it is used: otherwise translations might end up on other lines.
 */
export const checkedBatch = (
  pieces: ReadonlyArray<Piece>,
  answer: ReadonlyArray<NumberedLine>,
  by: CheckedBy,
): ReadonlyArray<Outcome> => {
  const byNumber = new Map<number, string>()
  let isTrusted = true
  for (const { n, text } of answer) {
    const before = byNumber.get(n)
    if (!Number.isInteger(n) || n < 1 || n > pieces.length || (before !== undefined && before !== text)) {
      isTrusted = false
    }
    byNumber.set(n, text)
  }
  if (!isTrusted) return pieces.map((piece) => refused(piece, "missing"))
  const repeated = repeatedIn(pieces, byNumber)
  return pieces.map((piece, at): Outcome => {
    const text = byNumber.get(at + 1)
    if (text === undefined) return refused(piece, "missing")
    const clean = tidy(text)
    const fault = lineFault(piece.text, clean, by) ?? (repeated.has(clean) ? "repeated" : null)
    return fault === null ? { piece, text: clean, fault } : refused(piece, fault)
  })
}

const refused = (piece: Piece, fault: Fault): Outcome => ({ piece, text: null, fault })

/** On one line, like its source; what cannot be stored is left out. */
const tidy = (text: string): string => text.toWellFormed().replaceAll("\u0000", "").replaceAll(/\s+/g, " ").trim()

const longEnough = 20

/** Long translations that several different lines share. */
const repeatedIn = (pieces: ReadonlyArray<Piece>, byNumber: ReadonlyMap<number, string>): ReadonlySet<string> => {
  const sources = new Map<string, Set<string>>()
  pieces.forEach(({ text }, at) => {
    const translated = tidy(byNumber.get(at + 1) ?? "")
    const known = sources.get(translated) ?? new Set()
    sources.set(translated, known.add(essenceOf(text)))
  })
  return new Set([...sources].flatMap(([text, from]) => text.length >= longEnough && from.size > 1 ? [text] : []))
}

const essenceOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, " ").trim()
