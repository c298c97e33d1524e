import { Context, type Effect } from "effect"
import type { DocumentUnreadable } from "./errors.ts"

/** Extracts the text of TXT, MD, DOC, DOCX and PDF files. The content decides what a file is, not its name. */
export class DocumentReader extends Context.Service<DocumentReader, {
  readonly read: (path: string, fileName: string) => Effect.Effect<string, DocumentUnreadable>
}>()("domain/intake/DocumentReader") {}
