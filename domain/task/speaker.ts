import { Schema } from "effect"

export const Speaker = Schema.Struct({ id: Schema.String, name: Schema.NonEmptyString })
export type Speaker = typeof Speaker.Type
