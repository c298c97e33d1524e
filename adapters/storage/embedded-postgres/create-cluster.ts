import { run } from "#adapters/system/child-process/run.ts"
import { Effect } from "effect"
import { randomBytes } from "node:crypto"
import { chown, mkdir, open, rename, rm, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { hintFor, type Programs } from "./programs.ts"
import { refused } from "./refused.ts"
import type { RunAs } from "./run-as.ts"

export const user = "parley"

/** What the folder of the database contains: it is moved and kept as a whole. */
export const placesIn = (folder: string) => ({
  data: join(folder, "data"),
  password: join(folder, "password"),
  socket: join(folder, "socket"),
})

const minute = 60_000

/** Creates an empty database in a temporary folder; it gets its name once it is complete and on disk. */
export const createCluster = Effect.fnUntraced(function*(
  folder: string,
  { initdb }: Programs,
  { commandLine, account, owner }: RunAs,
  major: number,
) {
  const fresh = `${folder}.new`
  const { data, password } = placesIn(fresh)
  yield* Effect.promise(async () => {
    await rm(fresh, { recursive: true, force: true })
    await mkdir(fresh, { mode: 0o700 })
    await writeFile(password, randomBytes(32).toString("base64url"), { mode: 0o600 })
    await Promise.all([fresh, password].map((path) => chown(path, owner.uid, owner.gid)))
  })
  const args = ["-D", data, "-U", user, "--encoding=UTF8", ...localeOf(major), "--auth=scram-sha-256"].concat(
    `--pwfile=${password}`,
    "--data-checksums",
  )
  const made = yield* run({ ...commandLine(initdb, args), timeLimit: 10 * minute, cwd: "/", account }).pipe(
    Effect.catch(({ _tag }) => Effect.fail(refused(`initdb cannot be run (${_tag})`))),
  )
  if (made.exitCode !== 0 && fullDisk.test(made.stderr)) {
    return yield* refused(
      `The database could not be created: no space is left in ${dirname(folder)}; free about 100 MB`,
    )
  }
  if (made.exitCode !== 0) {
    return yield* refused(`The database could not be created: ${made.stderr.trim()}${hintFor(account)}`)
  }
  yield* Effect.promise(async () => {
    await Promise.all([password, fresh].map(sync))
    await rename(fresh, folder)
    await sync(dirname(folder))
  })
})

const fullDisk = /No space left on device|Disk quota exceeded/

/** The same order and letters on every system; before version 17, those of the system's own library. */
const localeOf = (major: number): ReadonlyArray<string> =>
  major >= 17 ? ["--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"] : ["--locale=C.UTF-8"]

const sync = async (path: string): Promise<void> => {
  const file = await open(path, "r")
  await file.sync().finally(() => file.close())
}
