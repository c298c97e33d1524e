import { Schema } from "effect"

/** How much of the energy is in each channel, from 0 to 1. */
const shares = Schema.Array(Schema.Finite)

/** What is wrong with the sound of a recording. `at` is in milliseconds. */
export const soundNotes = {
  /** It was too loud to be recorded undistorted, first at `at`. */
  SoundClipped: { at: Schema.Finite },
  /** It is so quiet that it was amplified. */
  SoundQuiet: {},
  /** Its channels cancel each other out, so the better one was used. */
  OneChannel: { shares },
  /** It does not say what its channels are, so that all were mixed equally. */
  ChannelsMixed: { channels: Schema.Finite, shares },
  /** A file ends at `at`, before its recording does. */
  CutOff: { at: Schema.Finite },
} as const
export const SoundNote = Schema.TaggedUnion(soundNotes)
export type SoundNote = typeof SoundNote.Type

/** How loud a decoded recording is, frame by frame. */
export interface Levels {
  /** dBFS. */
  readonly loudness: Float32Array
  /** 1 where the frame has samples at full scale, one after the other. */
  readonly clipped: Uint8Array
}

/** Milliseconds. */
export const frameLength = 20

/** A loud moment may touch full scale now and then; one in a hundred loud frames is distortion. */
const maxClipped = 0.01

export const clippingOf = ({ loudness, clipped }: Levels): ReadonlyArray<SoundNote> => {
  const first = clipped.indexOf(1)
  if (first < 0) return []
  const threshold = loudLevel(loudness) - 20
  const loud = loudness.reduce((count, level) => count + (level > threshold ? 1 : 0), 0)
  const count = clipped.reduce((sum, one) => sum + one, 0)
  return count > maxClipped * loud ? [{ _tag: "SoundClipped", at: first * frameLength }] : []
}

/** The level that the loudest frames exceed: one in twenty, or two seconds of a long recording. */
export const loudLevel = (loudness: Float32Array): number => {
  const most = Math.max(1, Math.min(loudness.length / 20, 2000 / frameLength))
  return loudness.toSorted()[Math.max(0, loudness.length - Math.ceil(most))] ?? -Infinity
}
