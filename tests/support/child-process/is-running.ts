import { readFileSync } from "node:fs"

/** Whether a process runs; one that is dead but not yet reaped does not. */
export const isRunning = (pid: number): boolean => {
  try {
    return !/^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, "utf8"))
  } catch {
    return false
  }
}

/** Whether a process still runs after two seconds: a killed one closes its files a little before it is gone. */
export const outlives = async (pid: number, patience = 2000): Promise<boolean> => {
  if (!isRunning(pid) || patience <= 0) return isRunning(pid)
  await new Promise((resolve) => setTimeout(resolve, 20))
  return outlives(pid, patience - 20)
}
