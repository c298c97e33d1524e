import { Effect } from "effect"
import { existsSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { writableBubblewrap } from "./bubblewrap.ts"
import { tryWrapper } from "./try-wrapper.ts"

/** What a worker loads: the build or the sources, and the packages; not the data folder, which may be next to them. */
const parts = ["dist", "adapters", "domain", "node_modules", "package.json"]

/** The folder with our packages, above a file. */
const rootAbove = (folder: string): string =>
  existsSync(join(folder, "node_modules")) || dirname(folder) === folder ? folder : rootAbove(dirname(folder))

const ownFolders = (file: string): ReadonlyArray<string> => {
  const folder = dirname(file)
  const root = rootAbove(folder)
  const { NODE_COMPILE_CACHE: compiled } = process.env
  const own = [dirname(dirname(process.execPath)), folder, ...parts.map((part) => join(root, part))]
  return compiled === undefined ? own : [...own, compiled]
}

interface Node {
  /** The program to start, and what comes before the file: as `fork` takes them. */
  readonly execPath: string
  readonly execArgv: ReadonlyArray<string>
}

/**
 * Starts one of our files with Node, without network, with read access only to our code and these paths, and with write
 * access only to these folders.
 */
export const confinedNode = (
  file: URL,
  flags: ReadonlyArray<string>,
  reads: ReadonlyArray<string>,
  writes: ReadonlyArray<string> = [],
): Node => {
  const [execPath = "bwrap", ...before] = writableBubblewrap([...ownFolders(fileURLToPath(file)), ...reads], writes)
  return { execPath, execArgv: [...before, process.execPath, ...flags] }
}

/** Confines a program that builds a sandbox of its own inside, and therefore may not see itself as the superuser. */
export const confinedNest = (file: URL, flags: ReadonlyArray<string>, reads: ReadonlyArray<string>): Node => {
  const { execPath, execArgv } = confinedNode(file, flags, reads)
  return { execPath, execArgv: ["--unshare-user", "--uid", "1000", "--gid", "1000", ...execArgv] }
}

let found: boolean | undefined

/**
 * Whether this machine can confine our workers, determined on first use. A machine that gives no answer counts as one
 * that can: a worker that does not start is noticed, one that is not confined is not.
 */
export const canConfine: Effect.Effect<boolean> = Effect.suspend(() => {
  if (found !== undefined) return Effect.succeed(found)
  const { execPath, execArgv } = confinedNode(new URL(import.meta.url), ["--version"], [])
  return Effect.tap(
    Effect.map(tryWrapper([execPath, ...execArgv]), (outcome) => outcome !== "refused"),
    (works) => {
      const isNew = found === undefined
      found = works
      return works || !isNew ? Effect.void : Effect.logWarning(
        "Document readers and recognisers can read the server's files: bubblewrap is missing or not permitted",
      )
    },
  )
})
