import { draftFolder, sweepDrafts } from "#adapters/storage/local-disk/draft-folder.ts"
import { settleFile } from "#adapters/storage/local-disk/sync-path.ts"
import { BackupFailed } from "#domain/backup/backup-failed.ts"
import { isBackupName } from "#domain/backup/backup-name.ts"
import { BackupPlace } from "#domain/backup/backup-place.port.ts"
import type { KeptBackup } from "#domain/backup/kept-backup.ts"
import { DateTime, Effect, Layer } from "effect"
import { mkdir, readdir, rm, stat } from "node:fs/promises"
import { join } from "node:path"

/** Backups in a folder, which is made if the one above it exists: a disk that is not mounted is not written beside. */
export const layer = (folder: string): Layer.Layer<BackupPlace> =>
  Layer.succeed(BackupPlace, {
    kind: "folder",
    where: folder,
    draft: Effect.fn("BackupPlace.draft")((name) =>
      tried(() => mkdir(folder, { mode: 0o700 }).catch(ifThere)).pipe(
        Effect.andThen(draftFolder(folder, name)),
        Effect.map((made) => join(made, name)),
        Effect.catchDefect((defect) => Effect.fail(failureOf(defect))),
      )
    ),
    keep: Effect.fn("BackupPlace.keep")((name, draft) =>
      tried(async () => {
        await settleFile(draft, join(folder, name))
        return (await stat(join(folder, name))).size
      })
    ),
    open: Effect.fn("BackupPlace.open")((name) => {
      const path = join(folder, name)
      return Effect.as(tried(() => stat(path)), path)
    }),
    list: Effect.withSpan(tried(() => kept(folder)), "BackupPlace.list"),
    remove: Effect.fn("BackupPlace.remove")((name) => tried(() => rm(join(folder, name), { force: true }))),
    sweep: Effect.withSpan(tried(() => sweepDrafts(folder)), "BackupPlace.sweep"),
  })

const tried = <A>(work: () => Promise<A>): Effect.Effect<A, BackupFailed> =>
  Effect.tryPromise({ try: work, catch: failureOf })

const kept = async (folder: string): Promise<ReadonlyArray<KeptBackup>> => {
  const names = (await readdir(folder).catch(noneYet)).filter(isBackupName)
  const found = await Promise.all(names.map(async (name) => {
    const { mtime, size } = await stat(join(folder, name))
    return { name, bytes: size, storedAt: DateTime.makeUnsafe(mtime) }
  }))
  return found.toSorted((a, b) => a.name < b.name ? 1 : -1)
}

const codeOf = (cause: unknown): unknown => cause instanceof Error && "code" in cause ? cause.code : undefined

const ifThere = (cause: unknown): void => {
  if (codeOf(cause) !== "EEXIST") throw cause
}

const noneYet = (cause: unknown): ReadonlyArray<string> => {
  if (codeOf(cause) !== "ENOENT") throw cause
  return []
}

const reasons: Readonly<Record<string, BackupFailed["reason"]>> = {
  ENOSPC: "full",
  EDQUOT: "full",
  EACCES: "not-permitted",
  EPERM: "not-permitted",
  EROFS: "not-permitted",
}

const failureOf = (cause: unknown): BackupFailed =>
  new BackupFailed({
    reason: reasons[String(codeOf(cause))] ?? "unreachable",
    detail: cause instanceof Error ? cause.message : "unknown reason",
  })
