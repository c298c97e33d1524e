import * as Reader from "#adapters/meetings/calendar/calendar-reader.ts"
import { CalendarReader } from "#domain/calendar/calendar-reader.port.ts"
import { assert, it } from "@effect/vitest"
import { Effect } from "effect"
import { readdirSync, readFileSync } from "node:fs"
import { noon } from "../../../support/a-scene.ts"
import { ada, at } from "../../../support/a-task.ts"

const options = { from: noon, to: at("2026-11-21T12:00:00.000Z"), most: 10, timeZone: "UTC", email: null }
const nothing = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nEND:VCALENDAR\r\n"

/** Processes of this one that read a calendar now. */
const running = (): number =>
  readdirSync("/proc").filter((pid) => /^\d+$/.test(pid)).filter((pid) => {
    try {
      const [, parent] = /\) \S (\d+) /.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? []
      return parent === `${process.pid}` && readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("read-worker")
    } catch {
      return false
    }
  }).length

it.live(
  "calendars of one account are read one after another, however many are sent at once",
  () =>
    Effect.gen(function*() {
      const { read } = yield* CalendarReader
      // What confines a process is tried once, in one.
      yield* read(nothing, { ...options, asker: ada })
      let most = 0
      const watch = setInterval(() => (most = Math.max(most, running())), 20)
      yield* Effect.all([1, 2, 3].map(() => read(nothing, { ...options, asker: ada })), { concurrency: "unbounded" })
        .pipe(Effect.ensuring(Effect.sync(() => clearInterval(watch))))
      assert.strictEqual(most, 1)
    }).pipe(Effect.provide(Reader.layer())),
  60_000,
)
