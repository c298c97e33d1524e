import { DateTime, Effect } from "effect"
import { ContactChangeStore } from "../contact-change-store.port.ts"
import { ContactReserved } from "../errors.ts"
import type { User } from "../user.ts"

/**
 * Refuses an account whose address or number another one may still return to. Call it after the account was written,
 * in its transaction: of two that cross, the later sees the earlier.
 */
export const requireFree = Effect.fnUntraced(function*({ id, email, phone }: Pick<User, "id" | "email" | "phone">) {
  const changes = yield* ContactChangeStore
  const now = yield* DateTime.now
  for (const contact of [email, phone]) {
    const keeper = contact === null ? null : yield* changes.keptFor(contact, now)
    if (keeper !== null && keeper !== id) return yield* new ContactReserved()
  }
})
