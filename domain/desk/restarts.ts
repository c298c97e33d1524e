import { Context, Effect } from "effect"
import { RestartUnavailable } from "./errors.ts"

/** Ends this process gently, to be started again; refused unless something starts it again. */
export const Restarts = Context.Reference<{ readonly restart: Effect.Effect<Drain, RestartUnavailable> }>(
  "domain/desk/Restarts",
  { defaultValue: () => ({ restart: Effect.fail(new RestartUnavailable()) }) },
)

interface Drain {
  /** Seconds for which requests are still answered. */
  readonly drainSeconds: number
}
