import { Schema } from "effect"
import type { FeatureName } from "../plan/feature.ts"

export const ExportFormat = Schema.Literals([
  "txt",
  "md",
  "srt",
  "vtt",
  "json",
  "docx",
  "pdf",
  "png",
  "svg",
  "xmind",
])
export type ExportFormat = typeof ExportFormat.Type

/** Which parts of a task a file holds; `all` is the transcript and, if there is one, the summary. */
export const ExportContent = Schema.Literals(["transcript", "summary", "mind_map", "all"])
export type ExportContent = typeof ExportContent.Type

interface FormatRow {
  readonly mediaType: string
  /** What the format can hold; the first is the default. */
  readonly contents: readonly [ExportContent, ...ReadonlyArray<ExportContent>]
  /** The paid feature it requires; null if none. */
  readonly feature: FeatureName | null
  readonly isText: boolean
}

const written = ["all", "transcript", "summary", "mind_map"] as const
const docx = "application/vnd.openxmlformats-officedocument.wordprocessingml.document"

export const formats: Record<ExportFormat, FormatRow> = {
  txt: { mediaType: "text/plain; charset=utf-8", contents: written, feature: null, isText: true },
  md: { mediaType: "text/markdown; charset=utf-8", contents: written, feature: null, isText: true },
  srt: { mediaType: "application/x-subrip; charset=utf-8", contents: ["transcript"], feature: null, isText: true },
  vtt: { mediaType: "text/vtt; charset=utf-8", contents: ["transcript"], feature: null, isText: true },
  json: { mediaType: "application/json", contents: written, feature: null, isText: true },
  docx: { mediaType: docx, contents: written, feature: null, isText: false },
  pdf: { mediaType: "application/pdf", contents: written, feature: "PDF_EXPORT", isText: false },
  png: { mediaType: "image/png", contents: ["mind_map"], feature: null, isText: false },
  svg: { mediaType: "image/svg+xml", contents: ["mind_map"], feature: null, isText: true },
  xmind: {
    mediaType: "application/vnd.xmind.workbook",
    contents: ["mind_map"],
    feature: "XMIND_EXPORT",
    isText: false,
  },
}
