import { Context, type Effect } from "effect"
import type { MindMap } from "../analysis/mind-map.ts"
import type { ExportTooLarge, ExportUnavailable } from "./errors.ts"
import type { Drawing } from "./map-drawing.ts"
import type { Report } from "./report.ts"

type Written = Effect.Effect<Uint8Array, ExportUnavailable | ExportTooLarge>

/** Writes the formats that are not text. Every letter of the content is in the file; what cannot be drawn is said there. */
export class DocumentWriter extends Context.Service<DocumentWriter, {
  readonly docx: (report: Report) => Written
  readonly pdf: (report: Report) => Written
  /** The picture on a page of its own, with its text as text. `language` chooses between the shapes of Chinese letters. */
  readonly drawingPdf: (drawing: Drawing, title: string, language: string | null) => Written
  /** The picture at twice its size, or as large as a picture can be. */
  readonly png: (drawing: Drawing, title: string, language: string | null) => Written
  /** A workbook of XMind. `tasks` names the branch whose leaves are things to do. */
  readonly xmind: (map: MindMap, tasks: string) => Written
}>()("domain/export/DocumentWriter") {}
