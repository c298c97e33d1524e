import { Schema } from "effect"
import { plainWords } from "../request/plain-words.ts"

/** Input that is not of the documented form. The message names each field with its rule. */
export class MalformedRequest extends Schema.TaggedError<MalformedRequest>()("MalformedRequest", {
  told: Schema.String,
}) {
  readonly kind = "invalid"
  override get message(): string {
    return this.told
  }
}

export const malformedRequest = ({ issue }: Schema.SchemaError): MalformedRequest =>
  new MalformedRequest({ told: plainWords(issue) })
