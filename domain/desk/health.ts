import { Context, Effect } from "effect"
import type { Finding } from "./finding.ts"

/** Looks at everything that the product needs or can use; takes seconds. Nothing is found unless the server says how. */
export const Health = Context.Reference<{ readonly look: Effect.Effect<ReadonlyArray<Finding>> }>(
  "domain/desk/Health",
  {
    defaultValue: () => ({ look: Effect.succeed([]) }),
  },
)
