import { Context, type Effect } from "effect"

/** Encrypts what must be readable later, such as keys for other services. */
export class Sealer extends Context.Service<Sealer, {
  readonly seal: (text: string) => Effect.Effect<string>
  /** Null if it was sealed with another key, or changed. */
  readonly open: (sealed: string) => Effect.Effect<string | null>
}>()("domain/kernel/Sealer") {}
