import type { Fonts, Piece, Style } from "pdfmake/js/index.js"
import { type FontRun, type FontRuns, fontRuns } from "./font-runs.ts"
import { typefacesFor } from "./typeface.ts"

/** Writes text into a PDF, each character in a font that has it. */
export interface PdfInk {
  readonly fonts: Fonts
  readonly write: (text: string, style?: Style) => ReadonlyArray<Piece>
  /** Height of a text above its baseline, as a fraction of its size. */
  readonly ascentOf: (text: string) => number
  readonly missing: FontRuns["missing"]
}

export const mainFont = "font0"

export const pdfInk = async (path: string, language: string | null): Promise<PdfInk> => {
  const typefaces = await typefacesFor(path, language)
  const runs = fontRuns(typefaces)
  return {
    fonts: Object.fromEntries(
      typefaces.map(({ regular, bold }, index) => [
        `font${index}`,
        { normal: [...regular], bold: [...bold], italics: [...regular], bolditalics: [...bold] },
      ]),
    ),
    write: (text, style = {}) => runs.of(text).map((run) => pieceOf(run, style)),
    ascentOf: (text) => Math.max(0, ...runs.of(text).map(({ font }) => typefaces[font]?.ascent ?? 1)),
    missing: runs.missing,
  }
}

const pieceOf = ({ text, font }: FontRun, style: Style): Piece => ({ ...style, text, font: `font${font}` })
