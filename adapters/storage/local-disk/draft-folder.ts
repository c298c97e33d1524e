import { Effect, type Scope } from "effect"
import { mkdtemp, readdir, rm, stat } from "node:fs/promises"
import { join } from "node:path"
import { tryFileLock } from "./file-lock.ts"
import { makeFolder } from "./sync-path.ts"

const named = /\.partial-\w{6}(\.tgz)?$/
/** What has no lock is removed only under such a name: other programs have partial files, too. */
const ofAnArchive = /\.(tar\.gz|tgz)\.partial-/
const lockFile = "owner.lock"

/** Milliseconds after which one without a lock, of a process that was killed at once, is nobody's. */
const grace = 86_400_000

/** A new private folder beside what will be made in it, removed when the scope closes. It is locked for as long as its process lives. */
export const draftFolder = (parent: string, name: string): Effect.Effect<string, never, Scope.Scope> =>
  Effect.gen(function*() {
    const path = yield* Effect.acquireRelease(
      Effect.promise(async () => {
        await makeFolder(parent)
        return mkdtemp(join(parent, `${name}.partial-`))
      }),
      (made) => Effect.promise(() => rm(made, { recursive: true, force: true })),
    )
    yield* Effect.acquireRelease(
      Effect.sync(() => tryFileLock(join(path, lockFile))),
      (held) => Effect.sync(() => held?.close()),
    )
    return path
  })

/** Removes the drafts of killed processes from a folder, if there is one. */
export const sweepDrafts = async (parent: string): Promise<void> => {
  const names = await readdir(parent).catch(() => [])
  await names.filter((name) => named.test(name)).reduce(
    (before, name) => before.then(() => removeAbandoned(join(parent, name))),
    Promise.resolve(),
  )
}

const removeAbandoned = async (path: string): Promise<void> => {
  if (await isAbandoned(path)) await rm(path, { recursive: true, force: true })
}

const isAbandoned = async (path: string): Promise<boolean> => {
  const lock = join(path, lockFile)
  if (!await stat(lock).then(() => true, () => false)) {
    if (!ofAnArchive.test(path)) return false
    const mtime = await stat(path).then(({ mtimeMs }) => mtimeMs, () => Infinity)
    return mtime < Date.now() - grace
  }
  const held = tryFileLock(lock)
  held?.close()
  return held !== null
}
