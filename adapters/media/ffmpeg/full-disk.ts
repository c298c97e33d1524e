import type { Finished } from "#adapters/system/child-process/run.ts"
import { Effect } from "effect"

/**
 * A full disk is a defect, just as in our own file access: sound cut short must not pass for the whole. ffmpeg ends with
 * success if only the end of a file could not be written.
 */
export const dieOfFullDisk = ({ stderr }: Pick<Finished, "stderr">): Effect.Effect<void> =>
  /No space left on device|Disk quota exceeded/.test(stderr)
    ? Effect.die(Object.assign(new Error("ffmpeg: the disk is full"), { code: "ENOSPC" }))
    : Effect.void
