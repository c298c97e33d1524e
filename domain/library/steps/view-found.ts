import { Array, Effect } from "effect"
import { viewItems } from "../../task/shared/view-items.ts"
import { snippetOf } from "../../task/snippet.ts"
import type { Match } from "../../task/task-store.port.ts"
import { isTimed } from "../../transcript/shared/is-timed.ts"
import type { FoundTask } from "../found-task.ts"

/** A match, and how it was found. */
export interface FoundMatch extends Match, Pick<FoundTask, "by"> {}

/** Matches as callers see them. */
export const viewFound = Effect.fnUntraced(function*(found: ReadonlyArray<FoundMatch>) {
  const items = yield* viewItems(found.map(({ task }) => task))
  const begins = yield* Effect.forEach(found, beginOf)
  return Array.zipWith(found, Array.zip(items, begins), (match, [task, begin]): FoundTask => ({
    task,
    field: match.field,
    by: match.by,
    begin,
    segmentId: match.segmentId,
    ...snippetOf(match),
  }))
})

/** All lines of a text without times begin at 0. */
const beginOf = ({ task, begin }: FoundMatch) =>
  begin !== 0 ? Effect.succeed(begin) : Effect.map(isTimed(task), (isKnown) => isKnown ? begin : null)
