import type { Draft, Point, Section } from "#domain/analysis/analysis.ts"
import type { AnalysisRequest } from "#domain/analysis/analyst.port.ts"
import { summaryWords } from "#domain/analysis/section-titles.ts"
import type { AnalysisProgress } from "#domain/task/analysis-progress.ts"
import type { Scenario } from "#domain/task/scenario.ts"
import { type SectionKind, sectionsOf } from "#domain/task/summary-section.ts"
import { textOf } from "#domain/transcript/transcript.ts"
import { withoutAdverts } from "./adverts.ts"
import { languageOf } from "./choose-language.ts"
import { cueCount, cuesOf } from "./cues.ts"
import { decisionsIn } from "./decisions.ts"
import { isDialogue } from "./dialogue.ts"
import { dutiesIn, type Manner } from "./duties.ts"
import { keywordsIn } from "./keywords.ts"
import { type Language, nobody } from "./language.ts"
import { pick } from "./pick.ts"
import { planFor } from "./plan.ts"
import { pointOf } from "./points.ts"
import { questionsIn } from "./questions.ts"
import { definitionsIn, examplesIn, quotationOf, quotesIn, reasonFor } from "./scenario-points.ts"
import { scenarioOf } from "./scenario.ts"
import { scoresOf } from "./score.ts"
import { rank, vectorsOf } from "./text-rank.ts"
import { topicSections } from "./topic-sections.ts"
import { topicsOf } from "./topics.ts"
import { type Utterance, utterancesOf } from "./utterances.ts"

const minForTopics = 8
/** More than the rest of a conversation can add to a sentence's score. */
const decisive = 3
const talks: ReadonlySet<Scenario> = new Set(["lecture", "interview", "podcast"])

/**
 * Writes a summary from the transcript's own sentences, in its own language; none of them occurs twice. The same input
 * gives the same draft.
 */
export const writeDraft = async (
  { transcript, language: wanted, style, scenario: chosen }: AnalysisRequest,
  report: (step: AnalysisProgress) => void,
): Promise<Draft> => {
  report("cleaning text")
  const language = await load(languageOf(textOf(transcript)))
  const said = withoutAdverts(utterancesOf(transcript, language), language.code)
  report("formatting data")
  const vectors = vectorsOf(said.map(({ terms }) => terms))
  report("analyzing scenario")
  const isUntold = said.every(({ speaker }) => speaker === null)
  const isWritten = isUntold && !isDialogue(said, language)
  const isMemo = isWritten && (chosen === "note" || (chosen === null && notesIn(said, language.code) >= memoLike))
  const agreed = foundIn(said, language, { isTalk: false, isMemo })
  const findings = agreed.decisions.length + agreed.duties.sure.length
  const scenario = chosen
    ?? (isUntold && !isWritten && findings > 0 ? "meeting" : scenarioOf(said, language.code, findings))
  const isTalk = (chosen === null && isWritten && !isMemo) || talks.has(scenario)
  const found = isTalk ? foundIn(said, language, { isTalk, isMemo: false }) : agreed
  const kinds = new Set(sectionsOf(scenario))
  const decisions = kinds.has("decisions") ? found.decisions : []
  const duties = { sure: found.duties.sure, possible: kinds.has("possible") ? found.duties.possible : [] }
  const told = new Set(decisions.map(({ utterance }) => utterance.quote))
  report("planning summary")
  const plan = planFor(said.filter(({ terms }) => terms.length > 0).length, style)
  const reason = scenario === "call" ? reasonFor(said, language) : undefined
  const scores = scoresOf(said, rank(vectors), language, style)
    .map((score, index) => index === reason?.index ? score + decisive : score)
  const topics = said.length < minForTopics ? [] : topicsOf(said, language)
  report("generating summary")
  const decided = decisions.flatMap(({ repeated }) => repeated)
  const used = new Set(decided.map(({ index }) => index))
  const isFresh = (one: Utterance): boolean => !used.has(one.index) && isWorthy(one)
  const whole = new Set(
    said.filter((one) => isWorthy(one) && isWhole(one, language)).map(({ index }) => index),
  )
  const sayable = (one: Utterance): boolean => isFresh(one) && whole.has(one.index)
  const chosenFor = (kind: SectionKind, choose: () => ReadonlyArray<Utterance>): ReadonlyArray<Utterance> => {
    const some = kinds.has(kind) ? choose() : []
    for (const { index } of some) used.add(index)
    return some
  }
  const choice = { said, scores, language: language.code, most: plan.perKind, isFree: sayable }
  const definitions = chosenFor("definitions", () => definitionsIn(choice))
  const examples = chosenFor("examples", () => examplesIn({ ...choice, isFree: isFresh }))
  const pairs = () => questionsIn(said, language, used, { most: isTalk ? plan.questions * 2 : plan.questions, isTalk })
  const first = scenario === "lecture" || scenario === "interview" ? pairs() : null
  // An interview is nothing but answers: overview and quotes may say them again.
  const asked = new Set(scenario === "lecture" ? first?.flatMap(({ segments }) => segments) : [])
  const isUnasked = (one: Utterance): boolean => !asked.has(one.segment)
  // Where all that was said is decided or to be done, there is nothing besides; greetings would be worse than nothing.
  const rest = decisions.length + duties.sure.length > 0 ? [] : said
  const candidates = [said.filter((one) => sayable(one) && isUnasked(one)), said.filter(isFresh), rest]
    .find((some) => some.length > 0) ?? []
  const overview = pick(candidates, scores, plan.overview, [...decided, ...definitions, ...examples])
  for (const { index } of overview) used.add(index)
  const questions = first ?? pairs()
  const answers = new Set(questions.flatMap(({ segments }) => segments))
  const duty = new Set([...duties.sure, ...duties.possible].map(({ quote }) => quote))
  const isTold = ({ segment, quote }: Utterance): boolean => answers.has(segment) || duty.has(quote)
  const quotes = chosenFor(
    "quotes",
    () => quotesIn({ ...choice, isFree: (one) => sayable(one) && (scenario === "interview" || !isTold(one)) }),
  )
  const subjects = topicSections({ topics, said, scores, plan, language, used }, {
    isFree: (one) => isFresh(one) && !isTold(one) && language.announces(one.text) === null,
    isStrong: sayable,
    besides: [...overview, ...decided],
  })
  report("optimizing format")
  const words = summaryWords(wanted)
  const points: Readonly<Record<Exclude<SectionKind, "topic">, ReadonlyArray<Point>>> = {
    overview: plain(overview),
    ideas: plain(overview),
    definitions: plain(definitions),
    examples: plain(examples),
    decisions: decisions.map(({ point }) => point).slice(0, plan.listed),
    actions: duties.sure.filter((one) => !told.has(one.quote ?? "") || !isSuggested(one)).slice(0, plan.listed),
    questions,
    quotes: quotes.map((one) => quotationOf(one, language.code)),
    possible: duties.possible.filter(({ quote }) => quote === null || !told.has(quote)).slice(0, plan.possible),
    keywords: keywordsIn(said, plan.keywords),
  }
  const sections = sectionsOf(scenario).flatMap((kind): ReadonlyArray<Section> =>
    kind === "topic" ? subjects : [{ kind, title: words[kind], points: points[kind] }]
  )
  return { scenario, sections: sections.filter((section) => section.points.length > 0) }
}

/** This many signs make a text without speakers a memo: "I need to …", "Remember to …". */
const memoLike = 2

const notesIn = (said: ReadonlyArray<Utterance>, code: string): number =>
  cueCount(cuesOf(code), "note", said.map(({ text }) => text).join("\n"))

const foundIn = (said: ReadonlyArray<Utterance>, language: Language, manner: Manner) => {
  const decisions = decisionsIn(said, language, manner.isTalk)
  const decided = decisions.map(({ utterance }) => utterance)
  return { decisions, duties: dutiesIn({ said, decided, language }, manner) }
}

/** "Let's do January" is decided, not to be done, unless someone will do it by a day. */
const isSuggested = ({ quote, text, owner, due }: Point): boolean =>
  (owner === null || due === null) &&
  quote?.toLowerCase().replaceAll("’", "'").includes(`let's ${text.toLowerCase().split(" (")[0] ?? ""}`) === true

const plain = (some: ReadonlyArray<Utterance>): ReadonlyArray<Point> => some.map((one) => pointOf(one))

/** Says something by itself that is nobody's duty. */
const isWhole = ({ text, speaker }: Utterance, language: Language): boolean =>
  !language.isFragment(text) && language.duties(text, speaker, nobody).length === 0

const isWorthy = ({ isChatter, isQuestion, terms }: Utterance): boolean => !isChatter && !isQuestion && terms.length > 0

const load = async (code: string): Promise<Language> => {
  if (code === "en") return (await import("./english.ts")).english()
  if (code === "zh") return (await import("./chinese.ts")).chinese()
  return (await import("./other-language.ts")).otherLanguage(code)
}
