import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"

/** Longer paths do not fit into the address of a Unix socket (104 bytes on macOS, 108 on Linux). */
const longest = 100

const folderOf = (dataDir: string): string => join(dataDir, "control")
const noteOf = (dataDir: string): string => join(folderOf(dataDir), "socket-path")

/** Where the server of a data folder listens, or would. */
export const findSocket = async (dataDir: string): Promise<string> => {
  const usual = join(folderOf(dataDir), "control.sock")
  if (Buffer.byteLength(usual) <= longest) return usual
  return readFile(noteOf(dataDir), "utf8").catch(() => usual.slice(0, longest))
}

export interface FreeSocket {
  readonly path: string
  /** Removes the socket and what was made for it. */
  readonly remove: () => Promise<void>
}

/** A free path to listen at, in a folder only this user may enter. Only the owner of the data folder may call this. */
export const prepareSocket = async (dataDir: string): Promise<FreeSocket> => {
  const folder = folderOf(dataDir)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await chmod(folder, 0o700)
  await removeOld(dataDir)
  const usual = join(folder, "control.sock")
  if (Buffer.byteLength(usual) <= longest) return { path: usual, remove: () => rm(usual, { force: true }) }
  const path = join(await mkdtemp(elsewhere), "control.sock")
  await writeFile(noteOf(dataDir), path, { mode: 0o600 })
  return { path, remove: () => removeOld(dataDir) }
}

const elsewhere = join(tmpdir(), "parley-control-")

/** What a killed process left behind. */
const removeOld = async (dataDir: string): Promise<void> => {
  await rm(join(folderOf(dataDir), "control.sock"), { force: true })
  const noted = await readFile(noteOf(dataDir), "utf8").catch(() => null)
  if (noted === null) return
  if (noted.startsWith(elsewhere)) await rm(dirname(noted), { recursive: true, force: true })
  await rm(noteOf(dataDir), { force: true })
}
