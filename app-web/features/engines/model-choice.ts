import type { EngineList, EngineModel } from "./use-engines.ts"

type Choosable = Pick<EngineModel, "purpose" | "languages" | "strength">

/** The languages that models for Asia are made for. */
const asian: ReadonlySet<string> = new Set(["zh", "ja", "ko", "yue"])

/**
 * The model to offer for a language, or for whatever is spoken ("auto"), to someone who reads in `reader`: one that is made
 * for the language, before one for a hundred. Null if there is none.
 */
export const modelFor = <Model extends Choosable>(
  models: ReadonlyArray<Model>,
  language: string,
  reader: string,
): Model | null => {
  const isAuto = language === "auto"
  const base = (isAuto ? reader : language).split("-")[0] ?? language
  const strength = asian.has(base) ? "asian" : !isAuto && base === "en" ? "english" : "european"
  const known = models.filter(({ purpose, languages }) =>
    purpose === "speech" && (isAuto || languages === "any" || languages.includes(base))
  )
  return known.find((model) => model.strength === strength)
    ?? known.find(({ languages }) => languages !== "any")
    ?? known[0]
    ?? null
}

/** Those whose voices one model for speakers is made for. */
const asianVoices: ReadonlySet<string> = new Set(["zh", "ja", "ko"])

/** The model that tells speakers apart to take along with one for speech; null where one is in use, or cannot be. */
export const voicesFor = ({ models, speakers }: EngineList, reader: string): EngineModel | null => {
  if (speakers.configured_by.length > 0 || speakers.used !== "built-in") return null
  const all = models.filter(({ purpose }) => purpose === "speakers")
  if (all.some((model) => model.state !== "available" && model.state !== "failed")) return null
  const [base = ""] = reader.split("-")
  return all.find(({ strength }) => asianVoices.has(base) && strength === "voices-asian") ?? all[0] ?? null
}
