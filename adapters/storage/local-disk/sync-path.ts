import { chmod, mkdir, open, readdir, rename, stat } from "node:fs/promises"
import { dirname, join } from "node:path"

/** Flushes a file to the disk, or the names in a folder: a new or renamed file is lost without its folder's entry. */
export const syncPath = async (path: string): Promise<void> => {
  const opened = await open(path, "r")
  await opened.sync().finally(() => opened.close())
}

/** Makes a folder for the owner only, with those above it; all that are new survive a power cut. */
export const makeFolder = async (folder: string): Promise<void> => {
  const topmost = await mkdir(folder, { recursive: true, mode: 0o700 })
  if (topmost !== undefined) await Promise.all(upTo(topmost, folder).map((made) => syncPath(dirname(made))))
}

/** Makes a folder private that may exist already, open to others. What belongs to another account is for its owner to close. */
export const makePrivateFolder = async (folder: string): Promise<void> => {
  await makeFolder(folder)
  const { mode, uid } = await stat(folder)
  const mayClose = process.getuid?.() === 0 || process.getuid?.() === uid
  if (mayClose && (mode & 0o077) !== 0) await chmod(folder, 0o700)
}

const upTo = (topmost: string, folder: string): ReadonlyArray<string> =>
  folder === topmost ? [folder] : [folder, ...upTo(topmost, dirname(folder))]

/** Renames a file in such a way that a power cut leaves either it with all its bytes under the new name, or the old one. */
export const settleFile = async (from: string, to: string): Promise<void> => {
  await syncPath(from)
  await rename(from, to)
  await syncPath(dirname(to))
}

/** Renames a folder so that a power cut leaves either it with everything in it under the new name, or the old one. */
export const settleFolder = async (from: string, to: string): Promise<void> => {
  const inside = await readdir(from, { recursive: true })
  await inside.reduce((before, name) => before.then(() => syncPath(join(from, name))), Promise.resolve())
  await settleFile(from, to)
}
