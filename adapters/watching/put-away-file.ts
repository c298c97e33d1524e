import { PlaceForbidden } from "#domain/watched-place/errors.ts"
import type { Sighting } from "#domain/watched-place/sighting.ts"
import { link, lstat, mkdir, rename, stat, unlink } from "node:fs/promises"
import { dirname, join, parse } from "node:path"
import { codeOf, isSame } from "./folder.ts"
import { doneFolder } from "./is-watched.ts"

/** Deletes a file, or moves it to the folder `done` beside it; nothing if it is another one by now. */
export const putAwayFile = async (place: string, sighting: Sighting, how: "move" | "delete"): Promise<void> => {
  if (!await isSame(place, sighting)) return
  try {
    if (how === "delete") await unlink(sighting.address)
    else await move(sighting.address)
  } catch (cause) {
    if (codeOf(cause) === "ENOENT") return
    if (["EACCES", "EPERM", "EROFS", "ENOTDIR", "EEXIST"].includes(codeOf(cause))) throw new PlaceForbidden()
    throw cause
  }
}

const move = async (path: string): Promise<void> => {
  const folder = join(dirname(path), doneFolder)
  await mkdir(folder, { recursive: true })
  // A link would lead the file elsewhere.
  if (!(await lstat(folder)).isDirectory()) throw new PlaceForbidden()
  await moveTo(path, folder, 1)
}

/** Nothing that is there is replaced. A move that was cut short is finished. */
const moveTo = async (path: string, folder: string, nth: number): Promise<void> => {
  const { name, ext, base } = parse(path)
  const target = join(folder, nth === 1 ? base : `${name} (${nth})${ext}`)
  const taken = await stat(target).catch(() => null)
  if (taken !== null) {
    const { ino, dev } = await stat(path)
    return taken.ino === ino && taken.dev === dev ? unlink(path) : moveTo(path, folder, nth + 1)
  }
  const isLinked = await link(path, target).then(() => true, (cause: unknown) => {
    if (codeOf(cause) === "EEXIST") return false
    // Without hard links, as on network shares.
    if (["EPERM", "ENOTSUP", "ENOSYS", "EMLINK"].includes(codeOf(cause))) return null
    throw cause
  })
  if (isLinked === null) return rename(path, target)
  return isLinked ? unlink(path) : moveTo(path, folder, nth + 1)
}
