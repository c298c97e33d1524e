import { Effect } from "effect"
import type { TaskId } from "../../kernel/ids.ts"
import { assemble } from "../assemble.ts"
import { contributions } from "../coverage-gaps.ts"
import type { TranscriptRange } from "../transcript-store.port.ts"
import { WorkStore } from "../work-store.port.ts"

/** The lines of the chunks finished so far. Speakers are not known yet. */
export const liveLines = Effect.fnUntraced(function*(taskId: TaskId, { from, to }: TranscriptRange) {
  const store = yield* WorkStore
  const work = yield* store.get(taskId)
  if (work === null) return []
  return assemble(contributions(work), work.plan.speech, []).segments.filter((segment) =>
    (from === null || segment.end > from) && (to === null || segment.begin < to)
  )
})
