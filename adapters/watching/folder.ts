import { FileTooLarge } from "#domain/intake/errors.ts"
import { sizeLimit } from "#domain/intake/limits.ts"
import { FoldersOff, ItemGone, PlaceForbidden, PlaceNotReached, PlaceTooLarge } from "#domain/watched-place/errors.ts"
import type { Found } from "#domain/watched-place/place-reader.port.ts"
import type { Sighting } from "#domain/watched-place/sighting.ts"
import { constants, createWriteStream } from "node:fs"
import { access, lstat, open, opendir, realpath, stat } from "node:fs/promises"
import { basename, dirname, join, relative, sep } from "node:path"
import { pipeline } from "node:stream/promises"
import { codeOf, giveBackLeft, isHeldFolder } from "./held-files.ts"
import { isPassed, isWatched } from "./is-watched.ts"

export interface FolderOptions {
  /** Below it, accounts may name folders; null if they may not at all. */
  readonly root: string | null
  /** What nobody may watch: where this server keeps its data. */
  readonly closed: ReadonlyArray<string>
}

/** Files and folders that are looked at. */
const most = 20_000

const isBelow = (path: string, folder: string): boolean => path === folder || path.startsWith(withSlash(folder))

const withSlash = (folder: string): string => folder.endsWith(sep) ? folder : folder + sep

/** Where a folder really is, if it may be watched. */
export const folderAt = async (
  path: string,
  who: "account" | "operator",
  { root, closed }: FolderOptions,
): Promise<string> => {
  if (who === "account" && root === null) throw new FoldersOff()
  const real = await realpath(path).catch(notThere)
  if (who === "account" && (root === null || !isBelow(real, await realpath(root).catch(notThere)))) {
    throw new FoldersOff()
  }
  const shut = await Promise.all(closed.map((one) => realpath(one).catch(() => one)))
  if (shut.some((one) => isBelow(real, one) || isBelow(one, real))) throw new FoldersOff()
  if (!(await stat(real)).isDirectory()) throw new PlaceNotReached()
  await access(real, constants.R_OK | constants.X_OK).catch(notThere)
  return real
}

const notThere = (): never => {
  throw new PlaceNotReached()
}

/** The recordings in a folder and below it, without following links. */
export const lookInFolder = async (path: string): Promise<Found> => {
  await sameFolder(path)
  const sightings: Array<Sighting> = []
  let count = 0
  for await (const { at, isFile } of entriesBelow(path, true)) {
    if (++count > most) throw new PlaceTooLarge()
    const sighting = isFile && isWatched(basename(at)) ? await sightingOf(path, at) : null
    if (sighting !== null) sightings.push(sighting)
  }
  return { sightings, mark: null, title: basename(path) }
}

/** It must still be the file that was found, and not a link put in its place since. */
const sameFolder = async (path: string): Promise<void> => {
  if (await realpath(path).catch(notThere) !== path) throw new PlaceNotReached()
}

interface Entry {
  readonly at: string
  readonly isFile: boolean
}

async function* entriesBelow(folder: string, isPlace: boolean): AsyncGenerator<Entry> {
  const found = await opendir(folder).catch((cause: unknown) => {
    if (isPlace) throw codeOf(cause) === "EACCES" ? new PlaceForbidden() : new PlaceNotReached()
    return null
  })
  if (found === null) return
  for await (const entry of found) {
    const at = join(folder, entry.name)
    // What cannot go back now is tried again at the next look.
    if (entry.isDirectory() && isHeldFolder(entry.name)) await giveBackLeft(at).catch(() => undefined)
    yield { at, isFile: entry.isFile() }
    if (entry.isDirectory() && !isPassed(entry.name)) yield* entriesBelow(at, false)
  }
}

/** Null for what is gone by now, and for a file in which there is nothing yet. */
const sightingOf = async (place: string, path: string): Promise<Sighting | null> => {
  const found = await lstat(path, { bigint: true }).catch(() => null)
  if (found === null || !found.isFile() || found.size === 0n) return null
  const key = relative(place, path).split(sep).join("/")
  return {
    key,
    also: null,
    version: `${found.size}-${found.mtimeNs}`,
    address: path,
    fileName: basename(path),
    title: null,
    size: Number(found.size),
    at: Number(found.mtimeMs),
  }
}

/** Whether it is still the very file that was seen, inside the folder. */
export const isSame = async (place: string, { address, version }: Sighting): Promise<boolean> => {
  const folder = await realpath(dirname(address)).catch(() => null)
  if (folder !== dirname(address) || !isBelow(folder, place)) return false
  return (await sightingOf(place, address))?.version === version
}

/** A copy: the file itself may be changed by others while it is read. */
export const copyFrom = async (place: string, sighting: Sighting, target: string): Promise<number> => {
  const { address, fileName, size, version } = sighting
  const limit = sizeLimit(fileName)
  if (size === null || size > limit) throw new FileTooLarge({ fileName, limit })
  if (!await isSame(place, sighting)) throw new ItemGone()
  const file = await open(address, constants.O_RDONLY | constants.O_NOFOLLOW).catch((cause: unknown) => {
    throw codeOf(cause) === "EACCES" ? new PlaceForbidden() : new ItemGone()
  })
  try {
    await pipeline(file.createReadStream({ autoClose: false, end: size - 1 }), createWriteStream(target))
    const after = await file.stat({ bigint: true })
    if (`${after.size}-${after.mtimeNs}` !== version) throw new ItemGone()
  } finally {
    await file.close()
  }
  return size
}
