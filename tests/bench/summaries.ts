import { writeDraft } from "#adapters/engines/language/embedded-analyst/write-draft.ts"
import type { Draft } from "#domain/analysis/analysis.ts"
import { aTranscript } from "#tests/support/a-transcript.ts"
import { readdir, readFile } from "node:fs/promises"
import type { Bench } from "./bench.ts"

const folder = new URL("./conversations/", import.meta.url)

/** Every action item and decision of six conversations of our own, to be read and judged: docs/benchmarks.md has the verdicts. */
export const summaries: Bench = async () => {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".txt")).toSorted()
  const written = await Promise.all(files.map((file) => claimsOf(file, (text) => text)))
  const heard = await Promise.all(files.map((file) => claimsOf(file, asRecognised)))
  const again = await Promise.all(files.map((file) => claimsOf(file, (text) => text)))
  return {
    figures: {
      "action items and decisions, as written": written.flat(),
      "the same without commas and capitals": heard.flat(),
    },
    targets: { "the same text gives the same summary": JSON.stringify(written) === JSON.stringify(again) },
  }
}

const claimsOf = async (file: string, spelled: (text: string) => string): Promise<ReadonlyArray<string>> => {
  const text = await readFile(new URL(file, folder), "utf8")
  const lines = text.trim().split("\n").map((line) => {
    const [, name = "", said = ""] = /^([^:]+): (.*)$/.exec(line) ?? []
    return `${name}: ${spelled(said)}`
  })
  const transcript = aTranscript(lines)
  const draft = await writeDraft({
    title: file,
    transcript,
    language: "en",
    style: null,
    scenario: null,
    section: null,
  }, () => undefined)
  return [file, ...claimsIn(draft)]
}

const claimsIn = ({ sections }: Draft): ReadonlyArray<string> =>
  sections.filter(({ kind }) => kind === "decisions" || kind === "actions").flatMap(({ kind, points }) =>
    points.map(({ text, owner, due }) =>
      [kind === "actions" ? "action" : "decision", text, owner, due].filter((part) => part !== null).join(" | ")
    )
  )

/** Sentences as the built-in recogniser spells them: no commas, few capitals, a question mark only by the first word. */
const asRecognised = (text: string): string =>
  text.split(/(?<=[.?!]) /).map((sentence) => {
    const words = sentence.replaceAll(/[.,?!;:]/g, "").toLowerCase().replaceAll(/\bi\b/g, "I")
    const asks = /^(?:what|when|where|who|why|how|is|are|do|does|did|can|could|will|would|should|shall|have|has)\b/
      .test(
        words,
      )
    return `${words.charAt(0).toUpperCase()}${words.slice(1)}${asks ? "?" : "."}`
  }).join(" ")
