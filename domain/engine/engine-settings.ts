import { Result, Schema } from "effect"
import { EngineInUse, EngineNotFound, EngineNotInstalled } from "./errors.ts"
import { Installation, isUnderWay } from "./installation.ts"
import { bytesOf, type Model, ModelName, Purpose } from "./model.ts"

/** The ids of engines that are not models. */
export const builtIn = "built-in"
export const endpointId = "endpoint"

/** A service compatible with OpenAI's. Its key is sealed: it is never shown again. */
export const Endpoint = Schema.Struct({
  address: Schema.String,
  model: Schema.String,
  sealedKey: Schema.NullOr(Schema.String),
})
export type Endpoint = typeof Endpoint.Type

const byDefault = { speech: builtIn, language: builtIn, search: builtIn, speakers: builtIn } as const

/** What the operator has set up. One for the whole deployment. */
export const EngineSettings = Schema.Struct({
  /** The id of the engine that is used for each purpose. */
  chosen: Schema.Record(Purpose, Schema.String),
  endpoint: Schema.NullOr(Endpoint),
  installations: Schema.Record(ModelName, Installation),
  /** Whether the operator has dismissed the offer of a better engine. */
  isOfferDismissed: Schema.Boolean,
})
export type EngineSettings = typeof EngineSettings.Type

export const firstSettings: EngineSettings = {
  chosen: byDefault,
  endpoint: null,
  installations: {},
  isOfferDismissed: false,
}

const withInstallation = (settings: EngineSettings, name: string, installation: Installation): EngineSettings => ({
  ...settings,
  installations: { ...settings.installations, [name]: installation },
})

const without = (settings: EngineSettings, name: string): EngineSettings => ({
  ...settings,
  installations: Object.fromEntries(Object.entries(settings.installations).filter(([other]) => other !== name)),
})

const withChosen = (settings: EngineSettings, purpose: Purpose, id: string): EngineSettings => ({
  ...settings,
  chosen: { ...settings.chosen, [purpose]: id },
})

/** Starts an installation, or restarts a failed one. One in progress or complete stays as it is. */
export const beginInstallation = (
  settings: EngineSettings,
  model: Pick<Model, "name" | "bytes" | "parts" | "purpose">,
  thenUse: boolean,
): EngineSettings => {
  const { name, purpose } = model
  const known = settings.installations[name]
  if (known?._tag === "Installed") return thenUse ? withChosen(settings, purpose, name) : settings
  if (known?._tag === "Downloading" || known?._tag === "Checking") {
    return thenUse ? withInstallation(settings, name, { ...known, thenUse }) : settings
  }
  return withInstallation(settings, name, { _tag: "Downloading", done: 0, total: bytesOf(model), thenUse })
}

/** Records the progress of an installation; null once it is no longer in progress because it was cancelled. */
export const noteProgress = (
  settings: EngineSettings,
  name: string,
  { done, total }: { readonly done: number; readonly total: number },
): EngineSettings | null => {
  const known = settings.installations[name]
  if (known?._tag !== "Downloading" && known?._tag !== "Checking") return null
  const { thenUse } = known
  return withInstallation(
    settings,
    name,
    done < total ? { _tag: "Downloading", done, total, thenUse } : { _tag: "Checking", thenUse },
  )
}

/** The model can be used, and is used if requested and not overridden by configuration. */
export const finishInstallation = (
  settings: EngineSettings,
  { name, purpose }: Pick<Model, "name" | "purpose">,
  { mayChoose, minutesPerHour }: { readonly mayChoose: boolean; readonly minutesPerHour: number | null },
): EngineSettings => {
  const known = settings.installations[name]
  if (known?._tag !== "Downloading" && known?._tag !== "Checking") return settings
  const finished = withInstallation(settings, name, { _tag: "Installed", minutesPerHour })
  return known.thenUse && mayChoose ? withChosen(finished, purpose, name) : finished
}

export const failInstallation = (
  settings: EngineSettings,
  name: string,
  failure: Pick<Extract<Installation, { readonly _tag: "Failed" }>, "reason" | "detail">,
): EngineSettings =>
  isUnderWay(settings.installations[name]) ? withInstallation(settings, name, { _tag: "Failed", ...failure }) : settings

/** Forgets a model. The engine in use stays. */
export const removeInstallation = (
  settings: EngineSettings,
  name: string,
): Result.Result<EngineSettings, EngineInUse> =>
  Object.values(settings.chosen).includes(name)
    ? Result.fail(new EngineInUse({ engine: name }))
    : Result.succeed(without(settings, name))

/** The endpoint recognises speech only. */
export const chooseEngine = (
  settings: EngineSettings,
  { purpose, id }: { readonly purpose: Purpose; readonly id: string },
  models: ReadonlyArray<Model>,
): Result.Result<EngineSettings, EngineNotFound | EngineNotInstalled> => {
  const isEndpoint = id === endpointId && purpose === "speech"
  const isKnown = isEndpoint || id === builtIn || models.some((model) => model.name === id && model.purpose === purpose)
  if (!isKnown) return Result.fail(new EngineNotFound({ engine: id }))
  const isThere = isEndpoint
    ? settings.endpoint !== null
    : id === builtIn || settings.installations[id]?._tag === "Installed"
  return isThere
    ? Result.succeed(withChosen(settings, purpose, id))
    : Result.fail(new EngineNotInstalled({ engine: id }))
}

export const removeEndpoint = (settings: EngineSettings): Result.Result<EngineSettings, EngineInUse> =>
  settings.chosen.speech === endpointId
    ? Result.fail(new EngineInUse({ engine: endpointId }))
    : Result.succeed({ ...settings, endpoint: null })
