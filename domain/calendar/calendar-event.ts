import { Schema } from "effect"

/** One instance of an event in a calendar that has an address in it. */
export const CalendarEvent = Schema.Struct({
  /** An instance of an event keeps it, also after it was moved. */
  id: Schema.String,
  title: Schema.String,
  /** Milliseconds since 1970. */
  begin: Schema.Finite,
  end: Schema.Finite,
  /** Web addresses in it, those for meetings first. */
  addresses: Schema.Array(Schema.String),
  isSure: Schema.Boolean,
})
export type CalendarEvent = typeof CalendarEvent.Type
