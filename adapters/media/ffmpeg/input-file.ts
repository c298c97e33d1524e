import { onDisk } from "#adapters/storage/local-disk/on-disk.ts"
import { makeTempFolder } from "#adapters/system/child-process/temp-folder.ts"
import { Effect, type Scope } from "effect"
import { constants } from "node:fs"
import { chmod, copyFile, type FileHandle, open, rm, stat } from "node:fs/promises"
import { join } from "node:path"

/**
 * An input that the sandbox can open again as `/dev/fd/3`, seekable, wherever it is stored. If the sandbox runs as another
 * user, a file that this user may not read is copied first.
 */
export const openInput = (path: string, otherUser: boolean): Effect.Effect<FileHandle, never, Scope.Scope> =>
  Effect.flatMap(readableInput(path, otherUser), opened)

/** Where the sandbox's user may read an input: to be asked once if it is opened several times. */
export const readableInput = (path: string, otherUser: boolean): Effect.Effect<string, never, Scope.Scope> =>
  Effect.gen(function*() {
    const { mode } = yield* Effect.promise(() => stat(path))
    return otherUser && (mode & 0o004) === 0 ? yield* readableCopy(path) : path
  })

const opened = (path: string): Effect.Effect<FileHandle, never, Scope.Scope> =>
  Effect.acquireRelease(Effect.promise(() => open(path, "r")), (file) => Effect.promise(() => file.close()))

const readableCopy = (path: string): Effect.Effect<string, never, Scope.Scope> =>
  Effect.gen(function*() {
    const folder = yield* Effect.acquireRelease(
      Effect.promise(makeTempFolder),
      (folder) => Effect.promise(() => rm(folder, { recursive: true, force: true })),
    )
    const copy = join(folder, "input")
    yield* onDisk(() => copyFile(path, copy, constants.COPYFILE_FICLONE))
    yield* Effect.promise(() => chmod(copy, 0o444))
    return copy
  })
