import { listUsers } from "#domain/account/use-cases/list-users.ts"
import { normaliseEmail } from "#domain/account/user.ts"
import type { Actor } from "#domain/kernel/actor.ts"
import { Effect } from "effect"
import { refuse } from "../errors.ts"
import { operator, type Product } from "../product/product.ts"

/** The account with this address, to act for. */
export const accountOf = Effect.fnUntraced(function*({ call }: Product, email: string) {
  const { items } = yield* call(listUsers, {}, operator)
  const found = items.find((user) => user.email === normaliseEmail(email))
  if (found === undefined) return yield* refuse("not-found", `there is no account ${email}; see: user list`)
  const actor: Actor = { _tag: "User", id: found.id }
  return actor
})
