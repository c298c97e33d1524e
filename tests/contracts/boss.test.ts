import { openBoss } from "#adapters/storage/pg-boss/boss.ts"
import { server } from "#adapters/storage/pg-boss/job-queue.ts"
import { JobQueue } from "#domain/job/job-queue.port.ts"
import { assert, describe, it } from "@effect/vitest"
import { Context, Effect, Layer, Logger, Redacted } from "effect"
import { vi } from "vitest"
import { ada, taskId } from "../support/a-task.ts"
import { databaseUrl, postgres } from "../support/databases.ts"
import { asked } from "../support/opened-database.ts"
import { until } from "../support/until.ts"

describe("pg-boss", () => {
  it.live("goes on looking after its jobs when the clock of the machine is set back", () =>
    Effect.gen(function*() {
      const url = yield* Effect.promise(databaseUrl)
      const now = Date.now.bind(Date)
      const clock = vi.spyOn(Date, "now").mockImplementation(() => now() + 3_600_000)
      const queue = yield* Effect.map(
        Layer.build(Layer.provide(server(Redacted.make(url)), postgres)),
        Context.get(JobQueue),
      )
      yield* queue.enqueue({ kind: "translate", taskId: taskId(1), attempt: 1, account: ada, priority: false })
      yield* Effect.forkScoped(queue.work("translate", 1, () => Effect.never))
      const lastLook = () => asked(url, "select max(monitor_claim_on)::text from pgboss.queue where name = 'translate'")
      const lookAfter = (before: string | undefined) =>
        Effect.promise(() =>
          until(async () => {
            const [last] = await lastLook()
            return last !== undefined && last !== before && last
          }, { within: 10_000 })
        )
      const first = yield* lookAfter(undefined)
      clock.mockRestore()
      const second = yield* lookAfter(first)
      assert.notStrictEqual(yield* lookAfter(second), second)
    }).pipe(Effect.scoped))

  it.live("has nothing to say of a database that ends after it", () => {
    const lines: Array<string> = []
    const log = Logger.layer([Logger.map(Logger.formatLogFmt, (line) => void lines.push(line))])
    return Effect.gen(function*() {
      const url = yield* Effect.promise(databaseUrl)
      const boss = yield* Effect.scoped(openBoss(Redacted.make(url)))
      // The driver passes on what the server still says on connections that are being closed.
      boss.emit("error", new Error("terminating connection due to administrator command"))
      yield* Effect.yieldNow
      assert.deepStrictEqual(lines, [])
    }).pipe(Effect.provide(log))
  })
})
