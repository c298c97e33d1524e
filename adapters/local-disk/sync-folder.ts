import { mkdir, open } from "node:fs/promises"
import { dirname } from "node:path"

/** Makes the names in a folder survive a power cut: a new or renamed file is lost without its folder's entry. */
export const syncFolder = async (folder: string): Promise<void> => {
  const opened = await open(folder, "r")
  await opened.sync().finally(() => opened.close())
}

/** Makes a folder with those above it; all that are new survive a power cut. */
export const makeFolder = async (folder: string): Promise<void> => {
  const topmost = await mkdir(folder, { recursive: true, mode: 0o700 })
  if (topmost !== undefined) await Promise.all(upTo(topmost, folder).map((made) => syncFolder(dirname(made))))
}

const upTo = (topmost: string, folder: string): ReadonlyArray<string> =>
  folder === topmost ? [folder] : [folder, ...upTo(topmost, dirname(folder))]
