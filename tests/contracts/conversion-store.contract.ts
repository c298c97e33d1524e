import { ConversionStore } from "#domain/conversion/conversion-store.port.ts"
import * as Transitions from "#domain/conversion/transitions.ts"
import { UploadStore } from "#domain/intake/upload-store.port.ts"
import { assert, describe } from "@effect/vitest"
import { Effect, type Layer, Result } from "effect"
import { aConversion, conversionId } from "../support/a-conversion.ts"
import { ada, at, bob } from "../support/a-task.ts"
import { behavesOn } from "../support/behaves.ts"

const noon = at("2026-11-20T12:00:00.000Z")
const page = { page: 1, pageSize: 2 }
const made = { size: 600_000, duration: 60.5 }
const completed = { state: { _tag: "Completed", ...made }, expiresAt: at("2026-11-21T12:00:00.000Z"), runs: 1 } as const
const expired = { ...completed, state: { _tag: "Expired", ...made } } as const

/** What every ConversionStore must do. */
export const conversionStoreContract = (name: string, layer: Layer.Layer<ConversionStore | UploadStore>): void => {
  describe(`ConversionStore: ${name}`, () => {
    const behaves = behavesOn(layer)

    behaves(
      "gives conversions back as they were stored, in every state",
      Effect.gen(function*() {
        const store = yield* ConversionStore
        const all = [
          aConversion(),
          aConversion({ id: conversionId(2), ...completed, progress: 1 }),
          aConversion({ id: conversionId(3), ...expired }),
          aConversion({
            id: conversionId(4),
            state: { _tag: "Failed", code: "ConversionFailed:damaged", message: "x" },
          }),
          aConversion({ id: conversionId(5), state: { _tag: "Processing" }, runs: 2, progress: 0.5 }),
        ]
        yield* Effect.forEach(all, store.insert)
        for (const one of all) assert.deepStrictEqual(yield* store.get(one.id), one)
        assert.strictEqual((yield* Effect.flip(store.get(conversionId(9))))._tag, "ConversionNotFound")
        assert.deepStrictEqual(
          yield* store.existing([conversionId(1), conversionId(9)]),
          new Set([conversionId(1)]),
        )
        yield* store.remove([conversionId(1), conversionId(9)])
        yield* store.remove([])
        assert.deepStrictEqual(yield* store.existing([conversionId(1)]), new Set())
      }),
    )

    behaves(
      "changes a conversion by what it is, and nothing if that is refused",
      Effect.gen(function*() {
        const store = yield* ConversionStore
        yield* store.insert(aConversion())
        const begun = yield* store.modify(conversionId(1), (one) => Transitions.begin(one, noon))
        assert.deepStrictEqual(begun, aConversion({ state: { _tag: "Processing" }, runs: 1 }))
        yield* Effect.flip(store.modify(conversionId(1), () => Result.fail("no")))
        assert.deepStrictEqual(yield* store.get(conversionId(1)), begun)
        yield* Effect.flip(store.modify(conversionId(9), Result.succeed))
      }),
    )

    behaves(
      "notes the progress of the run that is under way, and of no other",
      Effect.gen(function*() {
        const store = yield* ConversionStore
        yield* store.insert(aConversion({ state: { _tag: "Processing" }, runs: 2 }))
        assert.isTrue(yield* store.report(conversionId(1), 2, 0.5))
        assert.isFalse(yield* store.report(conversionId(1), 1, 0.75))
        assert.isFalse(yield* store.report(conversionId(9), 1, 0.75))
        assert.strictEqual((yield* store.get(conversionId(1))).progress, 0.5)
        yield* store.modify(conversionId(1), (one) => Transitions.cancel(one, noon))
        assert.isFalse(yield* store.report(conversionId(1), 2, 0.75))
      }),
    )

    behaves(
      "lists those of an account, the newest first, and counts those that are open",
      Effect.gen(function*() {
        const store = yield* ConversionStore
        const second = aConversion({ id: conversionId(2), createdAt: at("2026-11-20T10:00:00.000Z") })
        const third = aConversion({ id: conversionId(3), createdAt: at("2026-11-20T11:00:00.000Z"), ...completed })
        const bobs = aConversion({ id: conversionId(4), ownerId: bob })
        yield* Effect.forEach([second, third, bobs, aConversion()], store.insert)
        assert.deepStrictEqual(yield* store.list(ada, page), { items: [third, second], ...page, total: 3 })
        assert.deepStrictEqual((yield* store.list(ada, { ...page, page: 2 })).items, [aConversion()])
        assert.deepStrictEqual(yield* store.ofAccount(ada), [third, second, aConversion()])
        assert.deepStrictEqual([yield* store.countOpen(ada), yield* store.countOpen(bob)], [2, 1])
        const open = (yield* store.unfinished).map(({ id }) => id)
        assert.deepStrictEqual([...open].toSorted(), [conversionId(1), conversionId(2), conversionId(4)])
        assert.strictEqual(open.at(-1), conversionId(2))
      }),
    )

    behaves(
      "finds those whose files are due, and those that expired long ago",
      Effect.gen(function*() {
        const store = yield* ConversionStore
        yield* store.insert(aConversion())
        yield* store.insert(aConversion({ id: conversionId(2), ...completed }))
        yield* store.insert(aConversion({ id: conversionId(3), ...expired }))
        assert.deepStrictEqual(yield* store.due(at("2026-11-21T11:59:59.000Z")), [])
        assert.deepStrictEqual(yield* store.due(at("2026-11-21T12:00:00.000Z")), [conversionId(2)])
        assert.deepStrictEqual(yield* store.expiredBefore(at("2026-11-21T12:00:00.000Z")), [])
        assert.deepStrictEqual(yield* store.expiredBefore(at("2026-11-21T12:00:01.000Z")), [conversionId(3)])
      }),
    )

    behaves(
      "counts as room of its account while it is kept",
      Effect.gen(function*() {
        const store = yield* ConversionStore
        const uploads = yield* UploadStore
        yield* store.insert(aConversion())
        yield* store.insert(aConversion({ id: conversionId(2), ...completed }))
        yield* store.insert(aConversion({ id: conversionId(3), ...expired }))
        assert.deepStrictEqual([yield* uploads.bytes(ada), yield* uploads.bytes(bob)], [10_600_000, 0])
        assert.strictEqual(yield* uploads.bytes(null), 10_600_000)
      }),
    )
  })
}
