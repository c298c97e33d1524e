import { Context, type Effect, type Result } from "effect"
import type { EngineSettings } from "./engine-settings.ts"

/** Stores the engine settings for all processes of a deployment. */
export class EngineStore extends Context.Service<EngineStore, {
  /** The settings now: a change by any process shows at the next call. */
  readonly get: Effect.Effect<EngineSettings>
  /** Reads and writes in one step, one caller at a time. A refusal changes nothing. */
  readonly modify: <E>(
    change: (settings: EngineSettings) => Result.Result<EngineSettings, E>,
  ) => Effect.Effect<EngineSettings, E>
}>()("domain/engine/EngineStore") {}
