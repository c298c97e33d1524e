import { access } from "node:fs/promises"
import { homedir } from "node:os"
import { join } from "node:path"

/** Where systems install a font that covers Chinese, Japanese, Korean and the European scripts. */
const wide: ReadonlyArray<string> = [
  "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc",
  "/usr/share/fonts/google-noto-sans-cjk-fonts/NotoSansCJK-Regular.ttc",
  "/usr/share/fonts/noto-cjk/NotoSansCJK-Regular.ttc",
  join(homedir(), "Library/Fonts/NotoSansCJK.ttc"),
  "/Library/Fonts/NotoSansCJK.ttc",
  "/System/Library/Fonts/Supplemental/Arial Unicode.ttf",
]

const scripts = ["Arabic", "Hebrew", "Thai", "Devanagari", "Bengali", "Tamil", "Telugu", "Georgian", "Armenian"]

/** Fonts for what the first one lacks, used if they happen to be installed. */
const others: ReadonlyArray<string> = [
  ...scripts.map((script) => `/usr/share/fonts/truetype/noto/NotoSans${script}-Regular.ttf`),
  "/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf",
  "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf",
  "/usr/share/fonts/truetype/freefont/FreeSans.ttf",
  "/System/Library/Fonts/Supplemental/Arial Unicode.ttf",
]

/** The configured font, or the first one in a known place; null if there is none. */
export const findFont = async (configured: string | null): Promise<string | null> => {
  const found = await Promise.all((configured === null ? wide : [configured]).map(existing))
  return found.find((path) => path !== null) ?? null
}

/** Its bold variant, if there is one beside it. */
export const findBold = (regular: string): Promise<string | null> =>
  regular.includes("Regular") ? existing(regular.replace(/Regular(?!.*Regular)/, "Bold")) : Promise.resolve(null)

export const findOthers = async (): Promise<ReadonlyArray<string>> => {
  const found = await Promise.all(others.map(existing))
  return found.filter((path) => path !== null)
}

/** What the operator can do when there is none. */
export const fontAdvice = "install the Debian package fonts-noto-cjk, or set PDF_FONT to a TrueType or OpenType font"

const existing = (path: string): Promise<string | null> => access(path).then(() => path, () => null)
