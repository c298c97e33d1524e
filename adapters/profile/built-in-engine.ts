import * as Moonshine from "#adapters/engines/speech/moonshine/engine.ts"
import * as Pocketsphinx from "#adapters/engines/speech/pocketsphinx/engine.ts"
import { Effect } from "effect"
import { availableParallelism } from "node:os"
import { join } from "node:path"

/** Free bytes at start, below which Moonshine does not fit beside the rest. */
const memoryForMoonshine = 1.5 * 2 ** 30

/** The recogniser that needs no key, no network and no download: Moonshine, or Pocketsphinx alone where Moonshine cannot run. */
export const builtInEngine = (dataDir: string) => {
  const pocketsphinx = { cache: join(dataDir, "cache", "pocketsphinx") }
  const alone = Pocketsphinx.engine(pocketsphinx)
  return Effect.suspend(() =>
    process.availableMemory() < memoryForMoonshine ? alone : Moonshine.engine({
      cache: join(dataDir, "cache", "moonshine"),
      timing: Pocketsphinx.engine({ ...pocketsphinx, isBrisk: true }),
      // The other half of the processors is busy with the times of words.
      processes: Math.ceil(availableParallelism() / 2),
    }).pipe(
      Effect.catch(({ detail }) =>
        Effect.andThen(Effect.logWarning("Moonshine is not available; trying pocketsphinx alone", { detail }), alone)
      ),
    )
  )
}

/** Pocketsphinx alone. */
export const pocketsphinxAlone = (dataDir: string) =>
  Pocketsphinx.engine({ cache: join(dataDir, "cache", "pocketsphinx") })
