import { DocumentUnreadable } from "#domain/intake/errors.ts"
import { Schema } from "effect"

/** The answer of a reading process: the text, or why there is none. */
export const Reading = Schema.Union([
  Schema.Struct({ text: Schema.String }),
  Schema.Struct({ code: DocumentUnreadable.fields.code, detail: Schema.String }),
])
export type Reading = typeof Reading.Type

/** Thrown inside readers, and turned into a refusal by `document-reader.ts`. */
export class Refused extends Error {
  readonly code: DocumentUnreadable["code"]
  constructor(code: DocumentUnreadable["code"], detail: string) {
    super(detail)
    this.code = code
  }
}
