import type { Language } from "#texts/languages.ts"
import { sizeOf } from "#web/lib/format.ts"
import { joinSentences } from "#web/lib/full-stop.ts"
import type { Translate } from "#web/lib/text.ts"
import type { EngineModel } from "./use-engines.ts"

/** The languages an engine supports, in the reader's language. */
export const languagesOf = (known: EngineModel["languages"], reader: Language, t: Translate<"engines">): string => {
  if (known === "any") return t("engines.anyLanguage")
  const names = new Intl.DisplayNames(reader, { type: "language" })
  const sorted = known.map((code) => names.of(code) ?? code).toSorted(new Intl.Collator(reader).compare)
  return new Intl.ListFormat(reader).format(sorted)
}

type Strength = NonNullable<EngineModel["strength"]>
/** Strengths whose texts are with those of the sections. */
type InSection = Extract<Strength, `finds-${string}` | `hears-${string}` | `voices${string}`>

const isInSection = (strength: Strength): strength is InSection => /^(finds-|hears-|voices)/.test(strength)

/** What a model is good at; in the catalogue's words if it is not one of ours. */
export const strengthOf = (
  { about, strength }: EngineModel,
  t: Translate<"engines">,
  part?: Translate<"engines/parts">,
): string => {
  if (strength === null) return about
  if (isInSection(strength)) return part === undefined ? about : part(`part.good.${strength}`)
  return t(`engines.good.${strength}`)
}

export const percentOf = ({ bytes, done }: EngineModel): number => bytes === 0 ? 0 : Math.floor((done / bytes) * 100)

/** Why a download failed; it names where it comes from. */
export const failureOf = ({ failure, host }: EngineModel, t: Translate<"engines">): string | null =>
  failure === null ? null : t(`engines.failed.${failure.reason}`, { host })

/** What the machine lacks for a model; null if nothing. */
export const missingOf = (
  { missing_bytes: disk, missing_memory_bytes: memory }: EngineModel,
  reader: Language,
  t: Translate<"engines">,
): string | null => {
  if (disk > 0) return t("engines.noRoom", { missing: sizeOf(disk, reader) })
  return memory > 0 ? t("engines.noMemory", { missing: sizeOf(memory, reader) }) : null
}

/** The memory that a model needs, and its time for an hour of speech: only where they are known. */
export const needsOf = (
  { memory_bytes: memory, minutes_per_hour: minutes }: EngineModel,
  reader: Language,
  t: Translate<"engines">,
): string =>
  joinSentences([
    ...(memory === 0 ? [] : [t("engines.memory", { size: sizeOf(memory, reader) })]),
    ...(minutes === null ? [] : [t("engines.hour", { count: minutes })]),
  ], reader)
