import type { SpokenLine } from "#adapters/engines/language/embedded-answerer/passage-index.ts"
import { readdir, readFile } from "node:fs/promises"

export interface AskedQuestion {
  readonly question: string
  /** Ids of the lines that answer it; none if the conversation does not say. */
  readonly gold: ReadonlySet<string>
}

export interface Conversation {
  readonly name: string
  readonly lines: ReadonlyArray<SpokenLine>
  readonly questions: ReadonlyArray<AskedQuestion>
  /** Held out while the method and its weights were developed. */
  readonly isHeldBack: boolean
  /** With false starts, interruptions and sentences split over lines. */
  readonly isSpontaneous: boolean
}

const heldBack: ReadonlySet<string> = new Set([
  "council-meeting",
  "job-interview",
  "sleep-lecture",
  "weather-station-students",
  "library-board",
  "signal-box-memories",
  "campsite-meeting",
])

const bench = new URL("../../bench/", import.meta.url)
const sentences = new Intl.Segmenter("en", { granularity: "sentence" })

/** The conversations with questions of our own, a sentence a line; spontaneous ones as their speakers cut them. */
export const askedConversations = async (): Promise<ReadonlyArray<Conversation>> =>
  (await Promise.all([
    conversationsIn("conversations", "asked"),
    conversationsIn("asked"),
    conversationsIn("spontaneous"),
  ]))
    .flat()

/** Not in English; their names begin with their language. */
export const foreignConversations = (): Promise<ReadonlyArray<Conversation>> => conversationsIn("foreign")

const conversationsIn = async (folder: string, questions = folder): Promise<ReadonlyArray<Conversation>> => {
  const names = (await readdir(new URL(`${folder}/`, bench))).filter((file) => file.endsWith(".txt"))
  return Promise.all(names.map(async (file) => {
    const name = file.replace(/\.txt$/, "")
    const isSpontaneous = folder === "spontaneous"
    const lines = linesOf(
      await readFile(new URL(`${folder}/${file}`, bench), "utf8"),
      isSpontaneous || folder === "foreign",
    )
    const asked: ReadonlyArray<{ readonly question: string; readonly answers: ReadonlyArray<string> }> = JSON.parse(
      await readFile(new URL(`${questions}/${name}.json`, bench), "utf8"),
    )
    return {
      name,
      lines,
      isHeldBack: heldBack.has(name),
      isSpontaneous,
      questions: asked.map(({ question, answers }) => ({
        question,
        gold: new Set(
          lines.filter(({ text }) => answers.some((answer) => text.includes(answer.trim()))).map(({ id }) => id),
        ),
      })),
    }
  }))
}

/** "Name: what was said" lines; a text without names is a monologue. */
const linesOf = (text: string, areWhole: boolean): ReadonlyArray<SpokenLine> =>
  text.trim().split("\n").flatMap((line) => {
    const [, speaker = null, said = line] = /^([^:.,]{1,30}): (.*)$/.exec(line) ?? []
    if (areWhole) return [{ speaker, text: said }]
    return Array.from(sentences.segment(said), ({ segment }) => ({ speaker, text: segment.trim() }))
  }).map(({ speaker, text }, index) => ({ id: `g${index + 1}`, speaker, text }))
