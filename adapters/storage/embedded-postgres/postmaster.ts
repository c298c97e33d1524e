import { run } from "#adapters/system/child-process/run.ts"
import { Effect } from "effect"
import { chown, readFile, readlink, realpath, rename, rm, stat, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { refused } from "./refused.ts"

interface Postmaster {
  readonly pid: number
  /** It accepts connections. */
  readonly isReady: boolean
}

/** The contents of postmaster.pid; null if there is none. A killed server leaves the file behind. */
export const postmasterOf = async (data: string): Promise<Postmaster | null> => {
  const lines = (await readFile(join(data, "postmaster.pid"), "utf8").catch(() => "")).split("\n")
  const pid = Number(lines[0])
  return Number.isInteger(pid) && pid > 0 ? { pid, isReady: lines[7]?.trim() === "ready" } : null
}

/** Long enough for the last checkpoint of a PostgreSQL whose server was killed. */
const attempts = 600

/** More than any system gives to a process. */
const nobody = 2 ** 31 - 1

/**
 * What a killed PostgreSQL left names its process. Another program may have that id by now, or get it, in a container at every
 * start: PostgreSQL would not start then, or count as ready too early. The rest of the file stays, since by it PostgreSQL finds
 * connections that outlived the killed one.
 */
const disown = async (data: string): Promise<void> => {
  const file = join(data, "postmaster.pid")
  const [, ...rest] = (await readFile(file, "utf8")).split("\n")
  const [, , port = "", socket = ""] = rest
  // The lock of the socket names the process, too, and nothing else.
  if (socket !== "") await rm(join(socket, `.s.PGSQL.${port}.lock`), { force: true })
  const { uid, gid, mode } = await stat(file)
  await writeFile(`${file}.new`, [nobody, ...rest].join("\n"), { mode })
  await chown(`${file}.new`, uid, gid)
  await rename(`${file}.new`, file)
}

/** Waits for a PostgreSQL that is shutting down because its server was killed. One that stays is refused. */
export const awaitFormerPostmaster = Effect.fnUntraced(function*(data: string) {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const former = yield* Effect.promise(() => postmasterOf(data))
    if (former === null) return
    if (!isAlive(former.pid) || !(yield* isOn(former.pid, data))) return yield* Effect.promise(() => disown(data))
    yield* Effect.sleep("100 millis")
  }
  const former = yield* Effect.promise(() => postmasterOf(data))
  return yield* refused(
    `PostgreSQL (process ${former?.pid}) runs on ${data}, and no server of Parley started it: stop it first`,
  )
})

/** Asks a PostgreSQL whose keeper was killed to shut down. */
export const interruptLeft = (pid: number, data: string): Effect.Effect<void> =>
  Effect.gen(function*() {
    if (isAlive(pid) && (yield* isOn(pid, data))) process.kill(pid, "SIGINT")
  })

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM"
  }
}

/** PostgreSQL works in its data folder, and has it on its command line. */
const isOn = (pid: number, data: string): Effect.Effect<boolean> =>
  process.platform === "linux"
    ? Effect.promise(async () => {
      const places = await Promise.all([readlink(`/proc/${pid}/cwd`), realpath(data)]).catch(() => [])
      return places.length === 2 && places[0] === places[1]
    })
    : run({ command: "ps", args: ["-o", "command=", "-p", String(pid)], timeLimit: 10_000 }).pipe(
      Effect.map(({ stdout }) => stdout.toString("utf8").includes(data)),
      Effect.orElseSucceed(() => true),
    )
