import { bubblewrap, foldersOf } from "#adapters/system/child-process/bubblewrap.ts"
import { type Attempt, tryWrapper } from "#adapters/system/child-process/try-wrapper.ts"
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
  /** What the program can still do because this machine cannot prevent it; empty if nothing. */
  readonly gaps: ReadonlyArray<string>
  /** The command line that runs `command` without network and with few rights and resources, as far as this machine allows. */
  readonly wrap: (command: string, args: ReadonlyArray<string>, limits: Limits) => ReadonlyArray<string>
}

interface Wrapping {
  /** Bubblewrap hides the files of the server and the network; unshare the network only. */
  readonly isolation: "bubblewrap" | "unshare" | null
  readonly rights: ReadonlyArray<string>
  readonly isLimited: boolean
}

const isRoot = process.getuid?.() === 0
const nobody = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", "--no-new-privs"]
const unprivileged = ["setpriv", "--no-new-privs"]

/** Strictest first: each row gives up as little as possible of the row before. */
const wrappings: ReadonlyArray<Wrapping> = (["bubblewrap", "unshare", null] as const).flatMap((isolation) =>
  [...(isRoot ? [nobody] : []), unprivileged, []].flatMap((rights) =>
    [true, false].map((isLimited) => ({ isolation, rights, isLimited }))
  )
)

/**
 * The strictest wrapping that works on this machine. One that gives no answer is used as well: it may fail later, but a
 * loaded machine never gets a weaker one.
 */
export const findSandbox = Effect.fnUntraced(function*(attempt?: Attempt) {
  for (const wrapping of wrappings) {
    const sandbox = sandboxOf(wrapping)
    const outcome = yield* tryWrapper(sandbox.wrap("true", [], { cpu: 10, fileSize: 1_000_000 }), attempt)
    if (outcome === "refused") continue
    if (outcome === "no-answer") {
      yield* Effect.logWarning("The sandbox of ffmpeg did not answer; it is used all the same")
    }
    if (sandbox.gaps.length > 0) yield* Effect.logWarning("The sandbox of ffmpeg is incomplete", { gaps: sandbox.gaps })
    return sandbox
  }
  const open = sandboxOf({ isolation: null, rights: [], isLimited: false })
  yield* Effect.logWarning("ffmpeg runs without a sandbox", { gaps: open.gaps })
  return open
})

const sandboxOf = ({ isolation, rights, isLimited }: Wrapping): Sandbox => ({
  otherUser: rights === nobody,
  gaps: [
    ...(isolation === null ? ["network"] : []),
    ...(isolation === "bubblewrap" || rights === nobody ? [] : ["files of the server"]),
    ...(rights.length === 0 ? ["new privileges"] : []),
    ...(isLimited ? [] : ["unlimited memory and time"]),
  ],
  wrap: (command, args, { cpu, fileSize }) => [
    ...(isolation === "unshare" ? ["unshare", ...(isRoot ? [] : ["-r"]), "-n"] : []),
    ...(isLimited ? ["prlimit", "--as=2147483648", `--cpu=${cpu}`, `--fsize=${fileSize}`, "--nofile=64"] : []),
    ...rights,
    ...(isolation === "bubblewrap" ? bubblewrap(foldersOf(["ffmpeg", "ffprobe"])) : []),
    command,
    ...args,
  ],
})
