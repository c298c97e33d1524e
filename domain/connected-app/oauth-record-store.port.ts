import { Context, type DateTime, type Effect } from "effect"

/** What the authorization server keeps: registered clients, grants, codes, tokens, and questions being asked. */
export interface OAuthRecord {
  readonly model: string
  /** Of what is a secret in itself, only its hash. */
  readonly idHash: string
  /** Without the id. */
  readonly payload: Readonly<Record<string, unknown>>
  readonly grantId: string | null
  /** Null for what never expires, such as a registered client. */
  readonly expiresAt: DateTime.Utc | null
  readonly consumedAt: DateTime.Utc | null
}

export class OAuthRecordStore extends Context.Service<OAuthRecordStore, {
  /** Replaces one with the same model and id, except for when it was consumed. */
  readonly save: (record: OAuthRecord) => Effect.Effect<void>
  readonly find: (model: string, idHash: string, now: DateTime.Utc) => Effect.Effect<OAuthRecord | null>
  /** False if it had been consumed before: of any number at once, one is the first. */
  readonly consume: (model: string, idHash: string, now: DateTime.Utc) => Effect.Effect<boolean>
  /** Saves a record in place of one that is consumed with it, unless it was before: both or neither. */
  readonly replace: (consumedHash: string, record: OAuthRecord, now: DateTime.Utc) => Effect.Effect<void>
  /** A grant takes its app with it. */
  readonly remove: (model: string, idHash: string) => Effect.Effect<void>
  /** Everything that was issued from a grant. */
  readonly removeIssued: (grantId: string) => Effect.Effect<void>
  /** Removes what has expired, and apps of which nothing is left. Registered clients stay: many programs can never register again. */
  readonly forgetExpired: (now: DateTime.Utc) => Effect.Effect<void>
}>()("domain/connected-app/OAuthRecordStore") {}
