import { getUser } from "#domain/account/use-cases/get-user.ts"
import type { Actor } from "#domain/kernel/actor.ts"
import type { DomainError } from "#domain/kernel/domain-error.ts"
import { Effect } from "effect"
import { refuse } from "../errors.ts"
import { operator, type Product } from "../product/product.ts"

/** The account with this address, number or id, to act for. */
export const accountOf = Effect.fnUntraced(function*({ call }: Product, account: string) {
  const { user } = yield* call(getUser, { account }, operator).pipe(
    Effect.mapError((refusal): DomainError =>
      refusal.kind === "not-found" ? refuse("not-found", `there is no account ${account}; see: user list`) : refusal
    ),
  )
  const actor: Actor = { _tag: "User", id: user.id }
  return actor
})
