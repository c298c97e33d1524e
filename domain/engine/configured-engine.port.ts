import { Context } from "effect"
import type { Purpose } from "./model.ts"

/** What the server's environment decides about engines. It takes precedence over the operator's choice. */
export class ConfiguredEngine extends Context.Service<ConfiguredEngine, {
  /** The variables that decide, for each purpose; empty if the operator's choice counts. */
  readonly variables: Readonly<Record<Purpose, ReadonlyArray<string>>>
}>()("domain/engine/ConfiguredEngine") {}
