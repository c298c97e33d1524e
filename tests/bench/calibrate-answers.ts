import { featuresOf } from "#adapters/embedded-answerer/confidence.ts"
import { englishReader } from "#adapters/embedded-answerer/english-reader.ts"
import { indexOf, type PassageIndex } from "#adapters/embedded-answerer/passage-index.ts"
import { rank } from "#adapters/embedded-answerer/rank.ts"
import { readQuestion } from "#adapters/embedded-answerer/read-question.ts"
import { askedConversations } from "#tests/support/asking/asked-questions.ts"
import { readOnce } from "#tests/support/asking/read-once.ts"

/** A best moment: what is known about it, and whether it answers. */
interface Sample {
  readonly features: ReadonlyArray<number>
  readonly isRight: boolean
  readonly weight: number
}

/** Bias and weights of `confidence.ts`, by `node tests/bench/calibrate-answers.ts`, from the questions that are not held back. */
const calibrate = async (): Promise<void> => {
  const reader = readOnce(englishReader())
  const conversations = (await askedConversations()).filter(({ isHeldBack }) => !isHeldBack)
  const indexes = conversations.map(({ lines }) => indexOf(lines, reader))
  const samples = conversations.flatMap(({ lines, questions, isSpontaneous }, nth) =>
    questions.flatMap(({ question, gold }, number) => {
      const weight = isSpontaneous ? spontaneous : 1
      const other = indexes[(nth + 1 + number % (indexes.length - 1)) % indexes.length]
      const twin = gold.size === 0 ? null : indexOf(lines.filter(({ id }) => !gold.has(id)), reader)
      return [
        sampleOf(question, indexes[nth] ?? null, gold, weight),
        sampleOf(question, twin, new Set(), weight * ofTwin),
        sampleOf(question, other ?? null, new Set(), weight * ofOther),
      ].flatMap((sample) => sample ?? [])
    })
  )
  const { bias, weights } = fitted(samples)
  console.log(
    `const bias = ${bias.toFixed(2)}\nconst weights = [${
      weights.map((weight) => Number(weight.toFixed(2))).join(", ")
    }]`,
  )
}

const spontaneous = 2
const ofTwin = 1
const ofOther = 0.3

const sampleOf = (
  asked: string,
  index: PassageIndex | null,
  gold: ReadonlySet<string>,
  weight: number,
): Sample | null => {
  if (index === null) return null
  const question = readQuestion(asked, null, index)
  const ranking = rank(question, index)
  const [top] = ranking.byScore
  if (question.terms.length === 0 || top === undefined || top.score <= 0) return null
  return {
    features: featuresOf(question, ranking, top),
    isRight: gold.has(index.lines[top.unit.line]?.id ?? ""),
    weight,
  }
}

const rounds = 4000
const rate = 0.5
const decay = 0.004

/** Logistic regression by gradient descent. */
const fitted = (samples: ReadonlyArray<Sample>): { readonly bias: number; readonly weights: ReadonlyArray<number> } => {
  const weights = (samples[0]?.features ?? []).map(() => 0)
  const total = samples.reduce((sum, { weight }) => sum + weight, 0)
  let bias = 0
  for (let round = 0; round < rounds; round++) {
    const slopes = weights.map(() => 0)
    let slope = 0
    for (const { features, isRight, weight } of samples) {
      const sum = features.reduce((sum, value, nth) => sum + value * (weights[nth] ?? 0), bias)
      const error = (1 / (1 + Math.exp(-sum)) - (isRight ? 1 : 0)) * weight / total
      slope += error
      for (const [nth, value] of features.entries()) slopes[nth] = (slopes[nth] ?? 0) + error * value
    }
    bias -= rate * slope
    for (const [nth, value] of slopes.entries()) {
      weights[nth] = (weights[nth] ?? 0) - rate * (value + decay * (weights[nth] ?? 0))
    }
  }
  return { bias, weights }
}

await calibrate()
