import { Context } from "effect"

/** What the server's environment decides about engines. It takes precedence over the operator's choice. */
export class ConfiguredEngine extends Context.Service<ConfiguredEngine, {
  /** The variables that decide; empty if the operator's choice counts. */
  readonly variables: ReadonlyArray<string>
}>()("domain/engine/ConfiguredEngine") {}
