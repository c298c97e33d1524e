import { missingSettings, offeredMethods } from "#adapters/profile/sign-in-options.ts"
import type { Settings } from "#adapters/system/config/settings.ts"
import { chosenHumanCheck } from "#adapters/system/config/sign-in-rules.ts"
import { type Finding, missing, off, ok } from "#domain/desk/finding.ts"

/** Each way to sign in that the page offers, and what its configuration lacks. */
export const checkSignIn = (settings: Settings): ReadonlyArray<Finding> => [
  ...offeredMethods(settings).map((name) => {
    const lacking = missingSettings(name, settings)
    return lacking.length === 0
      ? ok(`sign-in: ${name}`, "offered")
      : missing(`sign-in: ${name}`, `lacks ${lacking.join(", ")}`, "set it, or remove it from SIGN_IN_METHODS")
  }),
  humanCheck(settings),
]

const humanCheck = (settings: Settings): Finding => {
  const name = "human check"
  const chosen = chosenHumanCheck(settings)
  return chosen === "none" ? off(name, "none: programs can ask for links", "set HUMAN_CHECK") : ok(name, chosen)
}
