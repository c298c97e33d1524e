import { appendFileSync, existsSync, mkdirSync, renameSync, statSync } from "node:fs"
import { join } from "node:path"

/** Bytes after which a new file is begun, and how many older ones are kept. */
const maxSize = 5_000_000
const older = 3

const worthReporting = /\] (WARNING|ERROR|FATAL|PANIC): {2}(.*)$/

export interface ServerLog {
  readonly add: (bytes: Buffer) => void
  /** The last problem reported: why PostgreSQL did not start. */
  readonly lastProblem: () => string
}

/** PostgreSQL's log: all of it goes to a file, and problems are reported. */
export const serverLog = (folder: string, report: (problem: string) => void): ServerLog => {
  const file = join(folder, "postgres.log")
  let rest = ""
  let last = ""
  let isWritable = true
  let isEnding = false
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return {
    add: (bytes) => {
      const wasWritable = isWritable
      isWritable = append(file, bytes)
      if (wasWritable && !isWritable) report(`${file} cannot be written`)
      const lines = (rest + bytes.toString("utf8")).split("\n")
      rest = lines.pop() ?? ""
      for (const line of lines) {
        const [, level = "", text = ""] = worthReporting.exec(line) ?? []
        // When asked to shut down, it reports every connection that it closes.
        isEnding = isEnding ? !line.includes("starting PostgreSQL") : line.includes("received fast shutdown request")
        if (level === "" || isEnding) continue
        last = text
        report(`${level}: ${text}`)
      }
    },
    lastProblem: () => last,
  }
}

/** False when it could not be written, such as on a full disk. */
const append = (file: string, bytes: Buffer): boolean => {
  try {
    if (existsSync(file) && statSync(file).size > maxSize) rotate(file)
    appendFileSync(file, bytes, { mode: 0o600 })
    return true
  } catch {
    return false
  }
}

const rotate = (file: string): void => {
  for (let at = older; at > 0; at--) {
    const from = at === 1 ? file : `${file}.${at - 1}`
    if (existsSync(from)) renameSync(from, `${file}.${at}`)
  }
}
