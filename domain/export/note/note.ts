import { Schema } from "effect"
import { clock } from "../../kernel/offset-ms.ts"
import { dayIn } from "../../kernel/time-zones.ts"
import { isSpoken } from "../../task/source.ts"
import type { Material } from "../material.ts"
import type { Properties } from "./front-matter.ts"

/** Whose notes these are: programs with front matter, Logseq, or none in particular. */
export const NoteFlavour = Schema.Literals(["obsidian", "logseq", "plain"])
export type NoteFlavour = typeof NoteFlavour.Type

/** Where a file is in Parley, as its notes say. */
export interface NotePlace {
  /** The address of its page. */
  readonly url: string
  readonly folder: string | null
  readonly tags: ReadonlyArray<string>
}

export const propertiesOf = (
  { task, transcript, options, timeZone = "UTC" }: Material,
  place: NotePlace,
): Properties => {
  const { id, title, createdAt, duration, source, language } = task
  return [
    ["title", title],
    ["date", dayIn(createdAt, timeZone)],
    ["duration", isSpoken(source) && duration !== null ? clock(duration * 1000) : null],
    ["participants", options.hasSpeakers ? transcript?.speakers.map(({ name }) => name) ?? [] : []],
    ["tags", place.tags.map(tagOf).filter((tag) => tag !== "")],
    ["folder", place.folder],
    ["language", language],
    ["link", place.url],
    ["id", id],
  ]
}

/** Programs allow no spaces in tags. */
const tagOf = (tag: string): string =>
  tag.trim().replaceAll(/[^\p{L}\p{M}\p{N}/_-]+/gu, "-").replaceAll(/^[-/]+|[-/]+$/g, "")

/** The address of a moment, or of a line of a text. */
export const momentIn = (url: string) => (citation: string): string => `${url}?${citation.slice(1)}`

/** What programs for notes read as theirs, in words that somebody said. */
export const unmarked = (markdown: string): string =>
  markdown.replaceAll(/(?<!\\)(?:#(?=[\p{L}\p{N}_/-])|%%|==|::|\$(?=\S)|\^(?=\w))/gu, String.raw`\$&`)
