import { readFileSync } from "node:fs"

/** Whether a process runs; one that is dead but not yet reaped does not. */
export const isRunning = (pid: number): boolean => {
  try {
    return !/^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, "utf8"))
  } catch {
    return false
  }
}
