import * as Exports from "#adapters/documents/exports/document-writer.ts"
import { DocumentWriter } from "#domain/export/document-writer.port.ts"
import { exportWords } from "#domain/export/export-words.ts"
import type { Paragraph } from "#domain/export/paragraphs.ts"
import type { Report } from "#domain/export/report.ts"
import { Effect } from "effect"

/** A document with the scripts of the world; say only what your test is about. */
export const aReport = (given: Partial<Report> = {}): Report => ({
  title: "Weekly sync 会议",
  language: "en",
  words: exportWords("en"),
  duty: { owner: "owner", due: "due" },
  facts: [{ name: "Date", value: "2026-11-20" }],
  summary: null,
  mindMap: null,
  transcript: null,
  ...given,
})

export const said = (text: string, name: string | null = null, begin: number | null = null): Paragraph => ({
  _tag: "Spoken",
  voice: name === null ? null : 0,
  name,
  begin,
  text,
})

type Writer = DocumentWriter["Service"]

/** Writes by the real writer. */
export const writing = <A, E>(write: (writer: Writer) => Effect.Effect<A, E>, font: string | null = null) =>
  Effect.flatMap(DocumentWriter, write).pipe(Effect.provide(Exports.layer({ font })))
