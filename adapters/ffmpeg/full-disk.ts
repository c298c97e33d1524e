import type { Finished } from "#adapters/child-process/run.ts"
import { Effect } from "effect"

/** A full disk is a defect, just as in our own file access: sound cut short must not pass for the whole. */
export const dieOfFullDisk = ({ exitCode, stderr }: Finished): Effect.Effect<void> =>
  exitCode !== 0 && /No space left on device|Disk quota exceeded/.test(stderr)
    ? Effect.die(Object.assign(new Error("ffmpeg: the disk is full"), { code: "ENOSPC" }))
    : Effect.void
