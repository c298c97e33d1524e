import { Context, type DateTime, type Effect } from "effect"
import type { FunnelDay } from "./funnel.ts"
import type { UsageEvent } from "./usage-event.ts"

/** What browsers reported of the use of this server. */
export class UsageStore extends Context.Service<UsageStore, {
  readonly append: (event: UsageEvent) => Effect.Effect<void>
  /** Removes what was stored before then. */
  readonly forgetBefore: (time: DateTime.Utc) => Effect.Effect<void>
  /** Days (UTC) on which something happened, oldest first. What was first is so among all that is stored. */
  readonly funnel: (since: DateTime.Utc) => Effect.Effect<ReadonlyArray<FunnelDay>>
}>()("domain/usage/UsageStore") {}
