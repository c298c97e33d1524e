import { Context, type Effect } from "effect"
import type { DocumentUnreadable } from "./errors.ts"

/** Takes the text out of TXT, MD, DOC, DOCX and PDF files, telling them apart by content. */
export class DocumentReader extends Context.Service<DocumentReader, {
  readonly read: (path: string, fileName: string) => Effect.Effect<string, DocumentUnreadable>
}>()("domain/intake/DocumentReader") {}
