import { Context } from "effect"
import type { PlanName } from "./plan-name.ts"
import type { User } from "./user.ts"

/** What the operator decided about plans. */
export interface PlanRules {
  /** What a new account has for nothing, without an end. */
  readonly included: PlanName
  /** False on a server without plans: nothing is sold, and no plan limits anybody. Minutes are counted all the same. */
  readonly areOn: boolean
  /** Whether this is a personal server: the included plan has everything, and its minutes are counted but not limited. */
  readonly isOwn: boolean
}

/** The rules of this server: as specified, unless the profile sets others. */
export class OwnPlans extends Context.Reference<PlanRules>("domain/account/OwnPlans", {
  defaultValue: (): PlanRules => ({ included: "free", areOn: true, isOwn: false }),
}) {}

type Planned = Pick<User, "plan" | "includedPlan" | "usageAnchor">

/** Whether an account has all it needs without paying: nothing is offered to it, and nothing runs out. */
export const hasIncludedPlan = (
  { plan, includedPlan, usageAnchor }: Planned,
  { included, areOn }: PlanRules,
): boolean => areOn && included !== "free" && plan === included && includedPlan === included && usageAnchor === null

/** Whether minutes are counted without ever running out. */
export const isUnlimited = (user: Planned, rules: PlanRules): boolean =>
  !rules.areOn || (rules.isOwn && hasIncludedPlan(user, rules))
