import { Effect } from "effect"
import { inSlices } from "../../kernel/in-slices.ts"
import { outlineOf } from "../../text/outline.ts"
import type { Material } from "../material.ts"
import { reportOf } from "../report.ts"
import { pageProperties } from "./front-matter.ts"
import { type NotePlace, propertiesOf } from "./note.ts"
import { noteParagraph, summaryIn } from "./render-note.ts"

/**
 * A page for Logseq: properties, and an outline of bullets. The page is called like its file, since Logseq has room for one page
 * of a name: the title is a property of another name.
 */
export const renderOutline = Effect.fnUntraced(function*(material: Material, place: NotePlace) {
  const { words, transcript } = yield* reportOf(material)
  const summary = summaryIn(material, place)
  const paragraphs = yield* inSlices(transcript ?? [], (one) => bullet(noteParagraph(one, place.url), 1))
  const properties = propertiesOf(material, place).map(([name, value]) => [renamed[name] ?? name, value] as const)
  const blocks = [
    ...(summary === null
      ? []
      : [bullet(`## ${words.summary}`, 0), ...outlineOf(summary).map(({ depth, text }) => bullet(text, depth + 1))]),
    ...(transcript === null
      ? []
      : [
        bullet(`## ${words.transcript}`, 0),
        ...(paragraphs.length === 0 ? [bullet(`*${words.noSpeech}*`, 1)] : paragraphs),
      ]),
  ]
  return `${pageProperties(properties)}\n\n${blocks.join("\n")}\n`
})

/** Logseq has these for pages and blocks of its own. */
const renamed: Readonly<Record<string, string>> = { title: "recording", id: "parley-id" }

/** One block: its first line has the bullet, the others stand below its text. */
const bullet = (text: string, depth: number): string => {
  const indent = "\t".repeat(depth)
  return text.split("\n").map((line, nth) => `${indent}${nth === 0 ? "- " : "  "}${line}`.trimEnd()).join("\n")
}
