import { Effect } from "effect"
import { zoneToday } from "../../kernel/time-zones.ts"
import { useCase } from "../../kernel/use-case.ts"
import { Preferences, PreferencesEdit, preferencesOf } from "../preferences.ts"
import { tidyPersonName } from "../profile-fields.ts"
import { editOwn } from "../steps/edit-own.ts"

/** Sets the account's defaults. A new style applies to summaries written from now on. */
export const editPreferences = useCase("account.editPreferences", {
  input: PreferencesEdit,
  output: Preferences,
  run: ({ username, timeZone, ...edit }) => {
    const tidy = username === undefined ? {} : { username: username && tidyPersonName(username) }
    const zone = timeZone === undefined ? {} : { timeZone: timeZone && zoneToday(timeZone) }
    return Effect.flatMap(editOwn({ ...edit, ...tidy, ...zone }), preferencesOf)
  },
})
