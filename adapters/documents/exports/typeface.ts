import { type Collection, type Font, open } from "fontkit"
import { findBold, findOthers } from "./font-files.ts"
import { hanRegion } from "./han-region.ts"

/** A font as pdfmake expects it: the file, and its name if the file holds several. */
type FontSource = readonly [path: string] | readonly [path: string, name: string]

export interface Typeface {
  readonly regular: FontSource
  readonly bold: FontSource
  /** Height above the baseline, as a fraction of the size. */
  readonly ascent: number
  readonly has: (point: number) => boolean
}

/** The fonts of a document, best first: the given one with the glyphs of the language, then whatever else is installed. */
export const typefacesFor = async (
  path: string,
  language: string | null,
): Promise<readonly [Typeface, ...Typeface[]]> => {
  const [bold, others] = await Promise.all([findBold(path), findOthers()])
  const [first, ...rest] = await Promise.all([
    typefaceOf(path, bold, language),
    ...others.filter((other) => other !== path).map((other) => typefaceOf(other, null, language)),
  ])
  return [first, ...rest]
}

const typefaceOf = async (path: string, boldPath: string | null, language: string | null): Promise<Typeface> => {
  const file = await opened(path)
  const boldFile = boldPath === null ? file : await opened(boldPath)
  const regular = choose(facesOf(file), language, "Regular")
  const bold = choose(facesOf(boldFile), language, "Bold")
  if (regular === undefined || bold === undefined) throw new FontUnreadable(`${path} contains no font`)
  return {
    regular: sourceOf(path, file, regular),
    bold: sourceOf(boldPath ?? path, boldFile, bold),
    ascent: regular.ascent / regular.unitsPerEm,
    has: (point) => regular.hasGlyphForCodePoint(point),
  }
}

/** The file is not a font. */
class FontUnreadable extends Error {
  override readonly name = "FontUnreadable"
}

const opened = (path: string): Promise<Font | Collection> =>
  open(path).catch((cause: unknown) => {
    throw new FontUnreadable(`${path} cannot be read as a font`, { cause })
  })

const sourceOf = (path: string, file: Font | Collection, { postscriptName }: Font): FontSource =>
  "fonts" in file ? [path, postscriptName] : [path]

const facesOf = (opened: Font | Collection): ReadonlyArray<Font> => "fonts" in opened ? opened.fonts : [opened]

/** In a collection, the face with the glyphs of the language, such as `NotoSansCJKjp-Bold`. */
const choose = (faces: ReadonlyArray<Font>, language: string | null, weight: string): Font | undefined => {
  const proportional = faces.filter(({ postscriptName }) => !/mono/i.test(postscriptName))
  const weighed = proportional.filter(({ postscriptName }) => postscriptName.endsWith(`-${weight}`))
  const candidates = weighed.length > 0 ? weighed : proportional
  const region = new RegExp(`${hanRegion(language)}-`, "i")
  return candidates.find(({ postscriptName }) => region.test(postscriptName)) ?? candidates[0] ?? faces[0]
}
