import { Context, type Effect } from "effect"

/** Fresh UUIDv7 identifiers: unique, and sorted by the moment they were made. */
export class IdSource extends Context.Service<IdSource, {
  readonly next: Effect.Effect<string>
}>()("domain/kernel/IdSource") {}
