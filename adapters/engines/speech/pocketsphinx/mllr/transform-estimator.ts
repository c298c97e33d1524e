import { makeWorkerPool } from "#adapters/system/child-process/worker-pool.ts"
import { Effect, FiberSet, type Scope } from "effect"
import { constants } from "node:os"
import type { Model } from "../model.ts"
import type { Vocabulary } from "../vocabulary.ts"
import type { HeardUtterance } from "./estimate-transform.ts"
import { TransformReply } from "./transform-request.ts"

/** Transforms of the means of a model, as text for the decoder, from what was heard in a chunk; null if none can be had. */
export type EstimateTransform = (utterances: ReadonlyArray<HeardUtterance>) => Promise<string | null>

type EstimatorFor = (
  model: Pick<Model, "acoustic">,
  vocabulary: Pick<Vocabulary, "dictionary">,
) => EstimateTransform

/** A recogniser waits for the answer, so it is not of low priority. A chunk takes a fifth of a second, the first one half a second more. */
const limits = {
  size: 1,
  timeLimit: 10_000,
  idleTime: 30_000,
  memoryLimit: 128,
  priority: constants.priority.PRIORITY_NORMAL,
}

/**
 * Estimates transforms in a process of its own, which ends when it is idle. It is only an attempt: if anything goes wrong,
 * speech is recognised with the model as it is.
 */
export const transformEstimator = Effect.fnUntraced(
  function*(): Effect.fn.Return<EstimatorFor, never, Scope.Scope> {
    const pool = yield* makeWorkerPool({ file: new URL("./transform-worker.ts", import.meta.url), ...limits })
    const run = yield* FiberSet.makeRuntimePromise()
    return ({ acoustic }, { dictionary }) => (utterances) =>
      run(
        pool.ask({
          request: { acoustic, dictionary, utterances },
          answer: TransformReply,
          onReport: () => undefined,
        }).pipe(
          Effect.tapError((failed) => Effect.logWarning("could not adapt the recogniser to a recording", failed)),
          Effect.orElseSucceed(() => null),
        ),
      )
  },
)
