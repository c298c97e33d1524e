import { run } from "#adapters/child-process/run.ts"
import { Effect } from "effect"

interface Limits {
  /** Seconds of processor time. */
  readonly cpu: number
  /** The largest file it may write, in bytes. */
  readonly fileSize: number
}

export interface Sandbox {
  /** Whether the program runs as another user, who can only read world-readable files. */
  readonly otherUser: boolean
  /** The command line that runs `command` without network and with few rights and resources, as far as this machine allows. */
  readonly wrap: (command: string, args: ReadonlyArray<string>, limits: Limits) => ReadonlyArray<string>
}

interface Wrapping {
  readonly network: ReadonlyArray<string>
  readonly rights: ReadonlyArray<string>
  readonly limited: boolean
}

const nobody = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", "--no-new-privs"]
const unprivileged = ["setpriv", "--no-new-privs"]

/** Strictest first. */
const wrappings = (root: boolean): ReadonlyArray<Wrapping> => {
  const network = root ? ["unshare", "-n"] : ["unshare", "-r", "-n"]
  const rights = root ? nobody : unprivileged
  return [
    { network, rights, limited: true },
    { network: [], rights, limited: true },
    { network: [], rights: unprivileged, limited: true },
    { network: [], rights: [], limited: true },
  ]
}

/** The strictest wrapping that works on this machine. */
export const findSandbox: Effect.Effect<Sandbox> = Effect.gen(function*() {
  for (const wrapping of wrappings(process.getuid?.() === 0)) {
    const sandbox = sandboxOf(wrapping)
    const [command = "true", ...args] = sandbox.wrap("true", [], { cpu: 10, fileSize: 1_000_000 })
    const tried = yield* Effect.option(run({ command, args, timeLimit: 5000 }))
    if (tried._tag === "Some" && tried.value.exitCode === 0) {
      if (wrapping.network.length === 0) {
        yield* Effect.logWarning("ffmpeg runs with network access: unshare is missing or not permitted")
      }
      return sandbox
    }
  }
  yield* Effect.logWarning("ffmpeg runs without limits: prlimit is missing or not permitted")
  return sandboxOf({ network: [], rights: [], limited: false })
})

const sandboxOf = ({ network, rights, limited }: Wrapping): Sandbox => ({
  otherUser: rights === nobody,
  wrap: (command, args, { cpu, fileSize }) => [
    ...network,
    ...(limited ? ["prlimit", "--as=2147483648", `--cpu=${cpu}`, `--fsize=${fileSize}`, "--nofile=64"] : []),
    ...rights,
    command,
    ...args,
  ],
})
