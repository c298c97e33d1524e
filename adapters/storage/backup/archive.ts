import { settleFile } from "#adapters/storage/local-disk/sync-path.ts"
import { run } from "#adapters/system/child-process/run.ts"
import { Effect } from "effect"
import { chmod, mkdir } from "node:fs/promises"

const day = 86_400_000

export const isArchive = (path: string): boolean => /\.(tar\.gz|tgz)$/.test(path)

/** Packs the contents of a folder, readable by the owner only. The archive, at first beside the folder, gets its name once it is complete. */
export const pack = (folder: string, target: string): Effect.Effect<void> => {
  const partial = `${folder}.tgz`
  return tar(["-czf", partial, "-C", folder, "."]).pipe(Effect.andThen(Effect.promise(async () => {
    await chmod(partial, 0o600)
    await settleFile(partial, target)
  })))
}

export const unpack = (archive: string, folder: string): Effect.Effect<void> =>
  Effect.promise(() => mkdir(folder, { recursive: true })).pipe(
    Effect.andThen(tar(["-xzf", archive, "-C", folder, "--no-same-owner"])),
  )

const tar = (args: ReadonlyArray<string>): Effect.Effect<void> =>
  run({ command: "tar", args, timeLimit: day }).pipe(
    Effect.orDie,
    Effect.flatMap(({ exitCode, stderr }) =>
      exitCode === 0 ? Effect.void : Effect.die(new Error(`tar: ${stderr.trim()}`))
    ),
  )
