import { Schema } from "effect"
import { wire, wireAs } from "../kernel/wire.ts"
import { builtIn, type EngineSettings } from "./engine-settings.ts"
import { failureReasons, type Installation } from "./installation.ts"
import { bytesOf, Model, Purpose, recommended } from "./model.ts"

/** A model as the operator sees it. */
const ModelView = wireAs("EngineModel", {
  name: Model.fields.name,
  title: Schema.String,
  purpose: Purpose,
  languages: Model.fields.languages,
  about: Schema.String,
  strength: Model.fields.strength,
  licence: wire({ name: Schema.String, url: Schema.String, mustAgree: Schema.Boolean }),
  /** Where it is downloaded from. */
  host: Schema.String,
  bytes: Schema.Int,
  unpackedBytes: Schema.Int,
  /** Bytes that must become free first; 0 if there is room. */
  missingBytes: Schema.Int,
  /** Memory that it needs while it works; 0 if that is not known. */
  memoryBytes: Schema.Int,
  /** Bytes of memory that must become free first; 0 if there is enough. */
  missingMemoryBytes: Schema.Int,
  /** How many minutes it takes for an hour of speech on this machine; null until that has been measured. */
  minutesPerHour: Schema.NullOr(Schema.Finite),
  state: Schema.Literals(["available", "downloading", "checking", "installed", "failed"]),
  /** Bytes that have arrived. */
  done: Schema.Int,
  failure: Schema.NullOr(wire({ reason: Schema.Literals(failureReasons), detail: Schema.String })),
  isUsed: Schema.Boolean,
})

const PurposeView = wireAs("EnginePurpose", {
  /** The id of the engine that new work uses, unless the environment decides. */
  used: Schema.String,
  /** The variables of the environment that decide; none if the operator does. */
  configuredBy: Schema.Array(Schema.String),
})

/** Every engine, and which one is used for what. */
export const EngineList = wireAs("EngineList", {
  speech: PurposeView,
  language: PurposeView,
  search: PurposeView,
  speakers: PurposeView,
  models: Schema.Array(ModelView),
  endpoint: Schema.NullOr(wire({ address: Schema.String, model: Schema.String, hasKey: Schema.Boolean })),
  /** The models to suggest to an operator who has chosen nothing yet, one for a purpose; none once that is settled. */
  offer: Schema.Array(Model.fields.name),
})
export type EngineList = typeof EngineList.Type

/** Bytes that are missing for a model. */
export interface Missing {
  readonly disk: number
  readonly memory: number
}

export const modelView = (
  model: Model,
  { chosen, installations }: EngineSettings,
  missing: Missing,
): typeof ModelView.Type => {
  const { sha256: _, contextTokens: __, embedding: ___, parts: ____, isReplaced: _____, url, ...shown } = model
  const bytes = bytesOf(model)
  return {
    ...shown,
    host: hostOf(url),
    bytes,
    missingBytes: missing.disk,
    missingMemoryBytes: missing.memory,
    ...standing(installations[model.name], bytes),
    isUsed: chosen[model.purpose] === model.name,
  }
}

const standing = (installation: Installation | undefined, bytes: number) => {
  switch (installation?._tag) {
    case undefined:
      return { state: "available" as const, done: 0, failure: null, minutesPerHour: null }
    case "Downloading":
      return { state: "downloading" as const, done: installation.done, failure: null, minutesPerHour: null }
    case "Checking":
      return { state: "checking" as const, done: bytes, failure: null, minutesPerHour: null }
    case "Installed":
      return {
        state: "installed" as const,
        done: bytes,
        failure: null,
        minutesPerHour: installation.minutesPerHour,
      }
    case "Failed":
      return {
        state: "failed" as const,
        done: 0,
        failure: { reason: installation.reason, detail: installation.detail },
        minutesPerHour: null,
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
  all: ReadonlyArray<Model>,
  purpose: Purpose,
  language: string,
): Model | null => {
  if (chosen[purpose] !== builtIn || isOfferDismissed) return null
  const models = all.filter((model) => model.purpose === purpose)
  const awaited = models.find(({ name }) => isAwaited(installations[name]))
  if (awaited !== undefined) return awaited
  const best = recommended(models, language)
  const known = best === null ? undefined : installations[best.name]
  return known === undefined || known._tag === "Failed" ? best : null
}

const isAwaited = (installation: Installation | undefined): boolean =>
  (installation?._tag === "Downloading" || installation?._tag === "Checking") && installation.thenUse
