import { Effect, Schema } from "effect"
import { wireAs } from "../kernel/wire.ts"
import { OfferedSummaryLanguages, SummaryLanguage } from "./languages.ts"
import { PersonName, Picture, TimeZone } from "./profile-fields.ts"
import { Style } from "./summary-style.ts"
import type { User } from "./user.ts"

const fields = {
  /** For the summaries of tasks that have none of their own. */
  style: Schema.NullOr(Style),
  /** The name others see, instead of the name in the address. */
  username: Schema.NullOr(PersonName),
  /** The time zone of times in mails and exports. */
  timeZone: Schema.NullOr(TimeZone),
  /** The picture in the profile, as a data URL of at most 16,000 characters. */
  avatar: Schema.NullOr(Picture),
}

/** What an account has as a default; null for what was never chosen. */
export const Preferences = wireAs("Preferences", {
  ...fields,
  /** Those that summaries can have; empty where they have that of the recording. */
  summaryLanguages: Schema.Array(SummaryLanguage),
})

/** Fields left out keep their values. */
export const PreferencesEdit = wireAs("PreferencesEdit", {
  style: Schema.optionalKey(fields.style),
  username: Schema.optionalKey(fields.username),
  timeZone: Schema.optionalKey(fields.timeZone),
  avatar: Schema.optionalKey(fields.avatar),
})

export const preferencesOf = ({ style, username, timeZone, avatar }: User): Effect.Effect<typeof Preferences.Type> =>
  Effect.map(
    Effect.flatten(OfferedSummaryLanguages),
    (summaryLanguages) => ({ style, username, timeZone, avatar, summaryLanguages }),
  )
