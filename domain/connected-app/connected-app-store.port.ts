import { Context, type DateTime, type Effect } from "effect"
import type { PlanName } from "../account/plan-name.ts"
import type { McpScope } from "../kernel/actor.ts"
import type { ConnectedAppId, UserId } from "../kernel/ids.ts"
import type { ConnectedApp } from "./connected-app.ts"

/** What an access token stands for, with the plan of its account, which every call has to know. */
export interface AppOfAccount {
  readonly app: ConnectedApp
  readonly plan: PlanName
  /** Those of this token, which may be fewer than the app has. */
  readonly scopes: ReadonlyArray<McpScope>
  /** The address of the resource that it was issued for. */
  readonly audience: string
}

export class ConnectedAppStore extends Context.Service<ConnectedAppStore, {
  /** Newest first; those without a living token are left out: they have to ask again. */
  readonly list: (userId: UserId, now: DateTime.Utc) => Effect.Effect<ReadonlyArray<ConnectedApp>>
  readonly insert: (app: ConnectedApp) => Effect.Effect<void>
  /** Null also if the token has expired, its app was disconnected, or its account is gone or disabled. */
  readonly findByToken: (tokenHash: string, now: DateTime.Utc) => Effect.Effect<AppOfAccount | null>
  readonly touch: (id: ConnectedAppId, now: DateTime.Utc) => Effect.Effect<void>
  /** With all its tokens. False if there is none, or it belongs to another account. */
  readonly remove: (id: ConnectedAppId, userId: UserId) => Effect.Effect<boolean>
}>()("domain/connected-app/ConnectedAppStore") {}
