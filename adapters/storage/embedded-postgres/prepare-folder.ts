import { run } from "#adapters/system/child-process/run.ts"
import { Effect } from "effect"
import { chmod, chown, mkdir, readFile, stat } from "node:fs/promises"
import { dirname, join } from "node:path"
import { createCluster, placesIn } from "./create-cluster.ts"
import { awaitFormerPostmaster } from "./postmaster.ts"
import type { Programs } from "./programs.ts"
import { refused } from "./refused.ts"
import type { RunAs } from "./run-as.ts"

/** The folder with a database that these programs can run; created if there is none. */
export const prepareFolder = Effect.fnUntraced(function*(
  folder: string,
  programs: Programs,
  runAs: RunAs,
  major: number,
) {
  const { data } = placesIn(folder)
  if (yield* exists(join(folder, "PG_VERSION"))) {
    return yield* refused(
      `${folder} was written by PGlite, which this version no longer contains: make a backup with the version that wrote it, remove the folder, and restore the backup`,
    )
  }
  yield* Effect.promise(() => mkdir(dirname(folder), { recursive: true, mode: 0o700 }))
  if (runAs.owner.uid !== process.getuid?.()) yield* Effect.promise(() => letIn(dirname(folder), runAs))
  if (!(yield* exists(folder))) return yield* createCluster(folder, programs, runAs, major)
  yield* awaitFormerPostmaster(data)
  const made = yield* Effect.promise(() => readFile(join(data, "PG_VERSION"), "utf8").catch(() => ""))
  if (Number(made) !== major) {
    const version = made === "" ? "not by PostgreSQL" : `by PostgreSQL ${made.trim()}`
    return yield* refused(
      `${data} was made ${version}, and ${programs.postgres} is version ${major}: set POSTGRES_BIN to the programs of that version, make a backup, and restore it into an empty data folder`,
    )
  }
  yield* Effect.promise(() => handOver(folder, runAs))
})

const exists = (path: string): Effect.Effect<boolean> => Effect.promise(() => stat(path).then(() => true, () => false))

/** The account that runs PostgreSQL for root may pass through the data folder, but not list it. */
const letIn = async (dataDir: string, { owner }: RunAs): Promise<void> => {
  await chown(dataDir, 0, owner.gid)
  await chmod(dataDir, 0o710)
}

/** Another account may have run it before, such as root in a container that did not permit user namespaces. */
const handOver = async (folder: string, { owner }: RunAs): Promise<void> => {
  const { uid } = await stat(placesIn(folder).data)
  if (uid === owner.uid || process.getuid?.() !== 0) return
  await Effect.runPromise(
    run({ command: "chown", args: ["-R", `${owner.uid}:${owner.gid}`, folder], timeLimit: 600_000 }),
  )
}
