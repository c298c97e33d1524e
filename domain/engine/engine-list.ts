import { Schema } from "effect"
import { wire, wireAs } from "../kernel/wire.ts"
import { builtIn, type EngineSettings } from "./engine-settings.ts"
import { failureReasons, type Installation } from "./installation.ts"
import { Model, recommended } from "./model.ts"

/** A model as the operator sees it. */
const ModelView = wireAs("EngineModel", {
  name: Model.fields.name,
  title: Schema.String,
  languages: Model.fields.languages,
  about: Schema.String,
  strength: Model.fields.strength,
  licence: wire({ name: Schema.String, url: Schema.String }),
  /** Where it is downloaded from. */
  host: Schema.String,
  bytes: Schema.Int,
  unpackedBytes: Schema.Int,
  /** Bytes that must become free first; 0 if there is room. */
  missingBytes: Schema.Int,
  state: Schema.Literals(["available", "downloading", "checking", "installed", "failed"]),
  /** Bytes that have arrived. */
  done: Schema.Int,
  failure: Schema.NullOr(wire({ reason: Schema.Literals(failureReasons), detail: Schema.String })),
  isUsed: Schema.Boolean,
})

/** Every engine, and which one is used. */
export const EngineList = wireAs("EngineList", {
  /** The id of the engine that new transcriptions use, unless the environment decides. */
  used: Schema.String,
  /** The variables of the environment that decide; none if the operator does. */
  configuredBy: Schema.Array(Schema.String),
  models: Schema.Array(ModelView),
  endpoint: Schema.NullOr(wire({ address: Schema.String, model: Schema.String, hasKey: Schema.Boolean })),
  /** The model to suggest to someone who has chosen nothing yet; null once there is nothing to suggest. */
  offer: Schema.NullOr(Model.fields.name),
})
export type EngineList = typeof EngineList.Type

export const modelView = (
  model: Model,
  { chosen, installations }: EngineSettings,
  missingBytes: number,
): typeof ModelView.Type => {
  const { sha256: _, url, ...shown } = model
  return {
    ...shown,
    host: hostOf(url),
    missingBytes,
    ...standing(installations[model.name], model.bytes),
    isUsed: chosen === model.name,
  }
}

const standing = (installation: Installation | undefined, bytes: number) => {
  switch (installation?._tag) {
    case undefined:
      return { state: "available" as const, done: 0, failure: null }
    case "Downloading":
      return { state: "downloading" as const, done: installation.done, failure: null }
    case "Checking":
      return { state: "checking" as const, done: bytes, failure: null }
    case "Installed":
      return { state: "installed" as const, done: bytes, failure: null }
    case "Failed":
      return {
        state: "failed" as const,
        done: 0,
        failure: { reason: installation.reason, detail: installation.detail },
      }
  }
}

const hostOf = (url: string): string => url.replace(/^\w+:\/\//, "").replace(/\/.*$/, "")

/**
 * A model is suggested as long as the operator uses the built-in engine and has not dismissed the offer. One being
 * installed for use stays the offer; one downloaded for later, or already installed, does not.
 */
export const offerOf = (
  { chosen, installations, isOfferDismissed }: EngineSettings,
  models: ReadonlyArray<Model>,
  language: string,
): string | null => {
  if (chosen !== builtIn || isOfferDismissed) return null
  const awaited = models.find(({ name }) => isAwaited(installations[name]))
  if (awaited !== undefined) return awaited.name
  const best = recommended(models, language)
  const known = best === null ? undefined : installations[best.name]
  return known === undefined || known._tag === "Failed" ? best?.name ?? null : null
}

const isAwaited = (installation: Installation | undefined): boolean =>
  (installation?._tag === "Downloading" || installation?._tag === "Checking") && installation.thenUse
