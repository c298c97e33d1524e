import { Context, Data, type Effect } from "effect"
import type { Installation } from "./installation.ts"
import type { Model } from "./model.ts"

type Failed = Extract<Installation, { readonly _tag: "Failed" }>

/** Why a model cannot be used. `detail` is for the operator: what exactly was found, never a secret. */
export class InstallFailed extends Data.TaggedError("InstallFailed")<{
  readonly reason: Failed["reason"]
  readonly detail: string
}> {}

/** Bytes that have arrived, and in total: when all have, they are verified, unpacked and tried. */
export interface InstallProgress {
  readonly done: number
  readonly total: number
}

/** What testing a model showed. */
export interface InstallFinding {
  /** How many minutes a language model takes for an hour of speech on this machine; null for others. */
  readonly minutesPerHour: number | null
}

/** Brings models onto this machine. */
export class ModelInstaller extends Context.Service<ModelInstaller, {
  /** Bytes that must become free before this model can be installed; 0 if there is room. */
  readonly missingBytes: (model: Model) => Effect.Effect<number>
  /** Bytes of memory that are free on this machine. */
  readonly freeMemory: Effect.Effect<number>
  /**
   * Downloads, verifies, unpacks and tests a model, resuming where an earlier attempt stopped; does nothing if it is
   * installed. Nothing is used before its checksum matches. On interruption, what has arrived is kept. Several
   * processes may call it: one works, the others wait. `report` is called now and then; its failure stops the work.
   * Returns what was found while it was tested.
   */
  readonly install: <E, R>(
    model: Model,
    report: (progress: InstallProgress) => Effect.Effect<void, E, R>,
  ) => Effect.Effect<InstallFinding, InstallFailed | E, R>
  /** Removes a model and what an unfinished installation left. */
  readonly remove: (name: string) => Effect.Effect<void>
}>()("domain/engine/ModelInstaller") {}
