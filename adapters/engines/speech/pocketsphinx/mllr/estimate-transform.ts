import type { RecognisedWord } from "../recognised-words.ts"
import type { AcousticModel } from "./acoustic-model.ts"
import type { Stretch } from "./alignment.ts"
import { featuresFrom, frameSize } from "./features.ts"
import { type Position, position } from "./model-definition.ts"
import { addStretch, expectedOccupancy, noOccupancy, type Occupancy } from "./occupancy.ts"
import { addEquations, type Equations, noEquations, solve } from "./regression.ts"

/** What was heard in an utterance, with times from its start, and its cepstra as the decoder wrote them, if it did. */
export interface HeardUtterance {
  readonly words: ReadonlyArray<RecognisedWord>
  readonly cepstra: Uint8Array | null
}

/** The phones of a dictionary entry, by their numbers in the model; none if they are not known. */
type Pronounce = (entry: string) => ReadonlyArray<number>

/** Milliseconds from one frame to the next. The frame that a word's end names is its last. */
const frameStep = 10
/** Frames of speech for which the model counts as right as it is, so that little speech changes it little. */
const priorFrames = 300
/** The weight of silence, which is rarely mistaken, but of which little is left. */
const silenceWeight = 0.3

/** Estimates transforms of the means of one model. */
export const estimatorFor = (model: AcousticModel, pronounce: Pronounce) => {
  const prior = noEquations()
  addEquations(model, expectedOccupancy(model, priorFrames), prior)
  /**
   * The transforms, [stream][row][unknown], with which the model fits the words of these utterances best, each word as far as
   * it is certain. Null if no words can be used.
   */
  return (utterances: ReadonlyArray<HeardUtterance>): Float64Array | null => {
    const occupancy = noOccupancy(model)
    let words = 0
    for (const utterance of utterances) words += addUtterance(model, pronounce, utterance, occupancy)
    if (words === 0) return null
    const equations: Equations = { matrices: prior.matrices.slice(), targets: prior.targets.slice() }
    addEquations(model, occupancy, equations)
    return solve(equations)
  }
}

/** Adds an utterance to the occupancy; how many of its words could be used. */
const addUtterance = (
  model: AcousticModel,
  pronounce: Pronounce,
  { cepstra, words }: HeardUtterance,
  occupancy: Occupancy,
): number => {
  if (cepstra === null) return 0
  const { silence } = model.definition
  const features = featuresFrom(cepstra)
  const frames = features.length / frameSize
  const known = words.flatMap(({ entry, confidence, ...time }) => {
    const [begin, end] = [Math.round(time.begin / frameStep), Math.round(time.end / frameStep) + 1]
    const phones = pronounce(entry)
    return phones.length === 0 || end > frames ? [] : [{ begin, end, phones, confidence: confidence ?? 0 }]
  })
  let from = 0
  for (const [nth, { begin, end, phones, confidence }] of known.entries()) {
    const [before, after] = [known[nth - 1], known[nth + 1]]
    const left = before?.end === begin ? before.phones.at(-1) ?? silence : silence
    const right = after?.begin === end ? after.phones[0] ?? silence : silence
    addStretch(model, occupancy, features, silent(model, from, begin), silenceWeight)
    addStretch(model, occupancy, features, { begin, end, states: statesOf(model, phones, left, right) }, confidence)
    from = end
  }
  if (known.length > 0) addStretch(model, occupancy, features, silent(model, from, frames), silenceWeight)
  return known.length
}

const silent = (model: AcousticModel, begin: number, end: number): Stretch => {
  const { silence } = model.definition
  return { begin, end, states: statesOf(model, [silence], silence, silence) }
}

/** The states of the phones of a word between the phones around it. */
const statesOf = (
  { definition }: AcousticModel,
  phones: ReadonlyArray<number>,
  left: number,
  right: number,
): Stretch["states"] =>
  phones.flatMap((phone, nth) => {
    const senones = definition.statesOf(
      phone,
      phones[nth - 1] ?? left,
      phones[nth + 1] ?? right,
      positionOf(nth, phones.length),
    )
    return [...senones].map((senone) => ({ codebook: phone, senone }))
  })

const positionOf = (nth: number, length: number): Position => {
  if (length === 1) return position.single
  if (nth === 0) return position.begin
  return nth === length - 1 ? position.end : position.within
}
