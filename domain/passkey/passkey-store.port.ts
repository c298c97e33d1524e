import { Context, type DateTime, type Effect } from "effect"
import type { PasskeyId, UserId } from "../kernel/ids.ts"
import type { PasskeyNotFound } from "./errors.ts"
import type { Passkey } from "./passkey.ts"

export class PasskeyStore extends Context.Service<PasskeyStore, {
  /** Oldest first. */
  readonly list: (userId: UserId) => Effect.Effect<ReadonlyArray<Passkey>>
  readonly find: (credentialId: string) => Effect.Effect<Passkey | null>
  /** False if any account has a passkey with this credential id. */
  readonly insert: (passkey: Passkey) => Effect.Effect<boolean>
  /**
   * Records a use with its counter; false if the counter has not grown (`hasGrown`). Concurrent uses get different
   * answers.
   */
  readonly use: (id: PasskeyId, counter: number, now: DateTime.Utc) => Effect.Effect<boolean>
  /** Also not found if it belongs to another account. */
  readonly remove: (id: PasskeyId, userId: UserId) => Effect.Effect<void, PasskeyNotFound>
}>()("domain/passkey/PasskeyStore") {}
