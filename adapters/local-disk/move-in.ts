import { constants } from "node:fs"
import { copyFile, mkdir, open, rename, rm, stat, writeFile } from "node:fs/promises"
import { dirname } from "node:path"

/**
 * Moves a file into place atomically. On the same disk that is a rename; from another disk the bytes are first copied next
 * to the destination and flushed, and then the original is removed.
 */
export const moveIn = async (from: string, to: string): Promise<void> => {
  await mkdir(dirname(to), { recursive: true })
  try {
    await rename(from, to)
  } catch (cause) {
    if (isAcrossDisks(cause)) await copyOver(from, to)
    else if (!await isMoved(from, to)) throw cause
  }
}

export const copyOver = async (from: string, to: string): Promise<void> => {
  const beside = `${to}.part`
  try {
    await copyFile(from, beside, constants.COPYFILE_FICLONE)
    const file = await open(beside, "r+")
    await file.sync().finally(() => file.close())
    await rename(beside, to)
  } finally {
    await rm(beside, { force: true })
  }
  await rm(from, { force: true })
}

/** Writes a file atomically. */
export const writeOver = async (bytes: Uint8Array, to: string): Promise<void> => {
  const beside = `${to}.part`
  await mkdir(dirname(to), { recursive: true })
  try {
    await writeFile(beside, bytes, { flush: true })
    await rename(beside, to)
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
