import { endAbandoned } from "#adapters/child-process/abandoned.ts"
import { plainEnvironment } from "#adapters/child-process/plain-environment.ts"
import { isRunning } from "#tests/support/child-process/is-running.ts"
import { inFolder } from "#tests/support/speech/temporary-folder.ts"
import { until } from "#tests/support/until.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { execFileSync, spawn } from "node:child_process"
import { copyFileSync } from "node:fs"
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
        // A process whose id another one has now, and one whose id nobody has.
        const dead = ["1.1", "4194305.1"].map((by) => waiting(bwrap, { ...mine, PARLEY_STARTED_BY: by }))
        const [own, foreign, other] = [
          waiting(bwrap, mine),
          waiting(bwrap, { PATH: "/usr/bin" }),
          waiting("sleep", { ...mine, PARLEY_STARTED_BY: "1.1" }),
        ]
        try {
          await endAbandoned()
          await until(() => !dead.some(isRunning))
          assert.deepStrictEqual([own, foreign, other].map(isRunning), [true, true, true])
        } finally {
          for (const pid of [own, foreign, other]) process.kill(pid, "SIGKILL")
        }
      })
    ).pipe(Effect.scoped))
})
