import { DocumentUnreadable } from "#domain/intake/errors.ts"
import { Schema } from "effect"

/** What a reading process answers: the text, or why there is none. */
export const Reading = Schema.Union([
  Schema.Struct({ text: Schema.String }),
  Schema.Struct({ code: DocumentUnreadable.fields.code, detail: Schema.String }),
])
export type Reading = typeof Reading.Type

/** Thrown inside readers, and turned into the refusal at the border. */
export class Refused extends Error {
  readonly code: DocumentUnreadable["code"]
  constructor(code: DocumentUnreadable["code"], detail: string) {
    super(detail)
    this.code = code
  }
}
