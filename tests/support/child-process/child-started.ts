import type { Effect } from "effect"
import { readdirSync, readFileSync } from "node:fs"
import { soon } from "../until.ts"

const commandOf = (pid: string): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "latin1")
  } catch {
    return ""
  }
}

const children = (): ReadonlyArray<string> =>
  readdirSync("/proc/self/task").flatMap((thread) =>
    readFileSync(`/proc/self/task/${thread}/children`, "latin1").split(" ").filter(Boolean)
  )

/** Waits until this process has a child that runs this program. */
export const childStarted = (program: string): Effect.Effect<void> =>
  soon(() => children().some((pid) => commandOf(pid).includes(program)))
