import type { Draft, Point, Section } from "#domain/analysis/analysis.ts"
import type { AnalysisRequest } from "#domain/analysis/analyst.port.ts"
import { summaryWords } from "#domain/analysis/section-titles.ts"
import type { AnalysisProgress } from "#domain/task/analysis-progress.ts"
import { type SectionKind, sectionsOf } from "#domain/task/summary-section.ts"
import { textOf } from "#domain/transcript/transcript.ts"
import { topPhrases, withoutSpeakers } from "./phrases.ts"
import { type Plan, planFor } from "./plan.ts"
import { questionsIn } from "./questions.ts"
import { isQuotable, quotationOf } from "./quotes.ts"
import { pick, scoresOf } from "./rank-sentences.ts"
import { chooseLanguage } from "./reading/choose-language.ts"
import { type Utterance, utterancesOf } from "./reading/utterances.ts"
import { scenarioOf } from "./scenario.ts"
import { actionIn, isDecision, pointOf } from "./statements.ts"
import { topicsOf } from "./topics.ts"

/**
 * Writes a summary from the transcript's own sentences, in its own language; none of them occurs twice. The same input
 * gives the same draft. A meeting that states no decision has an empty section for them.
 */
export const writeDraft = async (
  { transcript, language: wanted, style, scenario: chosen }: AnalysisRequest,
  report: (step: AnalysisProgress) => void,
): Promise<Draft> => {
  report("cleaning text")
  const language = await chooseLanguage(textOf(transcript), wanted)
  const said = utterancesOf(transcript, language)
  report("formatting data")
  const names = transcript.speakers.map(({ name }) => name)
  const decided = said.filter((one) => isDecision(one, language))
  const actions = said.flatMap((one) => {
    const action = decided.includes(one) ? null : actionIn(one, names, language)
    return action === null ? [] : [{ one, action }]
  })
  report("analyzing scenario")
  const scenario = chosen ?? scenarioOf(said, language, decided.length + actions.length)
  const kinds = new Set<SectionKind>(sectionsOf(scenario))
  report("planning summary")
  const plan = planFor(said.filter(({ terms }) => terms.length > 0).length, style)
  const scores = scoresOf(said, language, style)
  report("generating summary")
  const used = new Set([
    ...(kinds.has("decisions") ? decided : []),
    ...(kinds.has("actions") ? actions.map(({ one }) => one) : []),
  ].map(({ index }) => index))
  /** The best of those that are not used yet. */
  const take = (is: (one: Utterance) => boolean, count: number, among = said): ReadonlyArray<Utterance> => {
    const free = among.filter((one) => !used.has(one.index) && is(one))
    const some = pick(free, scores, count, said.filter(({ index }) => used.has(index)).slice(0, compared))
    for (const { index } of some) used.add(index)
    return some
  }
  const takenFor = (kind: SectionKind, is: (one: Utterance) => boolean): ReadonlyArray<Utterance> =>
    kinds.has(kind) ? take((one) => one.isWhole && is(one), plan.perKind) : []
  const askedIn = () => questionsIn(said, language, { most: plan.questions * (scenario === "interview" ? 2 : 1), used })
  const definitions = takenFor("definitions", ({ text }) => language.words.defines.test(text))
  const examples = takenFor("examples", ({ text }) => language.words.illustrates.test(text))
  // An interview and a lecture live by their questions; elsewhere what matters comes first.
  const first = scenario === "interview" || scenario === "lecture" ? askedIn() : null
  const inFirst = new Set(first?.flatMap(({ segments }) => segments))
  const chapters = topicsOf(withoutSpeakers(said), language)
  // The overview leaves a sentence to each topic that has few.
  const reserved = chapters.map(({ utterances }) => {
    const own = utterances.filter(({ isWhole, index, segment }) => isWhole && !used.has(index) && !inFirst.has(segment))
    return own.length > 0 && own.length <= plan.perTopic ? take((one) => one === own[0], 1, utterances) : []
  })
  const kept = (nth: number): ReadonlyArray<Utterance> => reserved[nth] ?? []
  const overview = overviewOf(said.filter(({ segment }) => !inFirst.has(segment)), take, plan, used.size > 0)
  const asked = first ?? askedIn()
  const answering = new Set(asked.flatMap(({ segments }) => segments))
  const quotes = kinds.has("quotes") ? take(isQuotable(said), plan.perKind) : []
  const topics = chapters.map(({ title, utterances }, nth): Section => {
    const more = take(
      ({ isWhole, segment }) => isWhole && !answering.has(segment),
      plan.perTopic - kept(nth).length,
      utterances,
    )
    return {
      kind: "topic",
      title,
      points: [...kept(nth), ...more].toSorted((one, two) => one.index - two.index).map(pointOf),
    }
  }).filter(({ points }) => points.length > 0)
  report("optimizing format")
  const words = summaryWords(wanted)
  const points: Readonly<Record<Exclude<SectionKind, "topic">, ReadonlyArray<Point>>> = {
    overview: overview.map(pointOf),
    ideas: overview.map(pointOf),
    definitions: definitions.map(pointOf),
    examples: examples.map(pointOf),
    decisions: decided.slice(0, plan.listed).map(pointOf),
    actions: actions.slice(0, plan.listed).map(({ action }) => action),
    questions: asked,
    quotes: quotes.map((one) => quotationOf(one, language.code)),
    possible: [],
    keywords: keywordsIn(said, plan.keywords, said.length < brief && language.joint !== null ? 1 : 2),
  }
  const sections = sectionsOf(scenario).flatMap((kind): ReadonlyArray<Section> =>
    kind === "topic" ? topics : [{ kind, title: words[kind], points: points[kind] }]
  )
  const saysNoDecision = scenario === "meeting" && said.length > 0
  return {
    scenario,
    sections: sections.filter(({ kind, points: some }) => some.length > 0 || (kind === "decisions" && saysNoDecision)),
  }
}

/** With how many sentences of the page a new one is compared. */
const compared = 40

/** Whole sentences; where there is none, what comes next to one, unless all that matters is said elsewhere. */
const overviewOf = (
  said: ReadonlyArray<Utterance>,
  take: (is: (one: Utterance) => boolean, count: number, among: ReadonlyArray<Utterance>) => ReadonlyArray<Utterance>,
  plan: Plan,
  isTold: boolean,
): ReadonlyArray<Utterance> => {
  const whole = take(({ isWhole }) => isWhole, plan.overview, said)
  if (whole.length > 0 || isTold) return whole
  const nearly = take(
    ({ isQuestion, isChatter, terms }) => !isQuestion && !isChatter && terms.length > 0,
    plan.overview,
    said,
  )
  return nearly.length > 0 ? nearly : said.slice(0, 1)
}

/** In so few sentences nothing is said twice. */
const brief = 20

const keywordsIn = (said: ReadonlyArray<Utterance>, count: number, least: number): ReadonlyArray<Point> =>
  topPhrases(withoutSpeakers(said), count).filter(({ times }) => times >= least)
    .map(({ text, segments }) => ({ text, segments, quote: null, owner: null, due: null }))
