import { Result } from "effect"
import type { PlanName } from "../../account/plan-name.ts"
import { limits } from "../../intake/limits.ts"
import { isTooLong } from "../../plan/estimate.ts"
import { plans } from "../../plan/plan.ts"
import { TooLarge, TooLong } from "../errors.ts"

/** Refuses what is too much to fetch, as far as its site says. */
export const checkVideo = (
  plan: PlanName,
  { duration, size, isHeard }: Announced,
): Result.Result<void, TooLong | TooLarge> =>
  isHeard && size !== null && size > limits.video
    ? Result.fail(new TooLarge({ bytes: limits.video }))
    : checkLength(plan, duration)

interface Announced {
  readonly duration: number | null
  readonly size: number | null
  /** Whether the video itself is fetched, and not only its captions. */
  readonly isHeard: boolean
}

/** Refuses a video of `seconds` that is longer than the plan allows; null if only fetching it can tell. */
export const checkLength = (plan: PlanName, seconds: number | null): Result.Result<void, TooLong> =>
  isTooLong(plan, [seconds])
    ? Result.fail(new TooLong({ minutes: plans[plan].maxTaskMinutes }))
    : Result.succeed(undefined)
