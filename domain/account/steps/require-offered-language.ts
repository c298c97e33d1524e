import { Effect } from "effect"
import { MalformedRequest } from "../../kernel/errors.ts"
import { brokenRule } from "../../kernel/rules.ts"
import { OfferedSummaryLanguages, type SummaryLanguage } from "../languages.ts"
import { currentUser } from "../shared/signed-in.ts"

/** Refuses a language that the analyst of this server cannot write. The one that was chosen while it could may stay. */
export const requireOfferedLanguage = Effect.fnUntraced(function*(wanted: typeof SummaryLanguage.Type) {
  if ((yield* yield* OfferedSummaryLanguages).includes(wanted)) return
  if ((yield* currentUser).language === wanted) return
  return yield* new MalformedRequest({ issues: [brokenRule("language", "spoken-language")] })
})
