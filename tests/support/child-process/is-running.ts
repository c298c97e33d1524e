import { readFileSync } from "node:fs"
import { until } from "../until.ts"

/** Whether a process runs; one that is dead but not yet reaped does not. */
export const isRunning = (pid: number): boolean => {
  try {
    return !/^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, "utf8"))
  } catch {
    return false
  }
}

/** Whether a process goes on for good: a killed one closes its files a little before it is gone. */
export const outlives = (pid: number): Promise<boolean> =>
  until(() => !isRunning(pid), { every: 20 }).then(() => false, () => true)

/** Kills a process, unless it has ended by itself since it was found. */
export const killIfThere = (pid: number): void => {
  try {
    process.kill(pid, "SIGKILL")
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error
  }
}
