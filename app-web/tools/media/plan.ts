import { type MediaTool, recipeFor, type SoundFacts, type SoundFormat } from "./recipe.ts"

/** Where a file is processed. A copy is neither decoded nor encoded: it sounds as before. */
export type Plan = { readonly way: "browser"; readonly isCopy: boolean } | { readonly way: "server" }

/** Bytes that this page makes in memory; more goes to the server. */
const mostInMemory = 400_000_000

const codecs: Readonly<Record<SoundFormat, string>> = { mp3: "mp3", m4a: "aac", aac: "aac", wav: "pcm" }

interface Wish {
  readonly tool: MediaTool
  readonly format: SoundFormat
  readonly quality: number
}

/** The way for a file, as far as this browser can encode; a file that it cannot read is for the server. */
export const planFor = (
  { tool, format, quality }: Wish,
  sound: SoundFacts | null,
  encodable: ReadonlySet<string>,
): Plan => {
  if (sound === null) return { way: "server" }
  if (tool === "extract" && sound.codec === codecs[format] && sound.bitRate * sound.duration / 8 < mostInMemory) {
    return { way: "browser", isCopy: true }
  }
  const { bitRate } = recipeFor(tool, format, quality, sound)
  const isSmall = bitRate * sound.duration / 8 < mostInMemory
  const isWritable = format === "wav" || encodable.has(codecs[format])
  return sound.isDecodable && isWritable && isSmall ? { way: "browser", isCopy: false } : { way: "server" }
}
