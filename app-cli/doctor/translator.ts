import { listModes } from "#adapters/engines/language/apertium/modes.ts"
import { endpointOf } from "#adapters/profile/engines.ts"
import type { Settings } from "#adapters/system/config/settings.ts"
import { type Finding, off, ok } from "#domain/desk/finding.ts"
import { Effect } from "effect"
import { join } from "node:path"

const name = "translation"
const advice =
  "apt-get install apertium apertium-eng-spa (and other pairs), or an endpoint, LIBRETRANSLATE_URL or DEEPL_API_KEY"

/** What translates, in the order in which the server chooses. */
export const checkTranslator = (settings: Settings): Effect.Effect<Finding> => {
  const { translator: chosen, deepLKey, libreTranslateUrl, analyst, apertiumBin, chatModel } = settings
  const may = (engine: typeof chosen) => chosen === engine || chosen === "auto"
  if (chosen === "none") return Effect.succeed(off(name, "switched off", "unset TRANSLATOR"))
  if (deepLKey !== null && may("deepl")) return Effect.succeed(ok(name, "DeepL"))
  if (libreTranslateUrl !== null && may("libretranslate")) {
    return Effect.succeed(ok(name, `LibreTranslate at ${libreTranslateUrl}`))
  }
  const hasModel = endpointOf(settings) !== null &&
    (chosen === "openai" || (chosen === "auto" && analyst !== "embedded"))
  if (hasModel) return Effect.succeed(ok(name, chatModel))
  if (!may("apertium")) return Effect.succeed(off(name, `${chosen} is not configured`, advice))
  return Effect.map(
    listModes(apertiumBin === null ? "apertium" : join(apertiumBin, "apertium")),
    (modes) =>
      modes.length === 0
        ? off(name, "no engine", advice)
        : ok(name, `apertium: ${modes.map(({ source, target }) => `${source}-${target}`).join(" ").slice(0, 80)}`),
  )
}
