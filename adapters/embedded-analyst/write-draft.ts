import type { Draft, Point, Section, SectionKind } from "#domain/analysis/analysis.ts"
import type { AnalysisRequest } from "#domain/analysis/analyst.port.ts"
import { summaryWords } from "#domain/analysis/section-titles.ts"
import type { AnalysisProgress } from "#domain/task/analysis-progress.ts"
import { textOf } from "#domain/transcript/transcript.ts"
import { languageOf } from "./choose-language.ts"
import { decisionsIn } from "./decisions.ts"
import { dutiesIn } from "./duties.ts"
import { keywordsIn } from "./keywords.ts"
import type { Language } from "./language.ts"
import { phraseCounts } from "./phrases.ts"
import { pick } from "./pick.ts"
import { planFor } from "./plan.ts"
import { pointOf } from "./points.ts"
import { questionsIn } from "./questions.ts"
import { scenarioOf } from "./scenario.ts"
import { scoresOf } from "./score.ts"
import { rank, vectorsOf } from "./text-rank.ts"
import { titleOf } from "./topic-title.ts"
import { topicsOf } from "./topics.ts"
import { type Utterance, utterancesOf } from "./utterances.ts"

const minForTopics = 8
/** Below this score, a sentence only fills a topic. */
const worthSaying = 0.5
const talks = new Set(["lecture", "interview", "document"])

/**
 * Writes a summary from the transcript's own sentences, in its own language; none of them occurs twice. The same input
 * gives the same draft.
 */
export const writeDraft = async (
  { transcript, language: wanted, style }: AnalysisRequest,
  report: (step: AnalysisProgress) => void,
): Promise<Draft> => {
  report("cleaning text")
  const language = await load(languageOf(textOf(transcript)))
  const said = utterancesOf(transcript, language)
  report("formatting data")
  const vectors = vectorsOf(said.map(({ terms }) => terms))
  report("analyzing scenario")
  const isTalk = talks.has(scenarioOf(said, 1))
  const decisions = decisionsIn(said, language, isTalk)
  const duties = dutiesIn(said, language, isTalk)
  const scenario = scenarioOf(said, decisions.length + duties.sure.length)
  report("planning summary")
  const plan = planFor(said.length, style)
  const scores = scoresOf(said, rank(vectors), language, style)
  const topics = said.length < minForTopics ? [] : topicsOf(said, language)
  report("generating summary")
  const decided = decisions.map(({ utterance }) => utterance)
  const used = new Set(decided.map(({ index }) => index))
  const isFresh = (one: Utterance): boolean => !used.has(one.index) && isWorthy(one)
  const whole = new Set(
    said.filter((one) => isWorthy(one) && isWhole(one, language)).map(({ index }) => index),
  )
  const sayable = (one: Utterance): boolean => isFresh(one) && whole.has(one.index)
  const candidates = [said.filter(sayable), said.filter(isFresh), said].find((some) => some.length > 0) ?? []
  const overview = pick(candidates, scores, plan.overview, decided)
  for (const { index } of overview) used.add(index)
  const questions = questionsIn(said, language, used, { most: isTalk ? plan.questions * 2 : plan.questions, isTalk })
  const duty = new Set([...duties.sure, ...duties.possible].map(({ quote }) => quote))
  const answers = new Set(questions.flatMap(({ segments }) => segments))
  const counts = phraseCounts(said)
  const titles = new Set<string>()
  const sections = topics.length < 2 ? [] : topics.flatMap((topic): ReadonlyArray<Section> => {
    const fresh = topic.utterances.filter((one) =>
      isFresh(one) && !answers.has(one.segment) && !duty.has(one.quote) && language.announces(one.text) === null
    )
    const strong = fresh.filter((one) => sayable(one) && (scores[one.index] ?? 0) >= worthSaying)
    const points = pick(strong.length > 0 ? strong : fresh, scores, strong.length > 0 ? plan.perTopic : 1, [
      ...overview,
      ...decided,
    ])
    for (const { index } of points) used.add(index)
    const title = titleOf(topic, counts, titles, /^(?:zh|ja)$/.test(language.code) ? "、" : ", ")
    return points.length === 0 ? [] : [{ kind: "topic", title, points: points.map((one) => pointOf(one)) }]
  })
  report("optimizing format")
  const words = summaryWords(wanted)
  const section = (kind: Exclude<SectionKind, "topic">, points: ReadonlyArray<Point>): Section => ({
    kind,
    title: words[kind],
    points,
  })
  return {
    scenario,
    sections: [
      section("overview", overview.map((utterance) => pointOf(utterance))),
      section("decisions", decisions.map(({ point }) => point).slice(0, plan.listed)),
      section("actions", duties.sure.slice(0, plan.listed)),
      ...sections,
      section("questions", questions),
      section("possible", duties.possible.slice(0, plan.possible)),
      section("keywords", keywordsIn(said, plan.keywords)),
    ].filter(({ points }) => points.length > 0),
  }
}

const nobody: ReadonlyArray<string> = []

/** Says something by itself that is nobody's duty. */
const isWhole = ({ text, speaker }: Utterance, language: Language): boolean =>
  !language.isFragment(text) && language.duties(text, speaker, nobody).length === 0

const isWorthy = ({ isChatter, isQuestion, terms }: Utterance): boolean => !isChatter && !isQuestion && terms.length > 0

const load = async (code: string): Promise<Language> => {
  if (code === "en") return (await import("./english.ts")).english()
  if (code === "zh") return (await import("./chinese.ts")).chinese()
  return (await import("./other-language.ts")).otherLanguage(code)
}
