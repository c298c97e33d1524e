import { Effect, Schema } from "effect"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { PromoStore } from "../promo-store.port.ts"
import { PromoCodeView, viewOf } from "../view.ts"

/** All promo codes, newest first, with how often each was used. */
export const listCodes = useCase("promo.listCodes", {
  input: Schema.Struct({}),
  output: wire({ items: Schema.Array(PromoCodeView) }),
  run: Effect.fnUntraced(function*() {
    const promos = yield* PromoStore
    return { items: (yield* promos.list).map(({ promo, uses }) => viewOf(promo, uses)) }
  }),
})
