import { findSandbox } from "#adapters/media/ffmpeg/sandbox.ts"
import { canConfine } from "#adapters/system/child-process/confinement.ts"
import { type Finding, missing, ok } from "#domain/desk/finding.ts"
import { Effect, References } from "effect"

const advice = "apt-get install bubblewrap util-linux, and permit user namespaces"

const workers = ["document readers", "recognisers and speech detection"]

const finding = (kind: string, gaps: ReadonlyArray<string>): Finding =>
  gaps.length === 0
    ? ok(`sandbox of ${kind}`, "no network, no files but its own")
    : missing(`sandbox of ${kind}`, `can still use: ${gaps.join(", ")}`, advice)

/** What each kind of program that reads users' files could still reach on this machine. */
export const checkConfinement: Effect.Effect<ReadonlyArray<Finding>> = Effect.gen(function*() {
  const { gaps } = yield* findSandbox()
  const isConfined = yield* canConfine
  const open = isConfined ? [] : ["network", "files of the server"]
  return [finding("ffmpeg", gaps), ...workers.map((kind) => finding(kind, open))]
  // The findings say what would be logged.
}).pipe(Effect.provideService(References.MinimumLogLevel, "None"))
