import { Schema } from "effect"
import { readdir, readFile } from "node:fs/promises"

const Span = Schema.Tuple([Schema.NumberFromString, Schema.NumberFromString])
const File = Schema.fromJsonString(Schema.Struct({
  specific_query_list: Schema.Array(Schema.Struct({ query: Schema.String, relevant_text_span: Schema.Array(Span) })),
  meeting_transcripts: Schema.Array(Schema.Struct({ speaker: Schema.String, content: Schema.String })),
}))

interface RealMeeting {
  readonly name: string
  /** "Name: text", a turn a line; turns without a word are left out. */
  readonly lines: ReadonlyArray<string>
  /** With the lines that hold the answer, counted from 0. */
  readonly questions: ReadonlyArray<{ readonly question: string; readonly gold: ReadonlySet<number> }>
}

const folder = new URL("../../bench/meetings/", import.meta.url)

/** The meetings of `tests/bench/meetings`, written as a person would paste them. */
export const realMeetings = async (): Promise<ReadonlyArray<RealMeeting>> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".json")).toSorted()
  return Promise.all(names.map(async (name) => {
    const { meeting_transcripts: turns, specific_query_list: asked } = await Schema.decodeUnknownPromise(File)(
      await readFile(new URL(name, folder), "utf8"),
    )
    const said = turns.map(({ speaker, content }, turn) => ({ turn, speaker, text: plain(content) }))
      .filter(({ text }) => text !== "")
    return {
      name: name.replace(/\.json$/, ""),
      lines: said.map(({ speaker, text }) => `${speaker}: ${text}`),
      questions: asked.map(({ query, relevant_text_span: spans }) => ({
        question: query,
        gold: new Set(
          said.flatMap(({ turn }, line) => spans.some(([from, to]) => turn >= from && turn <= to) ? [line] : []),
        ),
      })),
    }
  }))
}

/** Without the marks of those who wrote it down, such as {vocalsound}, and with blanks where a writer puts them. */
const plain = (content: string): string =>
  content.replaceAll(/\{[^}]*\}/g, " ").replaceAll(/\s+/g, " ")
    .replaceAll(/ ([.,?!;:])/g, "$1").replaceAll(/ (['’](?:s|m|d|t|re|ve|ll)\b)/gi, "$1").replaceAll(/ n't\b/gi, "n't")
    .trim()
