import type { Diarized } from "#domain/recognition/diarizer.port.ts"
import type { Span, Turn } from "#domain/recognition/speech.ts"
import { type Part, partsOf } from "./change-points.ts"
import { cluster, purest, type Voice } from "./clustering.ts"
import { originalsOf } from "./copies.ts"
import { countSpeakers } from "./count-speakers.ts"
import { type Features, featuresOf } from "./features.ts"
import { countOf, gaussianOf } from "./gaussian.ts"
import { joinVoices } from "./join-voices.ts"
import { type Labels, nobody, relabel } from "./resegmentation.ts"

const minPart = 80
const minVoiced = 40
const rounds = 2

/** The most voices that labels can tell apart. */
const maxVoices = nobody

/** The most voices that are compared by mixtures. */
const mostCompared = 20

/**
 * Who speaks when, from the audio alone and without a trained model: MFCC, change points and agglomerative clustering
 * by the Bayesian information criterion, joining of voices by mixtures of equal complexity until as many are left as speak, and
 * resegmentation with a Gaussian mixture for each person and Viterbi decoding. The same input always gives the same turns.
 */
export const diarize = (
  path: string,
  speech: ReadonlyArray<Span>,
  count: number | null,
): Diarized => {
  if (count === 1 || speech.length === 0) return { turns: inOneVoice(speech), unsure: null }
  const { features, labelCopies } = originalsOf(featuresOf(path, speech))
  const parts = voicesIn(features)
  const { found, least, most } = count === null ? countSpeakers(parts) : { found: count, least: count, most: count }
  const turns = turnsOf(features, labelCopies(whoSpeaks(features, parts, Math.min(found, maxVoices))))
  return { turns, unsure: least < most ? { least, most } : null }
}

const inOneVoice = (speech: ReadonlyArray<Span>): ReadonlyArray<Turn> =>
  speech.map(({ begin, end }) => turn(begin, end, 0))

const whoSpeaks = (features: Features, parts: ReadonlyArray<Voice>, people: number): Labels => {
  const voices = people < 2 ? [] : pureVoices(parts, people)
  if (voices.length < 2) return labelsOf(features, []).fill(0)
  let labels = labelsOf(features, voices)
  if (voices.length > people) {
    labels = joinVoices(features, relabel(features, labels, voices.length), voices.length, people)
  }
  for (let round = 0; round < rounds; round++) labels = relabel(features, labels, Math.min(people, voices.length))
  return labels
}

const voicesIn = (features: Features): ReadonlyArray<Voice> =>
  partsOf(features)
    .filter((part) => part.to - part.from >= minPart)
    .map((part: Part): Voice => ({
      parts: [part],
      gaussian: gaussianOf(features.frames, features.voiced, part.from, part.to),
    }))
    .filter((voice) => countOf(voice.gaussian) > minVoiced)

/** Voices of one person each: at least as many as there are people, if there are as many parts. */
const pureVoices = (parts: ReadonlyArray<Voice>, people: number): ReadonlyArray<Voice> => {
  const found = cluster(parts, null, { order: purest })
  const most = Math.max(people, mostCompared)
  if (found.length > most) return cluster(found, most, { order: purest })
  return found.length < people ? cluster(parts, people, { order: purest }) : found
}

const labelsOf = (features: Features, voices: ReadonlyArray<Voice>): Labels => {
  const labels = new Uint8Array(features.voiced.length).fill(nobody)
  for (const [voice, { parts }] of voices.entries()) for (const { from, to } of parts) labels.fill(voice, from, to)
  return labels
}

/** Speakers are numbered in order of appearance. Speech too short to have frames goes to the previous speaker. */
const turnsOf = ({ regions }: Features, labels: Labels): ReadonlyArray<Turn> => {
  const numbers = new Map<number, number>()
  const numberOf = (label: number): number => {
    const number = numbers.get(label) ?? numbers.size
    numbers.set(label, number)
    return number
  }
  let last = 0
  return regions.flatMap(({ span, first, length }) => {
    const turns: Array<Turn> = []
    let from = 0
    for (let at = 1; at < length; at++) {
      if (labels[first + at] === labels[first + from]) continue
      turns.push(turn(timeAt(span, from), timeAt(span, at), numberOf(labels[first + from] ?? 0)))
      from = at
    }
    if (length > 0) last = numberOf(labels[first + from] ?? 0)
    turns.push(turn(timeAt(span, from), span.end, last))
    return turns
  })
}

const timeAt = (span: Span, frame: number): number =>
  frame === 0 ? span.begin : (Math.round(span.begin / 10) + frame) * 10

const turn = (begin: number, end: number, speaker: number): Turn => ({ begin, end, speaker })
