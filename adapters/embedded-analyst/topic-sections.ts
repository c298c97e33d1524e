import type { Section } from "#domain/analysis/analysis.ts"
import type { Language } from "./language.ts"
import { phraseCounts } from "./phrases.ts"
import { pick } from "./pick.ts"
import type { Plan } from "./plan.ts"
import { pointOf } from "./points.ts"
import { titleOf } from "./topic-title.ts"
import type { topicsOf } from "./topics.ts"
import type { Utterance } from "./utterances.ts"

interface Material {
  readonly topics: ReturnType<typeof topicsOf>
  readonly said: ReadonlyArray<Utterance>
  readonly scores: ReadonlyArray<number>
  readonly plan: Plan
  readonly language: Language
  readonly used: Set<number>
}

interface Rules {
  readonly isFree: (one: Utterance) => boolean
  readonly isStrong: (one: Utterance) => boolean
  /** What is said elsewhere in the summary. */
  readonly besides: ReadonlyArray<Utterance>
}

/** Below this score, a sentence only fills a topic. */
const worthSaying = 0.5

/** "Two is fine for me" tells nobody anything who was not there. */
const minTerms = 3
const minFigure = 0.5

const saysEnough = ({ terms, text }: Utterance, language: Language): boolean =>
  terms.length >= minTerms || language.figure(text) >= minFigure

/** A section for each topic; none if there is only one. */
export const topicSections = (
  { topics, said, scores, plan, language, used }: Material,
  { isFree, isStrong, besides }: Rules,
): ReadonlyArray<Section> => {
  if (topics.length < 2) return []
  const counts = phraseCounts(said)
  const titles = new Set<string>()
  return topics.flatMap((topic): ReadonlyArray<Section> => {
    const free = topic.utterances.filter(isFree)
    const telling = free.filter((one) => saysEnough(one, language))
    const fresh = telling.length > 0 ? telling : free
    const strong = fresh.filter((one) => isStrong(one) && (scores[one.index] ?? 0) >= worthSaying)
    const points = pick(strong.length > 0 ? strong : fresh, scores, strong.length > 0 ? plan.perTopic : 1, besides)
    for (const { index } of points) used.add(index)
    const title = titleOf(topic, counts, titles, /^(?:zh|ja)$/.test(language.code) ? "、" : ", ")
    return points.length === 0 ? [] : [{ kind: "topic", title, points: points.map((one) => pointOf(one)) }]
  })
}
