import type { Database } from "#adapters/storage/postgres/database.ts"
import { BackupFailed } from "#domain/backup/backup-failed.ts"
import { BackupMaker } from "#domain/backup/backup-maker.port.ts"
import type { BlobStore } from "#domain/media/blob-store.port.ts"
import { Effect, Layer } from "effect"
import { openBackup } from "./open-backup.ts"
import { verifyBackup } from "./verify-backup.ts"
import { writeBackup } from "./write-backup.ts"

/** An empty database and an empty store, which are removed with the scope. */
type Scratch = Layer.Layer<BlobStore | Database, { readonly message: string }>

/** Writes this installation's backups, and restores them on trial in a scratch database. */
export const layer = (scratch: Scratch): Layer.Layer<BackupMaker, never, BlobStore | Database> =>
  Layer.effect(
    BackupMaker,
    Effect.map(Effect.context<BlobStore | Database>(), (ports) => ({
      make: Effect.fn("BackupMaker.make")((path, report) =>
        writeBackup(path, report).pipe(
          Effect.map(({ files, missing, rows }) => ({ rows, files, missing: missing.length })),
          Effect.catchTag(
            "BackupRefused",
            ({ detail, kind }) => new BackupFailed({ reason: kind === "full" ? "full" : "unreachable", detail }),
          ),
          Effect.provide(ports),
        )
      ),
      check: Effect.fn("BackupMaker.check")(function*(path) {
        const { folder } = yield* openBackup(path)
        const place = yield* Effect.mapError(Layer.build(scratch), ({ message }) => notChecked(message))
        yield* Effect.provide(verifyBackup(folder), place)
      }, (checked) =>
        checked.pipe(
          Effect.scoped,
          Effect.catchTag("RestoreRefused", ({ detail }) => new BackupFailed({ reason: "damaged", detail })),
          // A disk that is full, or a database that does not start, says nothing about the backup.
          Effect.catchDefect((defect) =>
            Effect.logWarning("A backup could not be restored on trial", defect).pipe(
              Effect.andThen(notChecked(reasonOf(defect))),
            )
          ),
        )),
    })),
  )

const notChecked = (detail: string): BackupFailed => new BackupFailed({ reason: "not-checked", detail })

/** The code alone: messages of a database may quote rows. */
const reasonOf = (defect: unknown): string =>
  defect instanceof Error && "code" in defect ? String(defect.code) : "see the log of the server"
