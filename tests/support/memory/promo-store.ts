import type { PromoCode } from "#domain/promo/promo-code.ts"
import { PromoStore } from "#domain/promo/promo-store.port.ts"
import { Effect, Layer } from "effect"
import { put, State } from "./state.ts"
import type { Tables } from "./tables.ts"

const make = Effect.gen(function*() {
  const { read, write, transaction } = yield* State
  const find = (code: string) =>
    read((tables) => {
      const promo = [...tables.promoCodes.values()].find((one) => one.code === code)
      return promo === undefined ? null : counted(tables, promo)
    })
  return PromoStore.of({
    insert: (promo) =>
      transaction(Effect.gen(function*() {
        if ((yield* find(promo.code)) !== null) return false
        yield* write(({ promoCodes }) => ({ promoCodes: put(promoCodes, promo.id, promo) }))
        return true
      })),
    find,
    /** Nothing to lock: there is only one transaction at a time. */
    lock: find,
    setActive: (id, active) =>
      write(({ promoCodes }) => {
        const promo = promoCodes.get(id)
        return promo === undefined ? {} : { promoCodes: put(promoCodes, id, { ...promo, active }) }
      }),
    list: read((tables) =>
      [...tables.promoCodes.values()].map((promo) => counted(tables, promo))
        .toSorted((a, b) => b.promo.createdAt.epochMilliseconds - a.promo.createdAt.epochMilliseconds)
    ),
    hasUsed: (id, userId) =>
      read(({ promoUses }) => promoUses.some((use) => use.codeId === id && use.userId === userId)),
    use: (use) =>
      transaction(Effect.gen(function*() {
        const isUsed = yield* read(({ promoUses }) =>
          promoUses.some(({ codeId, userId }) => codeId === use.codeId && userId === use.userId)
        )
        if (!isUsed) yield* write(({ promoUses }) => ({ promoUses: [...promoUses, use] }))
        return !isUsed
      })),
    uses: (id) => read(({ promoUses }) => promoUses.filter(({ codeId }) => codeId === id)),
  })
})

export const layer = Layer.effect(PromoStore, make)

const counted = ({ promoUses }: Tables, promo: PromoCode) => ({
  promo,
  uses: promoUses.filter(({ codeId }) => codeId === promo.id).length,
})
