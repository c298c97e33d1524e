import type { VoiceId } from "../kernel/ids.ts"
import { likeness, type Vector } from "./likeness.ts"

/**
 * How alike two voices must be, by what compares them. sherpa-onnx, which publishes the models, identifies speakers from a
 * cosine of 0.6 on (`speaker-identification.py`). Of TitaNet, NeMo accepts 0.4 (`verify_speakers`, whose 0.7 is that cosine
 * mapped to 0 to 1); as one of many people is looked for here, 0.5 is asked. docs/decisions/0175 has the sources.
 */
const thresholds: ReadonlyArray<readonly [family: RegExp, least: number]> = [
  [/titanet/u, 0.5],
  [/wespeaker|3dspeaker/u, 0.6],
]

/** For models that nobody has published a figure for. */
const usual = 0.7

/** By how much another person must be less alike. */
export const margin = 0.1

export const thresholdOf = (model: string): number =>
  thresholds.find(([family]) => family.test(model.toLowerCase()))?.[1] ?? usual

interface Known {
  readonly id: VoiceId
  readonly vector: Vector
}

interface Heard {
  readonly speakerId: string
  readonly vector: Vector
}

export interface Match {
  readonly speakerId: string
  readonly voiceId: VoiceId
  readonly likeness: number
}

/**
 * Which speakers of one recording may be which people. A speaker who is about as much like two people is nobody, and of
 * two speakers who are like the same person only the one that is clearly more so is: two of a recording are never one person.
 */
export const recognised = (
  speakers: ReadonlyArray<Heard>,
  voices: ReadonlyArray<Known>,
  least: number,
): ReadonlyArray<Match> => {
  const pairs = speakers.flatMap(({ speakerId, vector }) =>
    voices.map((voice) => ({ speakerId, voiceId: voice.id, likeness: likeness(vector, voice.vector) }))
  )
  return pairs.filter((one) =>
    one.likeness >= least &&
    pairs.every((other) =>
      other === one || !(other.speakerId === one.speakerId || other.voiceId === one.voiceId)
      || other.likeness < one.likeness - margin
    )
  )
}
