import type { EngineList, EngineModel } from "./use-engines.ts"

const asian: ReadonlySet<string> = new Set(["zh", "ja", "ko"])

/** The model that tells speakers apart to take along with one for speech; null where one is in use, or cannot be. */
export const voicesFor = ({ models, speakers }: EngineList, reader: string): EngineModel | null => {
  if (speakers.configured_by.length > 0 || speakers.used !== "built-in") return null
  const all = models.filter(({ purpose }) => purpose === "speakers")
  if (all.some((model) => model.state !== "available" && model.state !== "failed")) return null
  const [base = ""] = reader.split("-")
  return all.find(({ strength }) => asian.has(base) && strength === "voices-asian") ?? all[0] ?? null
}
