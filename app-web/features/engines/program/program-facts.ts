import { settings } from "#web/lib/settings.ts"
import type { Translate } from "#web/lib/text.ts"
import type { RouterOutput } from "#web/request/trpc.ts"

export type VideoProgram = RouterOutput["engine"]["getVideoProgram"]

/** What is there, and how old it is. */
export const standingOf = ({ state, version, days }: VideoProgram, t: Translate<"engines/program">): string => {
  if (state !== "ready") return t(`program.${state}`)
  const age = days === null || days === 0 ? t("program.fresh") : t("program.days", { count: days })
  return t("program.found", { version: version ?? "", age })
}

/** What the operator has to know about one that works, or decides about it. */
export const warningsOf = (
  { state, is_old: isOld, javascript, is_confined: isConfined, configured_by: variables }: VideoProgram,
  t: Translate<"engines/program">,
): ReadonlyArray<string> => [
  ...(variables.length > 0 ? [t("program.set", { brand: settings.brand, variables: variables.join(", ") })] : []),
  ...(state === "ready" && isOld ? [t("program.old")] : []),
  ...(state === "ready" && javascript === null ? [t("program.noScript")] : []),
  ...(state === "ready" && !isConfined ? [t("program.open")] : []),
]

/** Why the last attempt has failed; null if it has not. */
export const failureOf = (
  { failure, host }: VideoProgram,
  t: Translate<"engines/program">,
  engines: Translate<"engines">,
): string | null => {
  if (failure === null) return null
  return failure.reason === "unusable" ? t("program.unusable") : engines(`engines.failed.${failure.reason}`, { host })
}
