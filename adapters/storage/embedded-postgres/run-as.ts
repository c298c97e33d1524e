import { run } from "#adapters/system/child-process/run.ts"
import { Effect } from "effect"
import { readFile } from "node:fs/promises"
import { type DatabaseRefused, refused } from "./refused.ts"

interface Account {
  readonly uid: number
  readonly gid: number
}

interface CommandLine {
  readonly command: string
  readonly args: ReadonlyArray<string>
}

/** PostgreSQL refuses to run as root. This is how we run it instead. */
export interface RunAs {
  /** A program and its arguments. */
  readonly commandLine: (program: string, args: ReadonlyArray<string>) => CommandLine
  /** Null when the account stays the same. */
  readonly account: Account | null
  /** The owner of its files. */
  readonly owner: Account
  /** For people: "in a user namespace". */
  readonly how: string
}

/** Its number in the namespace; outside, processes and files stay root's. */
const mapped = ["unshare", "--user", "--map-user=1000", "--map-group=1000", "--"] as const

const plain = (command: string, args: ReadonlyArray<string>): CommandLine => ({ command, args })

const inNamespace = (program: string, given: ReadonlyArray<string>): CommandLine => {
  const [command, ...args] = mapped
  return { command, args: [...args, program, ...given] }
}

const asRoot = { uid: 0, gid: 0 }

/** As this user; for root in a user namespace, or, where that is not permitted, as an unprivileged account. */
export const findRunAs: Effect.Effect<RunAs, DatabaseRefused> = Effect.suspend(() => {
  const uid = process.getuid?.() ?? -1
  const gid = process.getgid?.() ?? -1
  if (uid !== 0) return Effect.succeed({ commandLine: plain, account: null, owner: { uid, gid }, how: "as this user" })
  return Effect.flatMap(mayMapUsers, (may): Effect.Effect<RunAs, DatabaseRefused> =>
    may
      ? Effect.succeed({ commandLine: inNamespace, account: null, owner: asRoot, how: "for root, in a user namespace" })
      : asUnprivileged)
})

/** A missing program and a refusal mean no; a machine too busy to answer does not. */
const mayMapUsers = Effect.suspend(() => run({ ...inNamespace("true", []), timeLimit: 20_000 })).pipe(
  Effect.map(({ exitCode }) => exitCode === 0),
  Effect.retry({ times: 2, while: ({ _tag }) => _tag === "ProgramTimedOut" }),
  Effect.catchTag("ProgramMissing", () => Effect.succeed(false)),
  Effect.catchTag("ProgramTimedOut", () => Effect.fail(refused("unshare does not answer: the machine is too busy"))),
)

const usual = ["postgres", "parley", "nobody"]

const asUnprivileged = Effect.gen(function*() {
  const text = yield* Effect.promise(() => readFile("/etc/passwd", "utf8").catch(() => ""))
  const accounts = new Map(
    text.split("\n").map((line) => line.split(":")).map(([name = "", , uid, gid]) => [
      name,
      { uid: Number(uid), gid: Number(gid) },
    ]),
  )
  const name = usual.find((one) => (accounts.get(one)?.uid ?? 0) > 0)
  const account = name === undefined ? undefined : accounts.get(name)
  return account === undefined
    ? yield* refused("PostgreSQL does not run as root: start Parley as another user, or set DATABASE_URL")
    : { commandLine: plain, account, owner: account, how: `for root, as the account ${name}` }
})
