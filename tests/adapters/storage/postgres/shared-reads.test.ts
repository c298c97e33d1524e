import { Database } from "#adapters/storage/postgres/database.ts"
import { SharedReads } from "#adapters/storage/postgres/shared-reads.ts"
import { assert, describe, it } from "@effect/vitest"
import { Deferred, Effect, Fiber } from "effect"
import * as fc from "fast-check"
import { sql } from "kysely"
import { ownPostgres } from "../../../support/databases.ts"
import { inTurn } from "../../../support/server/in-turn.ts"

const key = "how many"

describe("equal reads", () => {
  it("share one, and see at least what was committed when they were asked for", async () => {
    const acts = fc.array(fc.constantFrom("commit", "ask", "answer", "fail"), { maxLength: 40 })
    await fc.assert(fc.asyncProperty(acts, async (some) => {
      const reads = new SharedReads<number>()
      const underWay: Array<{ readonly answer: () => void; readonly fail: () => void }> = []
      const asked: Array<Promise<void>> = []
      let committed = 0
      const read = () => {
        const seen = committed
        return new Promise<number>((resolve, reject) => {
          assert.isEmpty(underWay)
          underWay.push({ answer: () => resolve(seen), fail: () => reject(new Error("lost")) })
        })
      }
      const acting = {
        commit: () => void committed++,
        ask: () => {
          const before = committed
          asked.push(
            reads.read(key, read).then(
              (seen) => assert.isAtLeast(seen, before),
              (error: unknown) => assert.strictEqual(String(error), "Error: lost"),
            ),
          )
        },
        answer: () => underWay.pop()?.answer(),
        fail: () => underWay.pop()?.fail(),
      }
      // At the end, one may be under way, and one may follow it.
      await inTurn([...some, "answer" as const, "answer" as const], (act) => {
        acting[act]()
        return new Promise(setImmediate)
      })
      assert.isEmpty(underWay)
      await Promise.all(asked)
    }))
  })

  it("share two at most, however many ask at once", async () => {
    const reads = new SharedReads<number>()
    let begun = 0
    const read = () => Promise.resolve(++begun)
    await Promise.all(Array.from({ length: 50 }, () => reads.read(key, read)))
    assert.strictEqual(begun, 2)
  })

  it("join the one that is about to begin, when the one under way has just been answered", async () => {
    const reads = new SharedReads<number>()
    const first = Promise.withResolvers<number>()
    let begun = 0
    const read = () => {
      begun++
      return begun === 1 ? first.promise : Promise.resolve(begun)
    }
    const asked = [reads.read(key, read), reads.read(key, read)]
    const third = first.promise.then(() => reads.read(key, read))
    first.resolve(1)
    assert.deepStrictEqual(await Promise.all([...asked, third]), [1, 2, 2])
    assert.strictEqual(begun, 2)
  })

  it("do not share if their keys differ", async () => {
    const reads = new SharedReads<string>()
    const read = (of: string) => reads.read(of, () => Promise.resolve(of))
    assert.deepStrictEqual(await Promise.all(["a", "b", "a"].map(read)), ["a", "b", "a"])
  })

  it.live("see what their own transaction wrote, while others do not", () =>
    Effect.gen(function*() {
      const db = yield* Database
      const notes = db.sharing<number>()
      const counted = notes("all", async (q) => (await sql`select from note`.execute(q)).rows.length)
      yield* db.query((q) => sql`create table note (id integer)`.execute(q))
      const hasWritten = yield* Deferred.make<void>()
      const hasCounted = yield* Deferred.make<void>()
      const writer = yield* db.transaction(Effect.gen(function*() {
        yield* db.query((q) => sql`insert into note values (1)`.execute(q))
        assert.strictEqual(yield* counted, 1)
        yield* Deferred.succeed(hasWritten, undefined)
        yield* Deferred.await(hasCounted)
      })).pipe(Effect.forkChild)
      yield* Deferred.await(hasWritten)
      assert.strictEqual(yield* counted, 0)
      yield* Deferred.succeed(hasCounted, undefined)
      yield* Fiber.join(writer)
      assert.strictEqual(yield* counted, 1)
    }).pipe(Effect.provide(ownPostgres)))
})
