import { type Context, Effect } from "effect"

/** A service for which an operator may choose another while the server runs. */
export interface Choosable<Self> {
  /** Who works now; absent where that never changes. */
  readonly chosen?: Effect.Effect<Self>
}

/** Who works now. It is asked for at each use, and used until that is over. */
export const chosen = <Id, Self extends Choosable<Self>>(
  port: Context.Service<Id, Self>,
): Effect.Effect<Self, never, Id> => Effect.flatMap(port, (own) => own.chosen ?? Effect.succeed(own))
