import type { UserStore } from "#domain/account/user-store.port.ts"
import { PasskeyId } from "#domain/kernel/ids.ts"
import { PasskeyStore } from "#domain/passkey/passkey-store.port.ts"
import { assert, describe } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { keepUsers, refusal } from "../support/a-scene.ts"
import { ada, at, bob } from "../support/a-task.ts"
import { aUser } from "../support/a-user.ts"
import { behavesOn } from "../support/behaves.ts"
import { aPasskey } from "../support/passkeys/a-passkey.ts"

const second = aPasskey({
  id: PasskeyId.make("0190a5f2-7c1e-7000-8000-0000000000f2"),
  credentialId: "credential-2",
  counter: 7,
  transports: [],
  isSynced: true,
  createdAt: at("2026-11-21T08:00:00.000Z"),
})
const now = at("2026-11-22T08:00:00.000Z")

/** What every PasskeyStore must do. */
export const passkeyStoreContract = (name: string, layer: Layer.Layer<PasskeyStore | UserStore>): void => {
  describe(`PasskeyStore: ${name}`, () => {
    const behaves = behavesOn(layer)
    const kept = Effect.gen(function*() {
      const passkeys = yield* PasskeyStore
      yield* keepUsers(aUser())
      yield* passkeys.insert(second)
      yield* passkeys.insert(aPasskey())
      return passkeys
    })

    behaves(
      "lists the passkeys of an account, oldest first, and finds each by its credential",
      Effect.gen(function*() {
        const passkeys = yield* kept
        assert.deepStrictEqual(yield* passkeys.list(ada), [aPasskey(), second])
        assert.deepStrictEqual(yield* passkeys.list(bob), [])
        assert.deepStrictEqual(yield* passkeys.find("credential-2"), second)
        assert.isNull(yield* passkeys.find("credential-3"))
      }),
    )

    behaves(
      "keeps one passkey of each credential",
      Effect.gen(function*() {
        const passkeys = yield* kept
        const again = { ...second, id: PasskeyId.make("0190a5f2-7c1e-7000-8000-0000000000f3"), name: "Stolen" }
        assert.isFalse(yield* passkeys.insert(again))
        assert.deepStrictEqual(yield* passkeys.find("credential-2"), second)
      }),
    )

    behaves(
      "notes uses whose counter has grown, or never counts",
      Effect.gen(function*() {
        const passkeys = yield* kept
        assert.isTrue(yield* passkeys.use(aPasskey().id, 0, now))
        assert.isTrue(yield* passkeys.use(aPasskey().id, 0, now))
        assert.deepStrictEqual(yield* passkeys.find("credential-1"), aPasskey({ lastUsedAt: now }))
        for (const counter of [0, 6, 7]) assert.isFalse(yield* passkeys.use(second.id, counter, now))
        const parallel = Array.from({ length: 50 }, () => passkeys.use(second.id, 8, now))
        const answers = yield* Effect.all(parallel, { concurrency: "unbounded" })
        assert.lengthOf(answers.filter((isFirst) => isFirst), 1)
        assert.strictEqual((yield* passkeys.find("credential-2"))?.counter, 8)
      }),
    )

    behaves(
      "removes a passkey for its owner only",
      Effect.gen(function*() {
        const passkeys = yield* kept
        assert.strictEqual(yield* refusal(passkeys.remove(second.id, bob)), "PasskeyNotFound")
        yield* passkeys.remove(second.id, ada)
        assert.strictEqual(yield* refusal(passkeys.remove(second.id, ada)), "PasskeyNotFound")
        assert.isFalse(yield* passkeys.use(second.id, 9, now))
      }),
    )
  })
}
