import { Effect } from "effect"
import { OwnPlans } from "../own-plans.ts"
import type { PlanName } from "../plan-name.ts"
import { currentUser } from "./signed-in.ts"

/** The plan whose features and limits count for an account: on a server without plans, the one that includes everything. */
export const planInUse = (plan: PlanName): Effect.Effect<PlanName> =>
  Effect.map(OwnPlans, ({ areOn }) => areOn ? plan : "enterprise")

/** The caller's account, with the plan that counts. */
export const currentInUse = Effect.flatMap(
  currentUser,
  (user) => Effect.map(planInUse(user.plan), (plan) => ({ ...user, plan })),
)
