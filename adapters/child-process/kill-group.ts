import type { ChildProcess } from "node:child_process"

const living = new Set<ChildProcess>()

/** Ends a child that was spawned `detached`, and everything it started, at once. Harmless when it is gone. */
export const killGroup = (child: ChildProcess): void => {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  try {
    process.kill(-child.pid, "SIGKILL")
  } catch {
    child.kill("SIGKILL")
  }
}

/** Children that are still running when this process exits are killed with it. */
export const watchOver = (child: ChildProcess): void => {
  if (living.size === 0) process.once("exit", killLiving)
  living.add(child)
  child.once("close", () => {
    living.delete(child)
    if (living.size === 0) process.off("exit", killLiving)
  })
}

const killLiving = (): void => living.forEach(killGroup)
