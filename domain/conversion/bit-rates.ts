import { Schema } from "effect"
import { type MediaToolName, SoundFormat } from "./format.ts"

/** What is known about the sound of a file. */
export interface SoundFacts {
  readonly kind: "audio" | "video"
  readonly codec: string
  readonly channels: number
  /** Hz. */
  readonly sampleRate: number
  /** Bits per second of the sound; null where the file does not say. */
  readonly bitRate: number | null
  /** Seconds; null if only decoding can tell. */
  readonly duration: number | null
}

/** How the sound is to be encoded. */
export const Recipe = Schema.Struct({
  format: SoundFormat,
  channels: Schema.Int,
  /** Hz. */
  sampleRate: Schema.Int,
  /** Kilobits per second; null for WAV, whose samples have a fixed size. */
  kilobits: Schema.NullOr(Schema.Int),
})
export type Recipe = typeof Recipe.Type

interface Wanted {
  readonly tool: MediaToolName
  readonly format: SoundFormat
  readonly quality: typeof Schema.Int.Type
}

/**
 * The encoding for a quality. Mono speech in MP3 gets 16 + 1.76 kb/s per per cent; stereo 1.6 times as much, since its
 * channels resemble each other; AAC four fifths, since it needs less for the same sound. Never more than the source
 * has: what is lost does not come back. Uncompressed sound only gets smaller by a lower sample rate; taken from a
 * video it keeps its own.
 */
export const recipeFor = ({ tool, format, quality }: Wanted, sound: SoundFacts): Recipe => {
  const channels = sound.channels > 1 ? 2 : 1
  if (format === "wav") {
    const most = tool === "extract" ? rates.at(-1) ?? 0 : wavRate(quality)
    return { format, channels, sampleRate: rateBelow(Math.min(most, sound.sampleRate)), kilobits: null }
  }
  const wanted = (16 + 1.76 * quality) * (channels === 2 ? 1.6 : 1) * (format === "mp3" ? 1 : 0.8)
  const most = sound.bitRate === null ? wanted : Math.min(wanted, sound.bitRate / 1000)
  const sampleRate = rateBelow(Math.min(rateFor(most / channels), sound.sampleRate))
  const kilobits = format === "mp3" ? mp3Rate(most, sampleRate) : Math.max(lowest, Math.floor(most))
  return { format, channels, sampleRate, kilobits }
}

/** Bytes that a second takes. */
export const bytesPerSecond = ({ kilobits, channels, sampleRate }: Recipe): number =>
  kilobits === null ? channels * sampleRate * 2 : kilobits * 125

/** Whether quality that was lost before is stored in a form that keeps everything, which only makes the file larger. */
export const isLossyToLossless = (codec: string, format: SoundFormat): boolean => format === "wav" && !isLossless(codec)

const isLossless = (codec: string): boolean =>
  /^(?:pcm_(?!alaw|mulaw)|flac$|alac$|ape$|tta$|tak$|wavpack$|wmalossless$|mlp$|truehd$|dsd_)/.test(codec)

/** Kilobits per second. */
const lowest = 8

/** Sample rates that both encoders know. */
const rates = [8000, 11_025, 12_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000]

const rateBelow = (most: number): number => rates.findLast((rate) => rate <= most) ?? 8000

/** Few bits are better spent on the frequencies of speech. Kilobits per second of a channel. */
const rateFor = (kilobits: number): number => {
  if (kilobits < 28) return 16_000
  if (kilobits < 44) return 24_000
  return kilobits < 56 ? 32_000 : 48_000
}

const wavRate = (quality: number): number => {
  if (quality < 30) return 16_000
  if (quality < 60) return 24_000
  return quality < 80 ? 32_000 : 48_000
}

/** The bit rates that MP3 has, by sample rate. */
const ladders = {
  high: [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  middle: [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
  low: [8, 16, 24, 32, 40, 48, 56, 64],
}

const mp3Rate = (most: number, sampleRate: number): number => {
  const ladder = sampleRate >= 32_000 ? ladders.high : ladders[sampleRate >= 16_000 ? "middle" : "low"]
  return ladder.findLast((rate) => rate <= most) ?? ladder[0] ?? lowest
}
