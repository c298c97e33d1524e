import { canConfine, confinedNode } from "#adapters/system/child-process/confinement.ts"
import { plainEnvironment } from "#adapters/system/child-process/plain-environment.ts"
import { type Finished, type ProgramMissing, type ProgramTimedOut, run } from "#adapters/system/child-process/run.ts"
import { tryWrapper } from "#adapters/system/child-process/try-wrapper.ts"
import { Effect } from "effect"
import { fileURLToPath } from "node:url"
import type { Program } from "./find-program.ts"

export interface Call {
  readonly program: Program
  /** Where the proxy listens. */
  readonly socket: string
  /** The only folders it may write to. */
  readonly folders: ReadonlyArray<string>
  readonly args: ReadonlyArray<string>
  /** Milliseconds. */
  readonly timeLimit: number
  /** The largest file it may write, in bytes. */
  readonly fileSize: number
  readonly onOutput?: (bytes: Buffer) => void
}

const bridge = new URL("./bridge.ts", import.meta.url)
const flags = ["--disable-warning=ExperimentalWarning"]

/** What TLS trusts, outside of the usual folders of programs. */
const certificates = ["/etc/ssl", "/etc/pki", "/etc/ca-certificates"]

/** Bytes of memory: it counts what is written to, not what is set aside. */
const memory = 2_147_483_648

const limitsOf = (fileSize: number, timeLimit: number): ReadonlyArray<string> => [
  "prlimit",
  `--data=${memory}`,
  `--fsize=${fileSize}`,
  `--cpu=${Math.ceil(timeLimit / 1000)}`,
  "--nofile=256",
]

const canLimit = Effect.cached(
  Effect.map(tryWrapper([...limitsOf(1_000_000, 10_000), "true"]), (outcome) => outcome !== "refused"),
)
const isLimited = Effect.runSync(canLimit)

/**
 * Runs the program in a network of its own, in which nothing exists but the way to the proxy, without our files. Where this
 * machine does not permit that, the switches name the proxy, and `confinementGaps` says what then holds no longer.
 */
export const runConfined = Effect.fnUntraced(
  function*(call: Call): Effect.fn.Return<Finished, ProgramMissing | ProgramTimedOut> {
    const { program: { command, reads }, socket, folders, args, timeLimit, fileSize, onOutput } = call
    const node = (yield* canConfine)
      ? confinedNode(bridge, flags, [...reads, ...certificates], folders)
      : { execPath: process.execPath, execArgv: flags }
    const limits = (yield* isLimited) ? limitsOf(fileSize, timeLimit) : []
    const [first = node.execPath, ...rest] = [
      ...limits,
      node.execPath,
      ...node.execArgv,
      fileURLToPath(bridge),
      socket,
      ...command,
      ...args,
    ]
    return yield* run({
      command: first,
      args: rest,
      timeLimit,
      env: environment(folders[0] ?? "/tmp"),
      keep: { stdout: 32 * 1_048_576, stderr: 32_768 },
      ...(onOutput !== undefined && { onOutput }),
    })
  },
)

/** Its home is the empty folder that it works in. */
const environment = (home: string): Record<string, string> => ({
  ...plainEnvironment(),
  HOME: home,
  LANG: "C.UTF-8",
  PYTHONDONTWRITEBYTECODE: "1",
  PYTHONNOUSERSITE: "1",
  PYTHONUTF8: "1",
})

/** What the program can still do because this machine cannot prevent it; empty if nothing. */
export const confinementGaps: Effect.Effect<ReadonlyArray<string>> = Effect.gen(function*() {
  return [
    ...((yield* canConfine) ? [] : ["network", "files of the server"]),
    ...((yield* isLimited) ? [] : ["unlimited memory and time"]),
  ]
})
