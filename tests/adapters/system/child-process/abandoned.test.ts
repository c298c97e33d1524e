import { endAbandoned } from "#adapters/system/child-process/abandoned.ts"
import { plainEnvironment } from "#adapters/system/child-process/plain-environment.ts"
import { isRunning } from "#tests/support/child-process/is-running.ts"
import { inFolder } from "#tests/support/speech/temporary-folder.ts"
import { until } from "#tests/support/until.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { execFileSync, spawn } from "node:child_process"
import { copyFileSync, readlinkSync } from "node:fs"
import { join } from "node:path"

/** A child that waits, by name. Returns its id. */
const waiting = (program: string, env: Record<string, string>): number => {
  const { pid = 0 } = spawn(program, ["60"], { env, stdio: "ignore" })
  return pid
}

describe("processes of a killed server", () => {
  it.live("are ended by the next one, and those of a living server are not", () =>
    inFolder((folder) =>
      Effect.promise(async () => {
        const bwrap = join(folder, "bwrap")
        copyFileSync(execFileSync("which", ["sleep"], { encoding: "utf8" }).trim(), bwrap)
        const mine = plainEnvironment()
        const namespace = readlinkSync("/proc/self/ns/pid")
        const of = (by: string) => ({ ...mine, PARLEY_STARTED_BY: by })
        // A process whose id another one has now, and one whose id nobody has.
        const dead = ["1 1", "4194305 1"].map((by) => waiting(bwrap, of(`${namespace} ${by}`)))
        const living = [
          waiting(bwrap, mine),
          waiting(bwrap, { PATH: "/usr/bin" }),
          // Of a server in a container, whose ids mean others here.
          waiting(bwrap, of("pid:[1] 1 1")),
          waiting("sleep", of(`${namespace} 1 1`)),
        ]
        try {
          await endAbandoned()
          await until(() => !dead.some(isRunning))
          assert.deepStrictEqual(living.map(isRunning), [true, true, true, true])
        } finally {
          for (const pid of living.filter(isRunning)) process.kill(pid, "SIGKILL")
        }
      })
    ).pipe(Effect.scoped))
})
