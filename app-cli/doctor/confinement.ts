import { findSandbox } from "#adapters/ffmpeg/sandbox.ts"
import { Effect } from "effect"
import { type Finding, missing, ok } from "./finding.ts"

const advice = "apt-get install bubblewrap util-linux, and permit user namespaces"

/** What programs that read users' files could still do to this machine. */
export const checkConfinement: Effect.Effect<ReadonlyArray<Finding>> = Effect.map(findSandbox(), ({ gaps }) => [
  gaps.length === 0
    ? ok("ffmpeg sandbox", "no network, no files but its own, limited")
    : missing("ffmpeg sandbox", `it can still use: ${gaps.join(", ")}`, advice),
])
