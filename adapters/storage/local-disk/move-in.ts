import { constants } from "node:fs"
import { copyFile, link, rename, rm, stat, writeFile } from "node:fs/promises"
import { dirname } from "node:path"
import { makeFolder, settleFile, syncPath } from "./sync-path.ts"

/**
 * Moves a file into place atomically and durably: its bytes, its name and new folders are on disk afterwards. On the
 * same disk that is a rename; from another one the bytes are copied next to the destination, and then the original is removed.
 */
export const moveIn = async (from: string, to: string): Promise<void> => {
  await makeFolder(dirname(to))
  try {
    await syncPath(from)
    await rename(from, to)
  } catch (cause) {
    if (isAcrossDisks(cause)) return copyOver(from, to)
    if (!await isMoved(from, to)) throw cause
  }
  await syncPath(dirname(to))
}

/** Leaves the file where it is as well: under two names on one disk, otherwise as a copy. */
export const copyIn = async (from: string, to: string): Promise<void> => {
  const beside = `${to}.part`
  await makeFolder(dirname(to))
  await rm(beside, { force: true })
  try {
    await link(from, beside).catch(() => copyFile(from, beside, constants.COPYFILE_FICLONE))
    await settleFile(beside, to)
  } finally {
    // A rename onto another name of the same file does nothing.
    await rm(beside, { force: true })
  }
}

export const copyOver = async (from: string, to: string): Promise<void> => {
  const beside = `${to}.part`
  try {
    await copyFile(from, beside, constants.COPYFILE_FICLONE)
    await settleFile(beside, to)
  } finally {
    await rm(beside, { force: true })
  }
  await rm(from, { force: true })
}

/** Writes a file atomically and durably. */
export const writeOver = async (bytes: Uint8Array | string, to: string): Promise<void> => {
  const beside = `${to}.part`
  await makeFolder(dirname(to))
  try {
    await writeFile(beside, bytes, { mode: 0o600 })
    await settleFile(beside, to)
  } finally {
    await rm(beside, { force: true })
  }
}

const isAcrossDisks = (cause: unknown): boolean => codeOf(cause) === "EXDEV"

/** After a restart the same file may be moved again: then it is in place already. */
const isMoved = async (from: string, to: string): Promise<boolean> => !await exists(from) && await exists(to)

const exists = (path: string): Promise<boolean> => stat(path).then(() => true, () => false)

export const codeOf = (cause: unknown): string | undefined =>
  cause instanceof Error && "code" in cause && typeof cause.code === "string" ? cause.code : undefined
