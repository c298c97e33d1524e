import { DateTime, Effect, Schema } from "effect"
import { Instant } from "../../kernel/day.ts"
import { IdSource } from "../../kernel/id-source.port.ts"
import { PromoCodeId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { PromoCodeEmpty, PromoCodeTaken } from "../errors.ts"
import { normaliseCode } from "../promo-code.ts"
import { PromoStore } from "../promo-store.port.ts"
import { PromoCodeView, TypedCode, viewOf } from "../view.ts"

const amount = (maximum: number) => Schema.Int.check(Schema.isBetween({ minimum: 0, maximum }))

/** Creates a promo code that gives bonus minutes, trial days, or both. */
export const createCode = useCase("promo.createCode", {
  input: wire({
    code: TypedCode,
    minutes: amount(100_000),
    trialDays: amount(90),
    maxUses: Schema.NullOr(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 1_000_000 }))),
    expiresAt: Schema.NullOr(Instant),
  }),
  output: PromoCodeView,
  run: Effect.fnUntraced(function*(given) {
    const promos = yield* PromoStore
    const { next } = yield* IdSource
    if (given.minutes === 0 && given.trialDays === 0) return yield* new PromoCodeEmpty()
    const createdAt = yield* DateTime.now
    const promo = {
      ...given,
      code: normaliseCode(given.code),
      id: PromoCodeId.make(yield* next),
      active: true,
      createdAt,
    }
    if (!(yield* promos.insert(promo))) return yield* new PromoCodeTaken()
    return viewOf(promo, 0)
  }),
})
