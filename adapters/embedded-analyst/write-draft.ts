import type { Draft, Point, Section, SectionKind } from "#domain/analysis/analysis.ts"
import type { AnalysisRequest } from "#domain/analysis/analyst.port.ts"
import { summaryWords } from "#domain/analysis/section-titles.ts"
import type { AnalysisProgress } from "#domain/task/analysis-progress.ts"
import { textOf } from "#domain/transcript/transcript.ts"
import { languageOf } from "./choose-language.ts"
import { dutiesIn } from "./duties.ts"
import type { Language } from "./language.ts"
import { phraseCounts, topPhrases } from "./phrases.ts"
import { pick } from "./pick.ts"
import { planFor } from "./plan.ts"
import { decisionsIn, pointOf, questionsIn } from "./points.ts"
import { scenarioOf } from "./scenario.ts"
import { scoresOf } from "./score.ts"
import { rank, vectorsOf } from "./text-rank.ts"
import { type Topic, topicsOf } from "./topics.ts"
import { type Utterance, utterancesOf } from "./utterances.ts"

const minForTopics = 8

/** Writes a summary from the transcript's own sentences, in its own language. The same input gives the same draft. */
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
  const decisions = decisionsIn(said, language)
  const duties = dutiesIn(said, language)
  const scenario = scenarioOf(said, decisions.length + duties.length)
  report("planning summary")
  const plan = planFor(said.length, style)
  const scores = scoresOf(said, rank(vectors), language, style)
  const topics = said.length < minForTopics ? [] : topicsOf(said, vectors, language)
  report("generating summary")
  const worthy = said.filter(isWorthy)
  const overview = pick(worthy.length > 0 ? worthy : said, scores, plan.overview)
  const counts = phraseCounts(said)
  const titles = new Set<string>()
  const topicSection = (topic: Topic): Section => {
    const candidates = topic.utterances.filter(isWorthy)
    const fresh = pick(candidates, scores, plan.perTopic, overview)
    const points = (fresh.length > 0 ? fresh : pick(candidates, scores, 1)).map((utterance) => pointOf(utterance))
    return {
      kind: "topic",
      title: titleOf(topic, counts, titles, /^(?:zh|ja)$/.test(language.code) ? "、" : ", "),
      points,
    }
  }
  const sections = topics.length < 2 ? [] : topics.map(topicSection)
  report("optimizing format")
  const words = summaryWords(wanted)
  const section = (kind: Exclude<SectionKind, "topic">, points: ReadonlyArray<Point>): Section => ({
    kind,
    title: words[kind],
    points,
  })
  const keywords = topPhrases(said, plan.keywords).map(({ text, segments }) => ({
    text,
    segments,
    quote: null,
    owner: null,
    due: null,
  }))
  return {
    scenario,
    sections: [
      section("overview", overview.map((utterance) => pointOf(utterance))),
      ...sections,
      section("decisions", decisions.slice(0, plan.listed)),
      section("actions", duties.slice(0, plan.listed)),
      section("questions", questionsIn(said, language).slice(0, plan.listed)),
      section("keywords", keywords),
    ].filter(({ points }) => points.length > 0),
  }
}

const isWorthy = ({ isChatter, isQuestion, terms }: Utterance): boolean => !isChatter && !isQuestion && terms.length > 0

const load = async (code: string): Promise<Language> => {
  if (code === "en") return (await import("./english.ts")).english()
  if (code === "zh") return (await import("./chinese.ts")).chinese()
  return (await import("./other-language.ts")).otherLanguage(code)
}

/** The speaker's own name for it, else its main phrases; no two topics share a title. */
const titleOf = (
  { title, utterances }: Topic,
  counts: ReadonlyMap<string, number>,
  taken: Set<string>,
  comma: string,
): string => {
  const phrases = topPhrases(utterances, 4, counts).map(({ text }) => text)
  const options = [title, phrases.slice(0, 2).join(comma), phrases.slice(1, 3).join(comma), utterances[0]?.text ?? "–"]
  const capital = options.filter((option) => option !== "").map((text) => text.charAt(0).toUpperCase() + text.slice(1))
  const chosen = capital.find((option) => !taken.has(option.toLowerCase())) ?? capital[0] ?? "–"
  taken.add(chosen.toLowerCase())
  return chosen
}
