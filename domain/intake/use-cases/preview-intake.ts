import { Effect, Schema } from "effect"
import { currentUser } from "../../account/shared/signed-in.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { groupsOf, isLargeShare, isTooLong, minutesFor, minutesForTexts } from "../../plan/estimate.ts"
import { isTooManyAtOnce, plans } from "../../plan/plan.ts"
import { standingOf } from "../../plan/shared/standing.ts"
import { TaskStore } from "../../task/task-store.port.ts"

const Several = <S extends Schema.Top>(schema: S) =>
  Schema.optionalKey(Schema.Array(Schema.NullOr(schema)).check(Schema.isMaxLength(100)))

/** What files would cost, before they are uploaded, by the same rules as booking. Null means not known yet. */
export const previewIntake = useCase("intake.previewIntake", {
  input: wire({
    /** Seconds of each recording. */
    durations: Several(Schema.Finite.check(Schema.isGreaterThanOrEqualTo(0))),
    /** Bytes of each text, in UTF-8. */
    textBytes: Several(Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))),
    /** Whether all recordings become one task. */
    merge: Schema.optionalKey(Schema.Boolean),
  }),
  output: wire({
    minutes: Schema.Int,
    left: Schema.Int,
    /** The plan's minutes per month. */
    total: Schema.Int,
    isOver: Schema.Boolean,
    /** More than a fifth of the plan's minutes. */
    isLargeShare: Schema.Boolean,
    /** Indices of `durations` that are too long for the plan; all of them if they are too long together. */
    tooLong: Schema.Array(Schema.Int),
    /** Maximum duration of a task in the plan, in minutes. */
    maxTaskMinutes: Schema.Int,
    /** Whether these, and those already in progress, are more files at once than the plan allows. */
    isTooMany: Schema.Boolean,
    filesAtOnce: Schema.NullOr(Schema.Int),
  }),
  run: Effect.fnUntraced(function*({ durations = [], textBytes = [], merge = false }) {
    const user = yield* currentUser
    const tasks = yield* TaskStore
    const { plan, total, left, isLimited } = yield* standingOf(user)
    const lengthsOf = (group: ReadonlyArray<number>) => group.map((index) => durations[index] ?? null)
    const groups = groupsOf(durations.length, merge)
    const minutes = groups.reduce((sum, group) => sum + minutesFor(lengthsOf(group)), minutesForTexts(textBytes))
    return {
      minutes,
      left,
      total,
      isOver: isLimited && minutes > left,
      isLargeShare: isLimited && isLargeShare(plan, minutes),
      tooLong: groups.filter((group) => isTooLong(plan, lengthsOf(group))).flat(),
      maxTaskMinutes: plans[plan].maxTaskMinutes,
      isTooMany: groups.length > 0 && isTooManyAtOnce(plan, groups.length + (yield* tasks.count(user.id)).running),
      filesAtOnce: plans[plan].filesAtOnce,
    }
  }),
})
