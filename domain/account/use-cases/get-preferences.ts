import { Effect, Schema } from "effect"
import { useCase } from "../../kernel/use-case.ts"
import { Preferences, preferencesOf } from "../preferences.ts"
import { currentUser } from "../shared/signed-in.ts"

export const getPreferences = useCase("account.getPreferences", {
  input: Schema.Struct({}),
  output: Preferences,
  run: () => Effect.flatMap(currentUser, preferencesOf),
})
