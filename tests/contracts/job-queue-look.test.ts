import { openBoss } from "#adapters/storage/pg-boss/boss.ts"
import { lookAfter } from "#adapters/storage/pg-boss/look-after.ts"
import { Lane } from "#domain/job/job.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Redacted } from "effect"
import * as databases from "../support/databases.ts"

const counted = Effect.gen(function*() {
  const boss = yield* openBoss(Redacted.make(yield* Effect.promise(databases.databaseUrl)))
  yield* Effect.promise(() => Promise.all(Lane.literals.map((lane) => boss.deleteAllJobs(lane))))
  const seen: { passes: number; due: Array<Lane> } = { passes: 0, due: [] }
  const supervise = () => {
    seen.passes += 1
    return boss.supervise()
  }
  const look = yield* lookAfter(supervise, (lane) => seen.due.push(lane))
  return { boss, look, seen }
})

describe("a look at the jobs", () => {
  it.effect("supervises once, then rests for 600 looks while no job runs", () =>
    Effect.gen(function*() {
      const { look, seen } = yield* counted
      yield* Effect.repeat(look, { times: 3 })
      assert.deepStrictEqual(seen, { passes: 1, due: [] })
      yield* Effect.repeat(look, { times: 596 })
      assert.strictEqual(seen.passes, 2)
    }).pipe(Effect.provide(databases.postgres)))

  it.effect("supervises every time while a job runs, and reports a lane in which one is due", () =>
    Effect.gen(function*() {
      const { boss, look, seen } = yield* counted
      yield* look
      yield* Effect.promise(() => boss.send("analyse", {}, { singletonKey: "one:1" }))
      yield* look
      assert.deepStrictEqual(seen, { passes: 1, due: ["analyse"] })
      yield* Effect.promise(() => boss.fetch("analyse"))
      yield* Effect.repeat(look, { times: 1 })
      assert.deepStrictEqual(seen, { passes: 3, due: ["analyse"] })
      yield* Effect.promise(() => boss.deleteAllJobs("analyse"))
    }).pipe(Effect.provide(databases.postgres)))
})
