import { makeTempFolder } from "#adapters/system/child-process/temp-folder.ts"
import { Effect } from "effect"
import { chmod, chown, mkdir, rm } from "node:fs/promises"
import { join } from "node:path"
import type { RunAs } from "./run-as.ts"

/** Longer paths do not fit into the address of a Unix socket (104 bytes on macOS, 108 on Linux). */
const longest = 100

/** The folder of the socket while the scope is open: the given one, or a temporary one where its path would be too long. */
export const socketFolder = (usual: string, { owner }: RunAs) =>
  Effect.acquireRelease(
    Effect.promise(async () => {
      const fits = Buffer.byteLength(join(usual, ".s.PGSQL.5432")) <= longest
      const folder = fits ? usual : await makeTempFolder()
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await chmod(folder, 0o700)
      await chown(folder, owner.uid, owner.gid)
      return folder
    }),
    (folder) => Effect.promise(() => rm(folder, { recursive: true, force: true })),
  )
