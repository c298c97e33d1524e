import { ChunkFailed } from "#domain/recognition/errors.ts"
import type { Search, SphinxProcess } from "./sphinx-process.ts"

/** Two recognisers with the same vocabulary, asked one at a time. */
export interface SphinxPair {
  readonly thorough: (samples: Buffer, timeLimit: number) => ReturnType<SphinxProcess["recognise"]>
  /** Started on first use: much audio never needs it. Null if there is no memory for it. */
  readonly quick: SphinxProcess["recognise"] | null
  /** Kills both and removes their files. */
  readonly stop: () => Promise<void>
}

type Start = (search: Search) => Promise<SphinxProcess>

export const startPair = async (start: Start, hasBoth: boolean): Promise<SphinxPair> => {
  const thorough = await start("thorough")
  let quick: Promise<SphinxProcess> | null = null
  let isStopped = false
  const recognise: SphinxProcess["recognise"] = async (samples, timeLimit, transform) => {
    if (isStopped) return new ChunkFailed({ reason: "engine-died", detail: "it was stopped", retry: true })
    quick ??= start("quick")
    return (await quick).recognise(samples, timeLimit, transform)
  }
  return {
    thorough: (samples, timeLimit) => thorough.recognise(samples, timeLimit, null),
    quick: hasBoth ? recognise : null,
    stop: async () => {
      isStopped = true
      await Promise.all([thorough.stop(), quick?.then((process) => process.stop(), () => undefined)])
    },
  }
}
