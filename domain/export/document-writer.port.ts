import { Context, type Effect } from "effect"
import type { MindMap } from "../analysis/mind-map.ts"
import type { UserId } from "../kernel/ids.ts"
import type { ExportTooLarge, ExportUnavailable } from "./errors.ts"
import type { Drawing } from "./map-drawing.ts"
import type { Report } from "./report.ts"

/** Whose document is written: those of an account are written one by one. */
export const DocumentOwner = Context.Reference<UserId | null>("domain/export/DocumentOwner", {
  defaultValue: () => null,
})

type Written = Effect.Effect<Uint8Array, ExportUnavailable | ExportTooLarge>

/** Writes the binary formats. No character is lost: the file lists those that no font can draw. */
export class DocumentWriter extends Context.Service<DocumentWriter, {
  readonly docx: (report: Report) => Written
  readonly pdf: (report: Report) => Written
  /** The drawing as a page with selectable text. `language` selects the regional forms of Chinese characters. */
  readonly drawingPdf: (drawing: Drawing, title: string, language: string | null) => Written
  /** The drawing at twice its size, or as large as an image can be. */
  readonly png: (drawing: Drawing, title: string, language: string | null) => Written
  /** An XMind workbook. `tasks` is the title of the branch whose leaves are to-dos. */
  readonly xmind: (map: MindMap, tasks: string) => Written
}>()("domain/export/DocumentWriter") {}
