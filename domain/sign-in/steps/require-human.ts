import { DateTime, Effect } from "effect"
import { Secrets } from "../../kernel/secrets.port.ts"
import { HumanCheckExpired, HumanCheckRequired } from "../errors.ts"
import { challengeLasts, HumanCheck } from "../human-check.port.ts"
import { TicketStore } from "../ticket-store.port.ts"

/** Accepts a solved challenge once. Every use case that sends something or creates an account checks it first. */
export const requireHuman = Effect.fnUntraced(function*(token: string | null | undefined) {
  const check = yield* HumanCheck
  if (!check.isNeeded) return
  if (token === null || token === undefined || token === "") return yield* new HumanCheckRequired()
  const [tickets, secrets, now] = yield* Effect.all([TicketStore, Secrets, DateTime.now])
  const hash = yield* secrets.hash(yield* check.verify(token))
  const isFirst = yield* tickets.saveOnce({
    kind: "human-check",
    hash,
    device: null,
    payload: {},
    tries: 0,
    // Twice a challenge's lifetime, to allow for clock differences.
    expiresAt: DateTime.add(now, { minutes: 2 * challengeLasts.minutes }),
  }, now)
  if (!isFirst) return yield* new HumanCheckExpired()
})
