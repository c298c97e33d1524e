export type SoundFormat = "mp3" | "wav" | "m4a" | "aac"
export type MediaTool = "extract" | "compress"

export const formats: ReadonlyArray<SoundFormat> = ["mp3", "m4a", "aac", "wav"]

/** What is known about the sound of a file. */
export interface SoundFacts {
  readonly isVideo: boolean
  /** As WebCodecs calls it. */
  readonly codec: string
  readonly channels: number
  /** Hz. */
  readonly sampleRate: number
  /** Bits per second. */
  readonly bitRate: number
  /** Seconds. */
  readonly duration: number
  /** Whether this browser can read its samples. */
  readonly isDecodable: boolean
}

interface Recipe {
  readonly channels: number
  /** Hz. */
  readonly sampleRate: number
  /** Bits per second. */
  readonly bitRate: number
}

const rates = [8000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000]
const rateBelow = (most: number): number => rates.findLast((rate) => rate <= most) ?? 8000

/** The same table as the server's: a quality in per cent, made into bits per second. */
export const recipeFor = (tool: MediaTool, format: SoundFormat, quality: number, sound: SoundFacts): Recipe => {
  const channels = sound.channels > 1 ? 2 : 1
  if (format === "wav") {
    const most = tool === "extract" || quality >= 80 ? 48_000 : quality >= 60 ? 32_000 : quality >= 30 ? 24_000 : 16_000
    const sampleRate = rateBelow(Math.min(most, sound.sampleRate))
    return { channels, sampleRate, bitRate: sampleRate * channels * 16 }
  }
  const wanted = 1000 * (16 + 1.76 * quality) * (channels === 2 ? 1.6 : 1) * (format === "mp3" ? 1 : 0.8)
  const bitRate = Math.max(8000, Math.min(wanted, sound.bitRate))
  const ofChannel = bitRate / channels
  const most = ofChannel < 28_000 ? 16_000 : ofChannel < 44_000 ? 24_000 : ofChannel < 56_000 ? 32_000 : 48_000
  return { channels, sampleRate: rateBelow(Math.min(most, sound.sampleRate)), bitRate: Math.round(bitRate) }
}

export const isLossyToLossless = (codec: string, format: SoundFormat): boolean =>
  format === "wav" && !/^(pcm|flac|alac)/.test(codec)
