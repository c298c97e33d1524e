import { ReferralStore } from "#domain/referral/referral-store.port.ts"
import { assert, describe } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { ada, at, bob } from "../support/a-task.ts"
import { behavesOn } from "../support/behaves.ts"

const came = { inviterId: ada, newcomerId: bob, createdAt: at("2026-11-20T12:00:00.000Z"), creditedAt: null }

/** What every ReferralStore must do. */
export const referralStoreContract = (name: string, layer: Layer.Layer<ReferralStore>): void => {
  describe(`ReferralStore: ${name}`, () => {
    const behaves = behavesOn(layer)

    behaves(
      "keeps the first code of an account, and no code twice",
      Effect.gen(function*() {
        const referrals = yield* ReferralStore
        assert.isNull(yield* referrals.codeOf(ada))
        yield* referrals.addCode(ada, "ABCD2345")
        yield* referrals.addCode(ada, "WXYZ6789")
        yield* referrals.addCode(bob, "ABCD2345")
        assert.strictEqual(yield* referrals.codeOf(ada), "ABCD2345")
        assert.isNull(yield* referrals.codeOf(bob))
        assert.strictEqual(yield* referrals.ownerOf("ABCD2345"), ada)
        assert.isNull(yield* referrals.ownerOf("WXYZ6789"))
      }),
    )

    behaves(
      "counts a newcomer once",
      Effect.gen(function*() {
        const referrals = yield* ReferralStore
        const at2 = at("2026-11-21T12:00:00.000Z")
        yield* referrals.insert(came)
        yield* referrals.insert({ ...came, inviterId: bob, newcomerId: bob })
        assert.deepStrictEqual(yield* referrals.ofNewcomer(bob), came)
        assert.isNull(yield* referrals.ofNewcomer(ada))
        const credited = yield* Effect.all(Array.from({ length: 20 }, () => referrals.setCredited(bob, at2)), {
          concurrency: "unbounded",
        })
        assert.lengthOf(credited.filter(Boolean), 1)
        assert.deepStrictEqual(yield* referrals.list(ada), [{ ...came, creditedAt: at2 }])
        assert.isEmpty(yield* referrals.list(bob))
        assert.lengthOf(yield* referrals.list(null), 1)
      }),
    )
  })
}
