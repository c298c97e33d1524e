import { DateTime, Effect, Option } from "effect"
import { refuse } from "../errors.ts"

/** What `--until` says: a moment that is still to come, or null for none. */
export const endTime = Effect.fnUntraced(function*(until: Option.Option<string>) {
  if (Option.isNone(until)) return null
  const end = DateTime.make(until.value)
  if (Option.isNone(end)) return yield* refuse("invalid", `--until: ${until.value} is not a date`)
  if (DateTime.isLessThan(end.value, yield* DateTime.now)) {
    return yield* refuse("invalid", `--until: ${until.value} is in the past`)
  }
  return DateTime.toUtc(end.value)
})
