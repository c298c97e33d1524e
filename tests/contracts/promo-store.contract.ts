import { PromoCodeId } from "#domain/kernel/ids.ts"
import { PromoStore } from "#domain/promo/promo-store.port.ts"
import { assert, describe } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { ada, at, bob } from "../support/a-task.ts"
import { behavesOn } from "../support/behaves.ts"
import { aPromoCode } from "../support/billing/a-promo-code.ts"

const usedAt = at("2026-11-20T12:00:00.000Z")
const autumn = aPromoCode({
  id: PromoCodeId.make("0190a5f2-7c1e-7000-8000-0000000000d2"),
  code: "AUTUMN",
  trialDays: 7,
  maxUses: 3,
  expiresAt: at("2026-12-01T00:00:00.000Z"),
  createdAt: at("2026-11-02T08:00:00.000Z"),
})

/** What every PromoStore must do. */
export const promoStoreContract = (name: string, layer: Layer.Layer<PromoStore>): void => {
  describe(`PromoStore: ${name}`, () => {
    const behaves = behavesOn(layer)

    behaves(
      "keeps codes, one for the same letters",
      Effect.gen(function*() {
        const promos = yield* PromoStore
        const spring = aPromoCode()
        assert.isTrue(yield* promos.insert(spring))
        assert.isFalse(yield* promos.insert({ ...autumn, code: "SPRING" }))
        assert.isTrue(yield* promos.insert(autumn))
        assert.deepStrictEqual(yield* promos.find("AUTUMN"), { promo: autumn, uses: 0 })
        assert.deepStrictEqual(yield* promos.lock("SPRING"), { promo: spring, uses: 0 })
        assert.isNull(yield* promos.find("WINTER"))
        assert.isNull(yield* promos.lock("WINTER"))
        assert.deepStrictEqual((yield* promos.list).map(({ promo }) => promo.code), ["AUTUMN", "SPRING"])
        yield* promos.setActive(spring.id, false)
        assert.isFalse((yield* promos.find("SPRING"))?.promo.active)
      }),
    )

    behaves(
      "counts one use for each account",
      Effect.gen(function*() {
        const promos = yield* PromoStore
        const { id } = aPromoCode()
        yield* promos.insert(aPromoCode())
        assert.isFalse(yield* promos.hasUsed(id, ada))
        const first = { codeId: id, userId: ada, usedAt }
        const used = yield* Effect.all(Array.from({ length: 10 }, () => promos.use(first)), {
          concurrency: "unbounded",
        })
        assert.lengthOf(used.filter(Boolean), 1)
        const second = { codeId: id, userId: bob, usedAt: at("2026-11-21T12:00:00.000Z") }
        assert.isTrue(yield* promos.use(second))
        assert.isTrue(yield* promos.hasUsed(id, ada))
        assert.deepStrictEqual(yield* promos.uses(id), [first, second])
        assert.strictEqual((yield* promos.find("SPRING"))?.uses, 2)
      }),
    )
  })
}
