import * as CryptoIds from "#adapters/identity/id-source.ts"
import { IdSource } from "#domain/kernel/id-source.port.ts"
import { TaskId } from "#domain/kernel/ids.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Schema } from "effect"
import { TestClock } from "effect/testing"

describe("IdSource: node-crypto", () => {
  it.effect("makes UUIDv7s that are unique and sorted by the moment they were made", () =>
    Effect.gen(function*() {
      const { next } = yield* IdSource
      yield* TestClock.setTime(Date.UTC(2026, 10, 20))
      const sameMoment = yield* Effect.forEach(Array.from({ length: 9000 }), () => next)
      yield* TestClock.adjust("1 minute")
      const later = yield* next
      const all = [...sameMoment, later]
      assert.deepStrictEqual(all.toSorted(), all)
      assert.strictEqual(new Set(all).size, all.length)
      for (const id of [all[0], later]) {
        assert.match(id ?? "", /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
        assert.isTrue(Schema.is(TaskId)(id))
      }
      assert.strictEqual(parseInt(later.slice(0, 13).replace("-", ""), 16), Date.UTC(2026, 10, 20, 0, 1))
    }).pipe(Effect.provide(CryptoIds.layer)))
})
