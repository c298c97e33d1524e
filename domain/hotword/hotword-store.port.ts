import { Context, type Effect } from "effect"
import type { HotwordId, UserId } from "../kernel/ids.ts"
import type { HotwordNotFound } from "./errors.ts"
import type { Hotword } from "./hotword.ts"

/** The hotwords of an account. No two have the same key: the caller of a write holds the account's lock. */
export class HotwordStore extends Context.Service<HotwordStore, {
  /** Newest first. */
  readonly list: (owner: UserId) => Effect.Effect<ReadonlyArray<Hotword>>
  readonly insert: (hotwords: ReadonlyArray<Hotword>) => Effect.Effect<void>
  readonly save: (hotword: Hotword) => Effect.Effect<void>
  /** Also not found if it belongs to another account. */
  readonly remove: (id: HotwordId, owner: UserId) => Effect.Effect<void, HotwordNotFound>
}>()("domain/hotword/HotwordStore") {}
