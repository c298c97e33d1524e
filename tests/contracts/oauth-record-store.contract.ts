import { OAuthRecordStore } from "#domain/connected-app/oauth-record-store.port.ts"
import { assert, describe } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { at } from "../support/a-task.ts"
import { behavesOn } from "../support/behaves.ts"
import { aRecord } from "../support/connected-app/a-connected-app.ts"

const noon = at("2026-11-20T08:30:00.000Z")
const later = at("2026-11-20T09:00:00.000Z")

/** What every OAuthRecordStore must do. */
export const oauthRecordStoreContract = (name: string, layer: Layer.Layer<OAuthRecordStore>): void => {
  describe(`OAuthRecordStore: ${name}`, () => {
    const behaves = behavesOn(layer)

    behaves(
      "finds a record of a model until it expires",
      Effect.gen(function*() {
        const records = yield* OAuthRecordStore
        yield* records.save(aRecord())
        assert.deepStrictEqual(yield* records.find("AccessToken", "hash-1", noon), aRecord())
        assert.isNull(yield* records.find("AccessToken", "hash-1", later))
        assert.isNull(yield* records.find("RefreshToken", "hash-1", noon))
      }),
    )

    behaves(
      "is consumed by one of many at once, and stays so when it is saved again",
      Effect.gen(function*() {
        const records = yield* OAuthRecordStore
        yield* records.save(aRecord())
        const consume = records.consume("AccessToken", "hash-1", noon)
        const tries = yield* Effect.all([consume, consume, consume, consume], { concurrency: "unbounded" })
        assert.lengthOf(tries.filter((isFirst) => isFirst), 1)
        yield* records.save(aRecord({ payload: { scope: "mcp:write" } }))
        const found = yield* records.find("AccessToken", "hash-1", noon)
        assert.deepStrictEqual(found, aRecord({ payload: { scope: "mcp:write" }, consumedAt: noon }))
        assert.isFalse(yield* records.consume("AccessToken", "unknown", noon))
      }),
    )

    behaves(
      "replaces one that is consumed with it, also by two at once",
      Effect.gen(function*() {
        const records = yield* OAuthRecordStore
        const [first, second] = [aRecord({ idHash: "hash-2" }), aRecord({ idHash: "hash-3" })]
        yield* records.save(aRecord())
        const both = [records.replace("hash-1", first, noon), records.replace("hash-1", second, noon)]
        yield* Effect.all(both, { concurrency: "unbounded" })
        yield* records.replace("hash-1", aRecord({ idHash: "hash-4" }), at("2026-11-20T08:40:00.000Z"))
        assert.deepStrictEqual(yield* records.find("AccessToken", "hash-1", noon), aRecord({ consumedAt: noon }))
        assert.deepStrictEqual(yield* records.find("AccessToken", "hash-2", noon), first)
        assert.deepStrictEqual(yield* records.find("AccessToken", "hash-3", noon), second)
      }),
    )

    behaves(
      "removes one, and all that was issued from a grant",
      Effect.gen(function*() {
        const records = yield* OAuthRecordStore
        yield* records.save(aRecord())
        yield* records.save(aRecord({ model: "RefreshToken" }))
        yield* records.save(aRecord({ idHash: "hash-2", grantId: "grant-2" }))
        yield* records.remove("AccessToken", "hash-1")
        assert.isNull(yield* records.find("AccessToken", "hash-1", noon))
        yield* records.removeIssued("grant-1")
        assert.isNull(yield* records.find("RefreshToken", "hash-1", noon))
        assert.isNotNull(yield* records.find("AccessToken", "hash-2", noon))
      }),
    )

    behaves(
      "forgets what has expired, and no client ever",
      Effect.gen(function*() {
        const records = yield* OAuthRecordStore
        const client = aRecord({ model: "Client", idHash: "notebook", grantId: null, expiresAt: null })
        yield* records.save(client)
        yield* records.save(aRecord({ expiresAt: noon }))
        yield* records.save(aRecord({ idHash: "hash-2" }))
        yield* records.forgetExpired(noon)
        const before = at("2026-11-20T08:00:00.000Z")
        assert.isNull(yield* records.find("AccessToken", "hash-1", before))
        assert.isNotNull(yield* records.find("AccessToken", "hash-2", before))
        assert.deepStrictEqual(yield* records.find("Client", "notebook", at("2036-11-20T08:00:00.000Z")), client)
      }),
    )
  })
}
