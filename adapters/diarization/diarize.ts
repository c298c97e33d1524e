import type { Span, Turn } from "#domain/transcript/speech.ts"
import { type Part, partsOf } from "./change-points.ts"
import { cluster, type Voice } from "./clustering.ts"
import { type Features, featuresOf } from "./features.ts"
import { countOf, gaussianOf } from "./gaussian.ts"
import { joinAlike } from "./join-alike.ts"
import { type Labels, nobody, relabel } from "./resegmentation.ts"

/** A voice with less speech than this does not count as a speaker; in frames of 10 ms. */
const minVoice = 250
const minPart = 80
const minVoiced = 40
const rounds = 2

/** The most voices that labels can tell apart. */
const maxVoices = nobody

/**
 * Who speaks when, from the audio alone and without a trained model: MFCC, change points and agglomerative clustering
 * by the Bayesian information criterion, joining of the voices that are one person, then two rounds of resegmentation with a
 * Gaussian mixture for each person and Viterbi decoding. The same input always gives the same turns.
 */
export const diarize = (
  path: string,
  speech: ReadonlyArray<Span>,
  count: number | null,
): ReadonlyArray<Turn> => {
  if (count === 1 || speech.length === 0) return speech.map((span) => turn(span.begin, span.end, 0))
  const features = featuresOf(path, speech)
  const found = voicesOf(features, count)
  const people = joinAlike(features, labelsOf(features, found), found.length, count)
  if (people.voices < 2) return turnsOf(features, people.labels.fill(0))
  let { labels } = people
  for (let round = 0; round < rounds; round++) labels = relabel(features, labels, people.voices)
  return turnsOf(features, labels)
}

const voicesOf = (features: Features, count: number | null): ReadonlyArray<Voice> => {
  const parts = partsOf(features)
  const voiceOf = (part: Part): Voice => ({
    parts: [part],
    gaussian: gaussianOf(features.frames, features.voiced, part.from, part.to),
  })
  const initial = parts
    .filter((part) => part.to - part.from >= minPart)
    .map(voiceOf)
    .filter((voice) => countOf(voice.gaussian) > minVoiced)
  const found = cluster(initial, null)
  const lasting = found.filter((voice) => countOf(voice.gaussian) >= minVoice)
  if (count !== null && lasting.length < count) return cluster(initial, count).slice(0, maxVoices)
  return (lasting.length > 0 ? lasting : found).slice(0, maxVoices)
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
