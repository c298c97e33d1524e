import { readdirSync } from "node:fs"
import { join, relative } from "node:path"
import { until } from "../until.ts"
import { processesOf } from "./processes.ts"

/** Files a server should not leave behind when nothing runs: temporary ones, working files and uploads. */
export const filesLeft = (folder: string): ReadonlyArray<string> =>
  ["tmp", "data/work", "data/uploads"].flatMap((name) => filesBelow(join(folder, name))).map((path) =>
    relative(folder, path)
  )

const filesBelow = (folder: string): ReadonlyArray<string> => {
  try {
    return readdirSync(folder, { withFileTypes: true }).map(({ name }) => join(folder, name))
  } catch {
    return []
  }
}

/** Waits for killed processes to be gone; returns the command lines that remain. */
export const processesLeft = async (folder: string): Promise<ReadonlyArray<string>> => {
  await until(() => processesOf(folder).length === 0, { every: 100, within: 30_000 }).catch(() => undefined)
  return processesOf(folder).map(({ command }) => command)
}
