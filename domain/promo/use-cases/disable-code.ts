import { Effect } from "effect"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { PromoCodeNotFound } from "../errors.ts"
import { normaliseCode } from "../promo-code.ts"
import { PromoStore } from "../promo-store.port.ts"
import { PromoCodeView, TypedCode, viewOf } from "../view.ts"

/** Disables a code; what it has given is kept. */
export const disableCode = useCase("promo.disableCode", {
  input: wire({ code: TypedCode }),
  output: PromoCodeView,
  run: Effect.fnUntraced(function*({ code }) {
    const promos = yield* PromoStore
    const { promo, uses } = (yield* promos.find(normaliseCode(code))) ?? (yield* new PromoCodeNotFound())
    yield* promos.setActive(promo.id, false)
    return viewOf({ ...promo, active: false }, uses)
  }),
})
