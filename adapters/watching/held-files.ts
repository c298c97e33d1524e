import { link, lstat, mkdtemp, readdir, rename, rmdir, unlink } from "node:fs/promises"
import { basename, dirname, join, parse } from "node:path"

/** How hidden folders begin in which a file is held while it is put away. */
const prefix = ".parley-held-"

export const isHeldFolder = (name: string): boolean => name.startsWith(prefix)

/** Milliseconds after which a held file is not being put away any more. */
const longest = 60_000

/** Takes a file out of the reach of others, in a hidden folder beside it, and gives back what is left of it afterwards. */
export const holding = async (
  path: string,
  take: typeof rename,
  work: (held: string) => Promise<void>,
): Promise<void> => {
  const folder = dirname(path)
  const hidden = await mkdtemp(join(folder, prefix))
  const held = join(hidden, basename(path))
  try {
    await take(path, held)
    await work(held)
  } finally {
    await giveBack(hidden, folder)
  }
}

/** What a crash left in a hidden folder goes back. */
export const giveBackLeft = async (hidden: string): Promise<void> => {
  const { ctimeMs } = await lstat(hidden)
  if (Date.now() - ctimeMs > longest) await giveBack(hidden, dirname(hidden))
}

const giveBack = async (hidden: string, folder: string): Promise<void> => {
  await Promise.all((await readdir(hidden)).map((name) => moveTo(join(hidden, name), folder)))
  await rmdir(hidden)
}

/** Nothing that is there is replaced. A move that was cut short is finished. */
export const moveTo = async (path: string, folder: string, nth = 1): Promise<void> => {
  const { name, ext, base } = parse(path)
  const target = join(folder, nth === 1 ? base : `${name} (${nth})${ext}`)
  const taken = await lstat(target).catch(() => null)
  if (taken !== null) {
    const { ino, dev } = await lstat(path)
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

export const codeOf = (cause: unknown): string =>
  cause instanceof Error && "code" in cause && typeof cause.code === "string" ? cause.code : ""
