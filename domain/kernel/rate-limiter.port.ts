import { Context, type Effect } from "effect"
import type { TooManyRequests } from "./errors.ts"

export interface Allowance {
  readonly times: number
  readonly seconds: number
}

/** Counts uses per key; refuses those that are beyond the allowance of the key. */
export class RateLimiter extends Context.Service<RateLimiter, {
  readonly consume: (key: string, allowance: Allowance, uses: number) => Effect.Effect<void, TooManyRequests>
}>()("domain/kernel/RateLimiter") {}
