import { Context, type Effect } from "effect"
import type { DatabaseUnavailable, ServerStopping } from "./errors.ts"

/** Whether requests can be served now, asked afresh each time. */
export class Readiness extends Context.Service<Readiness, {
  readonly check: Effect.Effect<void, DatabaseUnavailable | ServerStopping>
}>()("domain/kernel/Readiness") {}
