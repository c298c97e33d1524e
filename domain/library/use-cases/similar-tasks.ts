import { Effect, Schema } from "effect"
import { CurrentActor } from "../../kernel/actor.ts"
import { TaskId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { Embedder } from "../../meaning/embedder.port.ts"
import { middleOf } from "../../meaning/quantised.ts"
import { allOf, VectorStore } from "../../meaning/vector-store.port.ts"
import { requireTask } from "../../task/shared/require-task.ts"
import { FoundTask } from "../found-task.ts"
import { passageMatches } from "../steps/passage-matches.ts"
import { viewFound } from "../steps/view-found.ts"

const most = 10

/** The other tasks that the caller may read which are most like this one as a whole, each with its closest passage. */
export const similarTasks = useCase("library.similarTasks", {
  input: wire({ taskId: TaskId }),
  output: wire({
    /** False if there is no model for searching, or it has not read this task yet. */
    isKnown: Schema.Boolean,
    items: Schema.Array(FoundTask),
  }),
  run: Effect.fnUntraced(function*({ taskId }) {
    yield* requireTask(taskId)
    const actor = yield* CurrentActor
    const account = actor._tag === "User" ? actor.id : null
    const model = yield* (yield* Embedder).chosen
    const { get, nearest } = yield* VectorStore
    const own = model === null ? null : yield* get(taskId, model.id)
    if (own === null || own.passages.length === 0) return { isKnown: false, items: [] }
    const middle = middleOf(own.passages.map(({ vector }) => vector))
    const reach = { ...allOf(account), except: taskId }
    const found = yield* nearest(own.model, middle, reach, { limit: most, perTask: 1 })
    const matches = yield* passageMatches(found, { account, speakers: [] })
    return { isKnown: true, items: yield* viewFound(matches) }
  }),
})
