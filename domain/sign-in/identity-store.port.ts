import { Context, type Effect } from "effect"
import type { UserId } from "../kernel/ids.ts"
import type { Identity } from "./identity.ts"

/** Which account each identity of a provider opens. */
export class IdentityStore extends Context.Service<IdentityStore, {
  readonly find: (issuer: string, subject: string) => Effect.Effect<Identity | null>
  /** Stores the identity. If a concurrent request has stored it, returns that one instead. */
  readonly insert: (identity: Identity) => Effect.Effect<Identity>
  /** In the order in which they were first used. */
  readonly ofUser: (userId: UserId) => Effect.Effect<ReadonlyArray<Identity>>
  readonly remove: (issuer: string, subject: string) => Effect.Effect<void>
  readonly removeOfUser: (userId: UserId) => Effect.Effect<void>
}>()("domain/sign-in/IdentityStore") {}
