import { tryFileLock } from "#adapters/storage/local-disk/file-lock.ts"
import { Data, Effect, Schedule, type Scope } from "effect"
import { access, chmod, constants, readFile, stat, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { makeFolders } from "../control/make-folders.ts"
import { type CliRefusal, refuse } from "../errors.ts"

/** A server owns the folder until it is stopped, a command only while it runs. */
type Owner = "server" | "command"

/** Another process is using this data folder: its database allows one at a time. */
export class DataFolderInUse extends Data.TaggedError("DataFolderInUse")<{
  readonly folder: string
  readonly by: Owner
}> {
  readonly kind = "conflict" as const
  override get message(): string {
    return `${this.folder} is in use by another process; stop it first`
  }
}

/**
 * Makes this process the owner of the data folder until the scope closes. It is a kernel lock on a file in the
 * folder: it ends with its process, however the process ends, so there is never a stale one to judge, and two
 * starting processes cannot both win.
 */
export const acquireDataFolder = (folder: string, as: Owner = "command"): Acquired =>
  Effect.acquireRelease(
    Effect.tryPromise({
      try: async () => {
        await makePrivate(folder)
        // A lock does not need a writable disk.
        await access(folder, constants.W_OK)
        const held = tryFileLock(join(folder, "owner.lock"))
        if (held !== null) await writeFile(join(folder, ownerFile), as, { mode: 0o600 })
        return held
      },
      catch: (cause) => refuse("unavailable", `DATA_DIR: ${folder} cannot be used: ${reasonOf(cause)}`),
    }).pipe(
      Effect.flatMap((held) => held === null ? inUse(folder) : Effect.succeed(held)),
    ),
    (held) => Effect.sync(() => held.close()),
  ).pipe(Effect.asVoid)

/**
 * The same for a server: a command that is just using the folder is waited for, for half a minute. Another server is not, but
 * it may be about to stop.
 */
export const waitForDataFolder = (folder: string): Acquired =>
  acquireDataFolder(folder, "server").pipe(
    Effect.retry({
      schedule: Schedule.spaced("100 millis"),
      times: 15,
      while: ({ _tag }) => _tag === "DataFolderInUse",
    }),
    Effect.retry({ times: 20, while: (error) => error._tag === "DataFolderInUse" && error.by === "command" }),
  )

type Acquired = Effect.Effect<void, DataFolderInUse | CliRefusal, Scope.Scope>

const reasonOf = (cause: unknown): string => cause instanceof Error ? cause.message : String(cause)

/** Recordings, mails and keys are in it, so one that exists is closed to others. What belongs to another account is for its owner to close. */
const makePrivate = async (folder: string): Promise<void> => {
  await makeFolders(folder)
  const { mode, uid } = await stat(folder)
  const mayClose = process.getuid?.() === 0 || process.getuid?.() === uid
  if (mayClose && (mode & 0o077) !== 0) await chmod(folder, 0o700)
}

/** Who has the lock has written this file. Without the lock it means nothing. */
const ownerFile = "owner.kind"

const inUse = (folder: string): Effect.Effect<never, DataFolderInUse> =>
  Effect.flatMap(
    Effect.promise(() => readFile(join(folder, ownerFile), "utf8").catch(() => "command")),
    (kind) => Effect.fail(new DataFolderInUse({ folder, by: kind === "server" ? "server" : "command" })),
  )
