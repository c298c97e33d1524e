import { Effect } from "effect"
import { OwnPlans } from "../../account/own-plans.ts"
import { PlansOff } from "../errors.ts"

/** Refuses what is about buying, trying and earning plans on a server without them. */
export const requirePlans: Effect.Effect<void, PlansOff> = Effect.flatMap(
  OwnPlans,
  ({ areOn }) => areOn ? Effect.void : Effect.fail(new PlansOff()),
)
