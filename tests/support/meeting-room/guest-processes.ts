import { execFileSync } from "node:child_process"
import { isRunning } from "../child-process/is-running.ts"

/** The processes of all guests of this test process, from bubblewrap down. */
export const guestProcesses = (): ReadonlyArray<{ readonly pid: number; readonly name: string }> => {
  const table = execFileSync("ps", ["-eo", "pid=,ppid=,comm=,args="], { encoding: "utf8", maxBuffer: 1e8 }).trim()
    .split("\n").map((line) => line.trim().split(/\s+/)).map(([pid, parent, name = "", ...args]) => ({
      pid: Number(pid),
      parent: Number(parent),
      name,
      isGuest: args.some((one) => one.endsWith("guest-worker.ts")),
    }))
  const found = table.filter(({ parent, name, isGuest }) => parent === process.pid && name === "bwrap" && isGuest)
  // What is found grows while it is walked.
  for (const { pid } of found) found.push(...table.filter(({ parent }) => parent === pid))
  return found.filter(({ pid }) => isRunning(pid))
}
