import { Clock, Effect, Metric } from "effect"
import type { Job } from "../../job/job.ts"
import { afterCommit } from "../../kernel/after-commit.ts"
import { failures, firstTextSeconds, gaps, gapSeconds } from "../../kernel/metrics.ts"
import { lengthOf } from "../../recognition/speech.ts"
import type { CoverageGap } from "../../task/coverage.ts"
import type { Task } from "../../task/task.ts"

/** Counts what a finished transcript lacks. */
export const countGaps = (missing: ReadonlyArray<CoverageGap>): Effect.Effect<void> =>
  afterCommit(Effect.andThen(
    Metric.update(gaps, missing.length),
    Metric.update(gapSeconds, lengthOf(missing) / 1000),
  ))

/** Counts work that ended with a failure which users read. */
export const countFailure = ({ kind }: Pick<Job, "kind">, code: string): Effect.Effect<void> =>
  afterCommit(Metric.update(Metric.withAttributes(failures, { kind, code }), 1))

/** Measures how long its first text took. One that goes on after a restart had some before. */
export const measureFirstText = ({ transcription }: Task): Effect.Effect<void> =>
  transcription._tag === "Waiting"
    ? Effect.flatMap(
      Clock.currentTimeMillis,
      (now) => Metric.update(firstTextSeconds, (now - transcription.since.epochMilliseconds) / 1000),
    )
    : Effect.void
