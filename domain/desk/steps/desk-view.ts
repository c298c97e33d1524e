import { Schema } from "effect"
import { wire, wireAs } from "../../kernel/wire.ts"

const DayView = wireAs("DayOfIntake", {
  day: Schema.String,
  tasks: Schema.Int,
  bytes: Schema.Finite,
  /** Seconds of sound. */
  seconds: Schema.Finite,
})

const FailureView = wireAs("FailureCount", {
  code: Schema.String,
  step: Schema.Literals(["transcription", "analysis"]),
  count: Schema.Int,
  lastAt: Schema.DateTimeUtcFromString,
})

/** The installation at a glance. */
export const DeskView = wire({
  queue: wire({
    waiting: Schema.Int,
    running: Schema.Int,
    /** Since when the oldest has been waiting; null if none is. */
    oldestAt: Schema.NullOr(Schema.DateTimeUtcFromString),
  }),
  /** Bytes on the disk of the data folder; null where it cannot be measured. */
  disk: Schema.NullOr(wire({ free: Schema.Finite, total: Schema.Finite })),
  /** The last fourteen days; those without anything are left out. */
  days: Schema.Array(DayView),
  /** Why files of the last fourteen days are failed. */
  failures: Schema.Array(FailureView),
})
