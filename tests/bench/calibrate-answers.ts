import { featuresOf } from "#adapters/embedded-answerer/confidence.ts"
import { englishReader } from "#adapters/embedded-answerer/english-reader.ts"
import { indexOf, type PassageIndex } from "#adapters/embedded-answerer/passage-index.ts"
import { rank } from "#adapters/embedded-answerer/rank.ts"
import { readQuestion } from "#adapters/embedded-answerer/read-question.ts"
import { askedConversations } from "#tests/support/asking/asked-questions.ts"
import { readOnce } from "#tests/support/asking/read-once.ts"
import { fitted, type Sample } from "./logistic.ts"

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
  const { bias, weights } = fitted(samples, fit)
  console.log(
    `const bias = ${bias.toFixed(2)}\nconst weights = [${
      weights.map((weight) => Number(weight.toFixed(2))).join(", ")
    }]`,
  )
}

const spontaneous = 2
const ofTwin = 1
const ofOther = 0.3

/** The best moment for a question, and whether it answers it. */
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

const fit = { rounds: 4000, rate: 0.5, decay: 0.004 }

await calibrate()
