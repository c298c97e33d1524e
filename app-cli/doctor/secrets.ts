import { off } from "#domain/desk/finding.ts"
import { Effect } from "effect"
import { checkStoredSecrets } from "../local-operations/check-stored-secrets.ts"
import { operator, type Product } from "../product/product.ts"

/** Whether the running server can open what it stores sealed; null if it stores nothing. */
export const checkRunningSecrets = Effect.fnUntraced(
  function*({ call }: Product) {
    const { found } = yield* call(checkStoredSecrets, {}, operator)
    return found
  },
  // A server of another version may not know the question.
  Effect.catchDefect(() => Effect.succeed(off("stored secrets", "the running server does not say"))),
)
