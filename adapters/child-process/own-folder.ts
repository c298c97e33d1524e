import { mkdtemp, readdir, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"

const named = /^parley-own-(\d+)-/

/** A new private folder for temporary files of this process. The caller removes it. */
export const makeOwnFolder = (): Promise<string> => mkdtemp(join(tmpdir(), `parley-own-${process.pid}-`))

/** Removes the folders that killed processes could not remove themselves. */
export const sweepFolders = async (): Promise<void> => {
  const names = await readdir(tmpdir())
  const orphaned = names.filter((name) => {
    const pid = named.exec(name)?.[1]
    return pid !== undefined && !exists(Number(pid))
  })
  await Promise.all(orphaned.map((name) => rm(join(tmpdir(), name), { recursive: true, force: true })))
}

const exists = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM"
  }
}
