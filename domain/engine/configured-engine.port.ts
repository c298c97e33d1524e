import { Context } from "effect"

/** What the environment of the server decides about engines. It wins over what the operator chooses. */
export class ConfiguredEngine extends Context.Service<ConfiguredEngine, {
  /** The variables that decide; none if the operator's choice counts. */
  readonly variables: ReadonlyArray<string>
}>()("domain/engine/ConfiguredEngine") {}
