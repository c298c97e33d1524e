import { Result, Schema } from "effect"
import { MalformedRequest } from "../kernel/errors.ts"
import { SegmentId } from "../kernel/ids.ts"
import { brokenRule } from "../kernel/rules.ts"
import { isSpoken } from "../task/source.ts"
import type { Task } from "../task/task.ts"
import { SegmentNotFound } from "../transcript/errors.ts"
import type { Line } from "../transcript/transcript.ts"

/** The part of the content that a question is about: all of it, unless one of these narrows it. */
export const scopeFields = {
  /** Only these lines. */
  lines: Schema.optionalKey(Schema.Array(SegmentId).check(Schema.isMinLength(1), Schema.isMaxLength(5000))),
  /** Only what was said in this many minutes at the end. */
  lastMinutes: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 600 }))),
}
export interface Scope {
  readonly lines?: ReadonlyArray<SegmentId>
  readonly lastMinutes?: number
}

/** The lines that an answer may cite; null for all. */
export const linesInScope = (
  { source }: Pick<Task, "source">,
  all: ReadonlyArray<Line>,
  { lines, lastMinutes }: Scope,
): Result.Result<ReadonlySet<SegmentId> | null, SegmentNotFound | MalformedRequest> => {
  if (lines === undefined && lastMinutes === undefined) return Result.succeed(null)
  if (lastMinutes !== undefined && !isSpoken(source)) {
    return Result.fail(
      new MalformedRequest({ issues: [brokenRule("last_minutes", "no-times", { format: "last_minutes" })] }),
    )
  }
  const known = new Set(all.map(({ id }) => id))
  const unknown = lines?.find((id) => !known.has(id))
  if (unknown !== undefined) return Result.fail(new SegmentNotFound({ field: "lines", segmentId: unknown }))
  const chosen = lines === undefined ? known : new Set(lines)
  const finish = all.reduce((last, { end }) => Math.max(last, end), 0)
  const from = lastMinutes === undefined ? -Infinity : finish - lastMinutes * 60_000
  return Result.succeed(new Set(all.filter(({ id, end }) => chosen.has(id) && end > from).map(({ id }) => id)))
}
