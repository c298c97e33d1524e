import { execFileSync } from "node:child_process"
import { isRunning } from "../child-process/is-running.ts"

interface GuestProcess {
  readonly pid: number
  readonly name: string
  /** The first of its guest. */
  readonly root: number
}

/** The processes of all guests of a process, from bubblewrap down. */
export const guestProcesses = (of = process.pid): ReadonlyArray<GuestProcess> => {
  const table = execFileSync("ps", ["-eo", "pid=,ppid=,comm=,args="], { encoding: "utf8", maxBuffer: 1e8 }).trim()
    .split("\n").map((line) => line.trim().split(/\s+/)).map(([pid, parent, name = "", ...args]) => ({
      pid: Number(pid),
      parent: Number(parent),
      name,
      isGuest: args.some((one) => one.endsWith("guest-worker.ts")),
    }))
  const found: Array<GuestProcess> = table.filter(({ parent, name, isGuest }) =>
    parent === of && name === "bwrap" && isGuest
  ).map(({ pid, name }) => ({ pid, name, root: pid }))
  // What is found grows while it is walked.
  for (const { pid, root } of found) {
    for (const child of table) if (child.parent === pid) found.push({ pid: child.pid, name: child.name, root })
  }
  return found.filter(({ pid }) => isRunning(pid))
}
