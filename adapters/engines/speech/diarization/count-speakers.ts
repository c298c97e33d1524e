import { byCriterion, cluster, usualStrictness, type Voice } from "./clustering.ts"
import { countOf } from "./gaussian.ts"

/** A voice with less speech than this does not count as a speaker; in frames of 10 ms. */
const minVoice = 250

/** With more speech than this, the criterion by itself divides single people. */
const aMinute = 6000

/** Between these strictnesses the number must not change, or it is unsure. */
const [lenient, severe] = [1.5, 2.2]

/** How many people speak: probably `found`, and between `least` and `most`. */
export interface SpeakerCount {
  readonly found: number
  readonly least: number
  readonly most: number
}

/**
 * Counts the speakers by what two orders of merging find. By the difference per frame, people are easily taken for one if each says
 * little; by the criterion itself, easily for several if they say much. So up to a minute of speech both are asked, and after that the
 * first alone.
 */
export const countSpeakers = (parts: ReadonlyArray<Voice>): SpeakerCount => {
  const many = cluster(parts, null, { strictness: lenient })
  const usual = cluster(parts, null, { strictness: usualStrictness })
  const few = cluster(usual, null, { strictness: severe })
  const counted = lasting(usual)
  const isShort = parts.reduce((sum, { gaussian }) => sum + countOf(gaussian), 0) < aMinute
  const byItself = isShort ? lasting(cluster(parts, null, { order: byCriterion })) : counted
  const opinions = [lasting(few), lasting(many), byItself, counted]
  return {
    found: Math.ceil((counted + byItself) / 2),
    least: Math.min(...opinions),
    most: Math.max(...opinions),
  }
}

const lasting = (voices: ReadonlyArray<Voice>): number =>
  Math.max(1, voices.filter((voice) => countOf(voice.gaussian) >= minVoice).length)
