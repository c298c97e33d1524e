import { Context, type DateTime, type Effect } from "effect"
import type { PushDeviceId, UserId } from "../kernel/ids.ts"
import type { PushDevice } from "./push-device.ts"

/**
 * Browsers that are notified though no page is open. Each belongs to a signed-in device: when that is signed out, by whomever, it
 * is gone, and once the session has expired it is not found.
 */
export class PushDeviceStore extends Context.Service<PushDeviceStore, {
  /** Those that are still signed in, in the order in which they were added. */
  readonly list: (user: UserId, now: DateTime.Utc) => Effect.Effect<ReadonlyArray<PushDevice>>
  readonly find: (id: PushDeviceId, now: DateTime.Utc) => Effect.Effect<PushDevice | null>
  /**
   * Replaces what the same device had, and what had the same address, whoever that belonged to. False, and nothing is changed, if
   * the account has this many others; of several at the same time none goes beyond.
   */
  readonly save: (device: PushDevice, most: number, now: DateTime.Utc) => Effect.Effect<boolean>
  /** With what waits for it. False if the account has none of this id. */
  readonly remove: (user: UserId, id: PushDeviceId) => Effect.Effect<boolean>
}>()("domain/notification/PushDeviceStore") {}
