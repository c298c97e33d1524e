import { DateTime, Option, Schema } from "effect"

const aDay = "a date such as 2026-11-20"

/** A day of the calendar, such as 2026-11-20. */
export const Day = Schema.String.check(
  Schema.isPattern(/^\d{4}-\d{2}-\d{2}$/u, { rule: "date", expected: aDay }),
  Schema.makeFilter(isDay, { rule: "date", expected: aDay, toJsonSchema: () => ({ format: "date" }) }),
)

/** A time with its zone, such as 2026-11-20T18:00:00Z, in an input. */
export const Instant = Schema.String.check(
  Schema.isPattern(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/u, { rule: "time" }),
  Schema.makeFilter((text: string) => isDay(text.slice(0, 10)) && Option.isSome(DateTime.make(text)), {
    rule: "time",
    toJsonSchema: () => ({ format: "date-time" }),
  }),
).pipe(Schema.decodeTo(Schema.DateTimeUtcFromString))

function isDay(text: string): boolean {
  const day = DateTime.make(`${text}T00:00:00.000Z`)
  return Option.isSome(day) && DateTime.formatIsoDateUtc(day.value) === text
}
