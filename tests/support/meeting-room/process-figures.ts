import { readFileSync } from "node:fs"

type Processes = ReadonlyArray<{ readonly pid: number; readonly root: number }>

const read = (path: string): string => {
  try {
    return readFileSync(path, "utf8")
  } catch {
    return ""
  }
}

/** Seconds of processor that they have used. */
export const processorSeconds = (processes: Processes): number =>
  processes.reduce((sum, { pid }) => {
    const [, user = 0, system = 0] = /\) (?:\S+ ){11}(\d+) (\d+)/.exec(read(`/proc/${pid}/stat`))?.map(Number) ?? []
    return sum + (user + system) / 100
  }, 0)

/** Megabytes of each guest, what its processes share counted once. */
export const treesInMegabytes = (processes: Processes): ReadonlyArray<number> =>
  [...new Set(processes.map(({ root }) => root))].map((wanted) =>
    processes.filter(({ root }) => root === wanted).reduce(
      (sum, { pid }) => sum + Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) / 1024,
      0,
    )
  )
