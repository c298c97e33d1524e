import { Effect, Schema } from "effect"
import { UserStore } from "../../account/user-store.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { PromoCodeNotFound } from "../errors.ts"
import { normaliseCode } from "../promo-code.ts"
import { PromoStore } from "../promo-store.port.ts"
import { PromoCodeView, TypedCode, viewOf } from "../view.ts"

const Use = wire({ account: Schema.String, usedAt: Schema.DateTimeUtcFromString })

/** Who used a promo code, and when, oldest first. Deleted accounts are named by their id. */
export const reportCode = useCase("promo.reportCode", {
  input: wire({ code: TypedCode }),
  output: wire({ code: PromoCodeView, uses: Schema.Array(Use) }),
  run: Effect.fnUntraced(function*({ code }) {
    const promos = yield* PromoStore
    const users = yield* UserStore
    const found = (yield* promos.find(normaliseCode(code))) ?? (yield* new PromoCodeNotFound())
    const uses = yield* Effect.forEach(
      yield* promos.uses(found.promo.id),
      ({ userId, usedAt }) =>
        users.get(userId).pipe(
          Effect.map(({ email, phone }) => ({ account: email ?? phone ?? userId, usedAt })),
          Effect.catchTag("UserNotFound", () => Effect.succeed({ account: userId, usedAt })),
        ),
    )
    return { code: viewOf(found.promo, found.uses), uses }
  }),
})
