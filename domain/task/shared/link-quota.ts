import { DateTime, Effect } from "effect"
import { isPaid } from "../../account/plan-name.ts"
import { planInUse } from "../../account/shared/plan-in-use.ts"
import type { User } from "../../account/user.ts"
import { GuestStore } from "../../guest/guest-store.port.ts"
import { ReferralStore } from "../../referral/referral-store.port.ts"
import { LinkQuotaExhausted } from "../errors.ts"
import { LinkUses } from "../link-uses.port.ts"
import type { Task } from "../task.ts"

/** Video links that a free account has; every successful referral adds one, without a cap. */
const freeLinks = 2

/** How many video links an account has used, and may use in all; no limit is null. */
export const linkQuotaOf = Effect.fnUntraced(function*({ id, plan }: Pick<User, "id" | "plan">) {
  const uses = yield* LinkUses
  const used = yield* uses.count(id)
  if (isPaid(yield* planInUse(plan))) return { used, limit: null }
  const { list } = yield* ReferralStore
  const successful = (yield* list(id)).filter(({ creditedAt }) => creditedAt !== null)
  return { used, limit: freeLinks + successful.length }
})

/** Takes a use for a task that is made from a link. Call it inside a transaction that has locked the account. */
export const takeLinkUse = (user: Pick<User, "id" | "plan">, task: Task) =>
  task.link === null ? Effect.void : takeFetchUse(user, task)

/** Takes a use for a task whose recording was fetched from a site, whoever fetched it; under the same condition. */
export const takeFetchUse = Effect.fnUntraced(function*(user: Pick<User, "id" | "plan">, { id }: Pick<Task, "id">) {
  const { take } = yield* LinkUses
  const { used, limit } = yield* linkQuotaOf(user)
  if (limit !== null && used >= limit) return yield* new LinkQuotaExhausted({ limit })
  yield* take({ taskId: id, userId: user.id, usedAt: yield* DateTime.now })
})

/** Gives it back, once: the import failed, or was cancelled, and may be deleted after that. */
export const releaseLinkUse = Effect.fnUntraced(function*({ id, ownerId, link }: Task) {
  if (link === null) return
  const { release } = yield* LinkUses
  const guests = yield* GuestStore
  if (!(yield* release(id))) return
  const guest = yield* guests.find(ownerId)
  if (guest !== null) yield* guests.returnUse(guest.device)
})
