import { readdirSync } from "node:fs"
import { join, relative } from "node:path"
import { eventually } from "./in-turn.ts"
import { processesOf } from "./processes.ts"

/** Files a server should not leave behind when nothing runs: temporary ones, working files, received forms and uploads. */
export const filesLeft = (folder: string): ReadonlyArray<string> =>
  ["tmp", "data/work", "data/incoming", "data/uploads"].flatMap((name) => filesBelow(join(folder, name))).map((path) =>
    relative(folder, path)
  )

const filesBelow = (folder: string): ReadonlyArray<string> => {
  try {
    return readdirSync(folder, { withFileTypes: true }).map(({ name }) => join(folder, name))
  } catch {
    return []
  }
}

/** Waits up to five seconds for what was killed to be gone; gives the command lines that stay. */
export const processesLeft = async (folder: string): Promise<ReadonlyArray<string>> => {
  await eventually(() => processesOf(folder).length === 0 ? true : null, { every: 100, within: 5000 })
  return processesOf(folder).map(({ command }) => command)
}
