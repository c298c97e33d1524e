import { knownLanguages } from "#adapters/engines/language/embedded-analyst/languages/known-languages.ts"
import { writeDraft } from "#adapters/engines/language/embedded-analyst/write-draft.ts"
import type { Point, Section } from "#domain/analysis/analysis.ts"
import type { SectionKind } from "#domain/task/summary-section.ts"
import type { PassageIndex } from "./passage-index.ts"
import { transcriptOf } from "./utterances-in.ts"
import type { Written } from "./write-answer.ts"

/** What a question about the whole text asks for, and about whom or what, if it names that. */
interface Asked {
  readonly kinds: ReadonlyArray<SectionKind>
  readonly who: string | null
  readonly about: string | null
}

const longest = 20
/** They are listed only where the words say so. */
const confidence = 0.8
const closest = 3

/**
 * "What has to be done?", "What was decided about the gate?": no line answers that, but a summary lists it. Null for other
 * questions, and if it lists nothing of the kind.
 */
export const answerFromSummary = async (
  index: PassageIndex,
  question: string,
  within: ReadonlySet<string> | null,
): Promise<Written | null> => {
  const asked = wholeQuestion(question)
  if (asked === null) return null
  const sections = await summaryOf(index, within)
  const points = sections.filter(({ kind }) => asked.kinds.includes(kind)).flatMap((section) => section.points)
    .filter((point) =>
      (asked.who === null || isOf(point, asked.who)) && (asked.about === null || isAbout(point, asked.about, index))
    )
    .slice(0, longest)
  if (points.length === 0) return null
  return {
    sentences: points.map((point) => ({
      text: textOf(point),
      lines: point.segments,
      quote: point.quote ?? point.text,
    })),
    verdict: "answered",
    confidence,
    closest: points.slice(0, closest).map(({ segments }) => segments),
  }
}

/** Those questions about the whole text that its summary has an answer to, in the language of the text. */
export const wholeQuestionsFor = async (index: PassageIndex): Promise<ReadonlyArray<string>> => {
  const { suggested } = index.language.questions
  if (suggested === null || index.lines.length === 0) return []
  const sections = await summaryOf(index, null)
  return (["actions", "decisions"] as const)
    .filter((wanted) => sections.some(({ kind, points }) => kind === wanted && points.length > 0))
    .map((wanted) => suggested[wanted])
}

/** Readers may ask in another language than that of the text. */
const wholeQuestion = (question: string): Asked | null => {
  for (const [, { questions: { actions, decisions, overview } }] of knownLanguages) {
    const text = question.trim()
    const done = actions.exec(text)
    if (done !== null) {
      return { kinds: ["actions"], who: done.groups?.["who"] ?? done.groups?.["whose"] ?? null, about: null }
    }
    const decided = decisions.exec(text)
    if (decided !== null) return { kinds: ["decisions"], who: null, about: decided.groups?.["about"] ?? null }
    if (overview.test(text)) return { kinds: ["overview", "ideas"], who: null, about: null }
  }
  return null
}

const known = new WeakMap<PassageIndex, ReadonlyArray<Section>>()

/** What an analysis makes of the text, or of some of its lines. That of the whole text is kept. */
const summaryOf = async (index: PassageIndex, within: ReadonlySet<string> | null): Promise<ReadonlyArray<Section>> => {
  const kept = within === null ? known.get(index) : undefined
  if (kept !== undefined) return kept
  const request = {
    title: "",
    transcript: transcriptOf(index, within),
    language: index.language.code,
    style: null,
    scenario: null,
    section: null,
  }
  const { sections } = await writeDraft(request, () => undefined)
  if (within === null) known.set(index, sections)
  return sections
}

const isOf = ({ owner }: Point, who: string): boolean => {
  const name = owner?.toLowerCase() ?? ""
  const wanted = who.toLowerCase()
  return name !== "" && (name === wanted || name.split(/\s+/).includes(wanted) || wanted.split(/\s+/).includes(name))
}

const isAbout = ({ text }: Point, about: string, { language }: PassageIndex): boolean => {
  const said = new Set(language.read(text).map(({ key }) => key))
  return language.read(about).some(({ key, isStop }) => !isStop && said.has(key))
}

/** What is to be done is an item of a list, without a full stop; pages show it as one. */
const textOf = ({ text, owner, due }: Point): string =>
  owner === null && due === null
    ? text
    : `${owner === null ? "" : `${owner}: `}${text.replace(/[.。]$/u, "")}${due === null ? "" : ` (${due})`}`
