import type { Finished } from "#adapters/child-process/run.ts"
import { Effect } from "effect"

/** What fits of the sound must not pass for all of it: a full disk is a defect, as the file system itself reports it to us. */
export const dieOfFullDisk = ({ exitCode, stderr }: Finished): Effect.Effect<void> =>
  exitCode !== 0 && /No space left on device|Disk quota exceeded/.test(stderr)
    ? Effect.die(Object.assign(new Error("ffmpeg: the disk is full"), { code: "ENOSPC" }))
    : Effect.void
