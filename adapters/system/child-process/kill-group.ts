import type { ChildProcess } from "node:child_process"
import { confinedChild } from "./confined-child.ts"

const living = new Set<ChildProcess>()

/** Kills a child that was spawned `detached`, and everything it started. Does nothing if it has exited. */
export const killGroup = (child: ChildProcess): void => {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  try {
    process.kill(confinedChild(child.pid) ?? -child.pid, "SIGKILL")
  } catch {
    child.kill("SIGKILL")
  }
}

/** Kills the child when this process exits, if it is still running. */
export const killOnExit = (child: ChildProcess): void => {
  if (living.size === 0) process.once("exit", killLiving)
  living.add(child)
  child.once("close", () => {
    living.delete(child)
    if (living.size === 0) process.off("exit", killLiving)
  })
}

const killLiving = (): void => living.forEach(killGroup)
