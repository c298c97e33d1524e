import { Result, Schema } from "effect"
import { EngineInUse, EngineNotFound, EngineNotInstalled } from "./errors.ts"
import { Installation, isUnderWay } from "./installation.ts"
import { ModelName } from "./model.ts"

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

/** What the operator has set up. One for the whole deployment. */
export const EngineSettings = Schema.Struct({
  /** The id of the engine that is used. */
  chosen: Schema.String,
  endpoint: Schema.NullOr(Endpoint),
  installations: Schema.Record(ModelName, Installation),
  /** Whether the operator has dismissed the offer of a better engine. */
  isOfferDismissed: Schema.Boolean,
})
export type EngineSettings = typeof EngineSettings.Type

export const firstSettings: EngineSettings = {
  chosen: builtIn,
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

/** Starts an installation, or restarts a failed one. One in progress or complete stays as it is. */
export const beginInstallation = (
  settings: EngineSettings,
  { name, bytes }: { readonly name: string; readonly bytes: number },
  thenUse: boolean,
): EngineSettings => {
  const known = settings.installations[name]
  if (known?._tag === "Installed") return thenUse ? { ...settings, chosen: name } : settings
  if (known?._tag === "Downloading" || known?._tag === "Checking") {
    return thenUse ? withInstallation(settings, name, { ...known, thenUse }) : settings
  }
  return withInstallation(settings, name, { _tag: "Downloading", done: 0, total: bytes, thenUse })
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
export const finishInstallation = (settings: EngineSettings, name: string, mayChoose: boolean): EngineSettings => {
  const known = settings.installations[name]
  if (known?._tag !== "Downloading" && known?._tag !== "Checking") return settings
  const finished = withInstallation(settings, name, { _tag: "Installed" })
  return known.thenUse && mayChoose ? { ...finished, chosen: name } : finished
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
  settings.chosen === name ? Result.fail(new EngineInUse({ engine: name })) : Result.succeed(without(settings, name))

export const chooseEngine = (
  settings: EngineSettings,
  id: string,
  models: ReadonlySet<string>,
): Result.Result<EngineSettings, EngineNotFound | EngineNotInstalled> => {
  if (id === endpointId) {
    return settings.endpoint === null
      ? Result.fail(new EngineNotInstalled({ engine: id }))
      : Result.succeed({ ...settings, chosen: id })
  }
  if (id !== builtIn && settings.installations[id]?._tag !== "Installed") {
    return Result.fail(models.has(id) ? new EngineNotInstalled({ engine: id }) : new EngineNotFound({ engine: id }))
  }
  return Result.succeed({ ...settings, chosen: id })
}

export const removeEndpoint = (settings: EngineSettings): Result.Result<EngineSettings, EngineInUse> =>
  settings.chosen === endpointId
    ? Result.fail(new EngineInUse({ engine: endpointId }))
    : Result.succeed({ ...settings, endpoint: null })
