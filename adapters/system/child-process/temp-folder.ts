import { mkdtemp, readdir, rm, stat } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"

const named = /^parley-own-(\d+)-/

/** A new private folder for temporary files of this process, which the caller removes. */
export const makeTempFolder = (): Promise<string> => makeTempFolderIn(tmpdir())

/** A new private folder for temporary files where there is room for large ones. */
export const makeTempFolderIn = (parent: string): Promise<string> => mkdtemp(join(parent, `parley-own-${process.pid}-`))

/** Removes the folders that killed processes left behind. */
export const removeStaleFolders = (): Promise<void> => removeStaleFoldersIn(tmpdir())

export const removeStaleFoldersIn = async (parent: string): Promise<void> => {
  const names = await readdir(parent)
  await Promise.all(names.map(async (name) => {
    const pid = named.exec(name)?.[1]
    const path = join(parent, name)
    if (pid === undefined || (exists(Number(pid)) && !await isFromBefore(Number(pid), path))) return
    await rm(path, { recursive: true, force: true })
  }))
}

/** In a container, the server may get the same process id every time it starts. */
const isFromBefore = async (pid: number, path: string): Promise<boolean> =>
  pid === process.pid && await stat(path).then(({ birthtimeMs }) => birthtimeMs < performance.timeOrigin, () => false)

const exists = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM"
  }
}
