import { Effect } from "effect"
import { useCase } from "../../kernel/use-case.ts"
import { Preferences, PreferencesEdit, preferencesOf } from "../preferences.ts"
import { tidyPersonName } from "../profile-fields.ts"
import { editOwn } from "../steps/edit-own.ts"

/** Sets the account's defaults. A new style applies to summaries written from now on. */
export const editPreferences = useCase("account.editPreferences", {
  input: PreferencesEdit,
  output: Preferences,
  run: ({ username, ...edit }) => {
    const tidy = username === undefined ? {} : { username: username && tidyPersonName(username) }
    return Effect.flatMap(editOwn({ ...edit, ...tidy }), preferencesOf)
  },
})
