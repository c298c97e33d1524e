import { type Duration, Effect, Option } from "effect"
import { Embedder } from "../embedder.port.ts"
import { type NearPassage, type Reach, VectorStore } from "../vector-store.port.ts"

interface Wanted {
  readonly reach: Reach
  readonly limit: number
  /** How many of one task. */
  readonly perTask: number
  /** How long to wait for the model, which takes seconds to load: what is found by words does not wait longer. */
  readonly patience: Duration.Input
}

/** The passages closest in meaning to what someone looks for; none without a model, or where it fails or takes too long. */
export const similarPassages = Effect.fnUntraced(function*(text: string, { reach, limit, perTask, patience }: Wanted) {
  const model = yield* (yield* Embedder).chosen
  if (model === null || text.trim() === "") return none
  const vector = yield* model.question(text.trim()).pipe(
    Effect.timeoutOption(patience),
    Effect.catchTag(
      "EmbedderFailed",
      ({ detail }) =>
        Effect.as(
          Effect.logWarning("The model for searching does not answer", { model: model.id, detail }),
          Option.none(),
        ),
    ),
  )
  if (Option.isNone(vector)) return none
  const { nearest } = yield* VectorStore
  return yield* nearest(model.id, vector.value, reach, { limit, perTask })
})

const none: ReadonlyArray<NearPassage> = []
