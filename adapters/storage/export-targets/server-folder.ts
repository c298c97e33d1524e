import { randomBytes } from "node:crypto"
import { createReadStream } from "node:fs"
import { link, mkdir, open, readdir, realpath, rename, rm, stat } from "node:fs/promises"
import { dirname, join, sep } from "node:path"
import { hashOfStream, partsOf, Refused, Taken, type Target } from "./target.ts"

/** Larger files are not ours, and are not compared. */
const largest = 1_000_000_000

/** Names of what is being written; older ones are of processes that were killed. */
const drafts = /^\.parley-[\w-]{12}\.tmp$/
const old = 3_600_000

/**
 * A folder for each account below one of the operator's. Nobody outside sees half a file: it is written beside its name and then
 * given it. What an account calls its folders leads nowhere else, and neither do links that are in them.
 */
export const serverFolder = (root: string): Target => {
  const at = (place: Parameters<Target["look"]>[0], file: string): string =>
    join(root, place.account, ...partsOf(place, file))
  const target: Target = {
    look: async (_place, file) => {
      // Not there as a whole: a disk that is not mounted has lost nothing.
      if (await kindOf(root) !== "folder") throw new Refused("not-reached")
      const path = at(_place, file)
      return await kindOf(path) === null ? null : target.hashAt(_place, file, largest, AbortSignal.any([]))
    },
    hashAt: async (place, file, most) => {
      const path = at(place, file)
      const kind = await kindOf(path)
      if (kind !== "file") return kind === null ? null : "a folder"
      await stayInside(root, dirname(path))
      return hashOfStream(createReadStream(path), most)
    },
    put: async (place, file, { body }, over) => {
      const path = at(place, file)
      const folder = dirname(path)
      await stayInside(root, folder)
      await mkdir(folder, { recursive: true })
      await stayInside(root, folder)
      await sweep(folder)
      const draft = join(folder, `.parley-${randomBytes(9).toString("base64url")}.tmp`)
      try {
        await written(draft, body)
        if (over === null) await named(draft, path)
        else {
          if (await target.hashAt(place, file, largest, AbortSignal.any([])) !== over) throw new Taken()
          await rename(draft, path)
        }
        await synced(folder)
      } finally {
        await rm(draft, { force: true })
      }
      const version = await target.hashAt(place, file, largest, AbortSignal.any([]))
      if (version === null) throw new Refused("not-reached")
      return version
    },
    remove: (place, file) => rm(at(place, file), { force: true }),
  }
  return target
}

const codeOf = (cause: unknown): string =>
  cause instanceof Error && "code" in cause && typeof cause.code === "string" ? cause.code : ""

const kindOf = async (path: string): Promise<"file" | "folder" | null> => {
  try {
    return (await stat(path)).isFile() ? "file" : "folder"
  } catch (cause) {
    if (codeOf(cause) === "ENOENT" || codeOf(cause) === "ENOTDIR") return null
    throw cause
  }
}

/** The folder may contain a link that leads out of it. */
const stayInside = async (root: string, folder: string): Promise<void> => {
  const [base, real] = await Promise.all([realpath(root), nearest(folder)])
  if (!`${real}${sep}`.startsWith(`${base}${sep}`)) throw new Refused("inside")
}

/** Where a folder really is, or the closest one above it that is there. */
const nearest = (folder: string): Promise<string> =>
  realpath(folder).catch((cause: unknown) => {
    if (codeOf(cause) === "ENOENT" && dirname(folder) !== folder) return nearest(dirname(folder))
    throw cause
  })

const written = async (path: string, body: string | Uint8Array): Promise<void> => {
  const file = await open(path, "wx", 0o640)
  try {
    await file.writeFile(body)
    await file.sync()
  } finally {
    await file.close()
  }
}

const synced = async (folder: string): Promise<void> => {
  const handle = await open(folder, "r")
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Gives a file a name that nothing else has. Disks without hard links have no such step; there a moment is between look and name. */
const named = async (draft: string, path: string): Promise<void> => {
  try {
    await link(draft, path)
  } catch (cause) {
    if (codeOf(cause) === "EEXIST") throw new Taken()
    if (!["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS", "EMLINK"].includes(codeOf(cause))) throw cause
    if (await kindOf(path) !== null) throw new Taken()
    await rename(draft, path)
  }
}

const sweep = async (folder: string): Promise<void> => {
  const found = (await readdir(folder)).filter((name) => drafts.test(name))
  await Promise.all(found.map(async (name) => {
    const made = await stat(join(folder, name)).catch(() => null)
    if (made !== null && Date.now() - made.mtimeMs > old) await rm(join(folder, name), { force: true })
  }))
}
