import type { Point } from "#domain/analysis/analysis.ts"
import { asksForTask } from "./data/task-questions.ts"
import type { PassageIndex } from "./passage-index.ts"
import type { Part } from "./reader.ts"
import { summarySections } from "./summary-sections.ts"
import { taskText } from "./task-text.ts"
import type { Written } from "./write-answer.ts"

/** Grammar is analysed: a task has nearly all of the words that it is asked for with. */
const most = 0.7
const half = 0.5

/** "Who will book the hall?", "When is the form due?": no line may say it so, but an action item does. */
export const answerFromTasks = async (
  index: PassageIndex,
  asked: string,
  within: ReadonlySet<string> | null,
): Promise<Written | null> => {
  const kind = index.reader.kindOf(asked)
  if ((kind !== "who" && kind !== "when") || !asksForTask(asked, index.reader.code)) return null
  const wanted = keysOf(asked, index)
  if (wanted.length === 0) return null
  const points = (await summarySections(index, within)).filter((section) => section.kind === "actions")
    .flatMap((section) => section.points).filter(({ owner, due }) => (kind === "who" ? owner : due) !== null)
  const ranked = points.map((point) => ({ point, share: shareOf(point, wanted, index) }))
    .toSorted((a, b) => b.share - a.share)
  const [best, second] = ranked
  if (best === undefined || best.share < (index.reader.isThorough ? most : half)) return null
  if (second !== undefined && second.share === best.share) return null
  const { text, owner, due, segments, quote } = best.point
  return {
    sentences: [{ text: taskText({ text, owner, due }), lines: segments, quote: quote ?? text }],
    verdict: "answered",
    confidence: best.share * most,
    closest: [segments],
  }
}

/** "The next one" does not say which task is meant. */
const qualities: ReadonlySet<Part> = new Set(["adjective", "adverb", "number"])

/** What a task is about may have been said this many lines before. */
const before = 2

type Keys = ReadonlyArray<ReadonlyArray<string>>

const keysOf = (text: string, { reader }: PassageIndex): Keys =>
  reader.read(reader.withoutIdioms(text)).filter((token) =>
    !token.isStop && !reader.isSpeech(token) && !qualities.has(token.part)
  )
    .map(({ key, base }) => [key, base])

/** How many of the wanted words the task has, itself or in the lines that it is from; none if it has none itself. */
const shareOf = ({ text, owner, segments }: Point, wanted: Keys, index: PassageIndex): number => {
  const own = new Set(keysOf(`${text} ${owner ?? ""}`, index).flat())
  const cited = new Set<string>(segments)
  const first = index.lines.findIndex(({ id }) => cited.has(id))
  const around = new Set(
    index.lines.filter(({ id }, at) => cited.has(id) || (at < first && first - at <= before)).flatMap((line) =>
      keysOf(line.text, index).flat()
    ),
  )
  const inItself = wanted.filter((keys) => keys.some((key) => own.has(key))).length
  const inLines = wanted.filter((keys) => keys.some((key) => own.has(key) || around.has(key))).length
  return inItself === 0 ? 0 : inLines / wanted.length
}
