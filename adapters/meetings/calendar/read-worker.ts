import { answerParent } from "#adapters/system/child-process/answer-parent.ts"
import { Schema } from "effect"
import { type Read, readCalendar } from "./read-calendar.ts"

const Request = Schema.Struct({
  written: Schema.Union([Schema.Uint8Array, Schema.String]),
  options: Schema.Struct({
    from: Schema.Finite,
    to: Schema.Finite,
    most: Schema.Int,
    timeZone: Schema.String,
    email: Schema.NullOr(Schema.String),
  }),
})

answerParent((raw): Promise<Read | null> => {
  const { written, options } = Schema.decodeUnknownSync(Request)(raw)
  return Promise.resolve(readCalendar(written, options))
})
