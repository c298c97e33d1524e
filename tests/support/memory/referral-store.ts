import { ReferralStore } from "#domain/referral/referral-store.port.ts"
import { Effect, Layer } from "effect"
import { put, State } from "./state.ts"

const make = Effect.gen(function*() {
  const { read, write, transaction } = yield* State
  return ReferralStore.of({
    codeOf: (userId) => read(({ referralCodes }) => referralCodes.get(userId) ?? null),
    addCode: (userId, code) =>
      write(({ referralCodes }) =>
        referralCodes.has(userId) || [...referralCodes.values()].includes(code)
          ? {}
          : { referralCodes: put(referralCodes, userId, code) }
      ),
    ownerOf: (code) => read(({ referralCodes }) => [...referralCodes].find(([, other]) => other === code)?.[0] ?? null),
    insert: (referral) =>
      write(({ referrals }) =>
        referrals.has(referral.newcomerId) ? {} : { referrals: put(referrals, referral.newcomerId, referral) }
      ),
    ofNewcomer: (userId) => read(({ referrals }) => referrals.get(userId) ?? null),
    setCredited: (newcomerId, creditedAt) =>
      transaction(Effect.gen(function*() {
        const referral = yield* read(({ referrals }) => referrals.get(newcomerId))
        if (referral === undefined || referral.creditedAt !== null) return false
        yield* write(({ referrals }) => ({ referrals: put(referrals, newcomerId, { ...referral, creditedAt }) }))
        return true
      })),
    list: (inviterId) =>
      read(({ referrals }) =>
        [...referrals.values()].filter((one) => inviterId === null || one.inviterId === inviterId)
          .toSorted((a, b) => b.createdAt.epochMilliseconds - a.createdAt.epochMilliseconds)
      ),
  })
})

export const layer = Layer.effect(ReferralStore, make)
