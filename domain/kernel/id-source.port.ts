import { Context, type Effect } from "effect"

/** New UUIDv7 identifiers: unique, and sortable by creation time. */
export class IdSource extends Context.Service<IdSource, {
  readonly next: Effect.Effect<string>
}>()("domain/kernel/IdSource") {}
