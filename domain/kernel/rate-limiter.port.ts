import { Context, type Effect } from "effect"
import type { TooManyRequests } from "./errors.ts"

export interface Allowance {
  readonly times: number
  readonly seconds: number
}

/** Counts attempts per key; refuses once a key has used its allowance. */
export class RateLimiter extends Context.Service<RateLimiter, {
  readonly consume: (key: string, allowance: Allowance) => Effect.Effect<void, TooManyRequests>
}>()("domain/kernel/RateLimiter") {}
