import { readdirSync, readFileSync, readlinkSync } from "node:fs"

export interface Process {
  readonly pid: number
  readonly command: string
}

const read = (path: string): string => {
  try {
    return readFileSync(path, "latin1")
  } catch {
    return ""
  }
}

const workingFolder = (pid: number): string => {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return ""
  }
}

/** Processes that were started below a server with this temporary folder: it is in their environment or on their command line. */
export const processesOf = (temporary: string): ReadonlyArray<Process> =>
  readdirSync("/proc").filter((name) => /^\d+$/.test(name)).map(Number).flatMap((pid) => {
    const command = read(`/proc/${pid}/cmdline`).replaceAll("\0", " ").trim()
    const about = [read(`/proc/${pid}/environ`), command, workingFolder(pid)]
    return pid !== process.pid && command !== "" && about.some((text) => text.includes(temporary))
      ? [{ pid, command }]
      : []
  })

/** Resident memory of a process in bytes: now, and the most there was since `forgetPeak`. */
export const memoryOf = (pid: number): { readonly now: number; readonly peak: number } => {
  const status = read(`/proc/${pid}/status`)
  const kilobytes = (name: string): number => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1] ?? 0)
  return { now: kilobytes("VmRSS") * 1024, peak: kilobytes("VmHWM") * 1024 }
}
