import { Context, type Effect } from "effect"
import type { PromoCodeId, UserId } from "../kernel/ids.ts"
import type { PromoCode, PromoUse } from "./promo-code.ts"

/** A code with how often it was used. */
export interface CountedCode {
  readonly promo: PromoCode
  readonly uses: number
}

export class PromoStore extends Context.Service<PromoStore, {
  /** False if this code already exists. */
  readonly insert: (promo: PromoCode) => Effect.Effect<boolean>
  /** By its code, in upper case. */
  readonly find: (code: string) => Effect.Effect<CountedCode | null>
  /** By its code; blocks other uses of it until the ambient transaction ends. */
  readonly lock: (code: string) => Effect.Effect<CountedCode | null>
  readonly setActive: (id: PromoCodeId, active: boolean) => Effect.Effect<void>
  /** Newest first. */
  readonly list: Effect.Effect<ReadonlyArray<CountedCode>>
  readonly hasUsed: (id: PromoCodeId, userId: UserId) => Effect.Effect<boolean>
  /** False if the account has used it already. */
  readonly use: (use: PromoUse) => Effect.Effect<boolean>
  /** Oldest first. */
  readonly uses: (id: PromoCodeId) => Effect.Effect<ReadonlyArray<PromoUse>>
}>()("domain/promo/PromoStore") {}
