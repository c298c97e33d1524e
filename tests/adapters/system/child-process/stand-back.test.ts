import { run } from "#adapters/system/child-process/run.ts"
import { assert, it } from "@effect/vitest"
import { Effect } from "effect"
import { existsSync } from "node:fs"

it.live("a program that nobody waits for stands behind other sessions, not only within its own", () =>
  Effect.gen(function*() {
    const group = "/proc/self/autogroup"
    // The input comes once the program has its place.
    const script = `read -r line; if [ -e ${group} ]; then cat ${group}; fi`
    const program = { command: "sh", args: ["-c", script], timeLimit: 10_000, input: "go\n" }
    const [back, usual] = [yield* run({ ...program, niceness: 19 }), yield* run(program)]
    const said = [back, usual].map(({ stdout }) => /nice (-?\d+)/.exec(stdout.toString("latin1"))?.[1])
    assert.deepStrictEqual(said, existsSync(group) ? ["19", "0"] : [undefined, undefined])
  }))
