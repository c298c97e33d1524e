import type { Point } from "#domain/analysis/analysis.ts"
import { type SummaryQuestion, summaryQuestion } from "./data/summary-questions.ts"
import { wholeQuestions } from "./data/whole-questions.ts"
import type { PassageIndex } from "./passage-index.ts"
import { type Placed, placed } from "./placed-points.ts"
import { summarySections } from "./summary-sections.ts"
import { taskText } from "./task-text.ts"
import type { Written } from "./write-answer.ts"

const kinds: Readonly<Record<string, ReadonlyArray<string>>> = {
  actions: ["actions"],
  decisions: ["decisions"],
  overview: ["overview", "ideas"],
}
const longest = 20
/** It is read from the text by rules that are right four times out of five. */
const confidence = 0.8
const closest = 3

/**
 * "What has to be done?", "What was decided about the gate?": no line answers that, but what an analysis makes of all of
 * them does. Null for other questions, and if it makes nothing of them.
 */
export const answerFromSummary = async (
  index: PassageIndex,
  asked: string,
  within: ReadonlySet<string> | null,
): Promise<Written | null> => {
  const question = summaryQuestion(asked)
  if (question === null) return null
  const { wants, who, about } = question
  const sections = await summarySections(index, within)
  const points = placed(
    sections.filter(({ kind }) => kinds[wants]?.includes(kind)).flatMap((section) => section.points),
    index,
  ).filter((one) => (who === null || isOf(one.point, who)) && (about === null || isAbout(one, about, index)))
    .map(({ point }) => point).slice(0, longest)
  if (points.length === 0) return null
  const sentences = points.map((point) => ({
    text: textOf(point, wants),
    lines: point.segments,
    quote: point.quote ?? point.text,
  }))
  return {
    sentences,
    verdict: "answered",
    confidence,
    closest: points.slice(0, closest).map(({ segments }) => segments),
  }
}

/** Those questions about the whole text that its summary has an answer to, in the language of the text. */
export const wholeQuestionsFor = async (index: PassageIndex): Promise<ReadonlyArray<string>> => {
  const known = wholeQuestions[index.reader.code]
  if (known === undefined || index.lines.length === 0) return []
  const sections = await summarySections(index, null)
  const has = (wants: "actions" | "decisions"): boolean =>
    sections.some(({ kind, points }) => kind === wants && points.length > 0)
  return (["actions", "decisions"] as const).filter(has).map((wants) => known[wants])
}

const isOf = ({ owner }: Point, who: string): boolean => {
  const name = owner?.toLowerCase() ?? ""
  const wanted = who.toLowerCase()
  return name !== "" && (name === wanted || name.split(/\s+/).includes(wanted) || wanted.split(/\s+/).includes(name))
}

const isAbout = ({ from, to }: Placed, about: string, { lines, reader }: PassageIndex): boolean => {
  const wanted = reader.read(about).filter(({ isStop }) => !isStop).flatMap(({ key, base }) => [key, base])
  const near = lines.slice(from, to + 1)
  const said = new Set(near.flatMap(({ text }) => reader.read(text).flatMap(({ key, base }) => [key, base])))
  return wanted.some((key) => said.has(key))
}

const textOf = (point: Point, wants: SummaryQuestion["wants"]): string =>
  wants === "actions" ? taskText(point) : point.text
