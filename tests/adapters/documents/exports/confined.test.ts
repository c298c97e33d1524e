import { canConfine } from "#adapters/system/child-process/confinement.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber } from "effect"
import { readdirSync, readFileSync } from "node:fs"
import { aReport, said, writing } from "../../../support/an-export.ts"
import { soon } from "../../../support/until.ts"

const read = (path: string): string => {
  try {
    return readFileSync(path, "latin1")
  } catch {
    return ""
  }
}

/** The command lines of the processes that this one started. */
const children = (): ReadonlyArray<string> =>
  readdirSync("/proc")
    .filter((name) => read(`/proc/${name}/stat`).split(") ").at(-1)?.split(" ")[1] === String(process.pid))
    .map((name) => read(`/proc/${name}/cmdline`).replaceAll("\0", " "))

const isWriter = (command: string): boolean => command.includes("write-worker")

describe("the writer of documents", () => {
  it.live("sees no network and no files but ours and its fonts, where the system can confine it", () =>
    Effect.gen(function*() {
      const mayConfine = yield* canConfine
      const lines = Array.from({ length: 3000 }, (_, nth) => said(`Line ${nth} of a long document.`, "Ann", nth))
      const written = yield* Effect.forkChild(writing(({ pdf }) => pdf(aReport({ transcript: lines }))))
      yield* soon(() => children().some(isWriter))
      assert.strictEqual(children().find(isWriter)?.startsWith("bwrap "), mayConfine)
      yield* Fiber.interrupt(written)
    }))
})
