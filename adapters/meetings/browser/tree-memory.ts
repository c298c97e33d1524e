import { readdirSync, readFileSync } from "node:fs"

/** Bytes that all processes of this namespace take up, what several share counted once; without that figure, what each holds. */
export const treeMemory = (): number =>
  readdirSync("/proc").filter((name) => /^\d+$/.test(name)).reduce((sum, pid) => sum + memoryOf(pid), 0)

const memoryOf = (pid: string): number =>
  kilobytes(`${pid}/smaps_rollup`, /^Pss:\s+(\d+)/m) ?? kilobytes(`${pid}/status`, /^VmRSS:\s+(\d+)/m) ?? 0

const kilobytes = (path: string, line: RegExp): number | null => {
  try {
    const found = line.exec(readFileSync(`/proc/${path}`, "utf8"))?.[1]
    return found === undefined ? null : Number(found) * 1024
  } catch {
    // It has ended, or does not let us look.
    return null
  }
}
