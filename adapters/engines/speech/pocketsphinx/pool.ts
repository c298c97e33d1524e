import { FairTurn, type Waiting } from "#adapters/engines/speech/transcribers/fair-turn.ts"
import { ChunkFailed } from "#domain/recognition/errors.ts"
import type { Word } from "#domain/recognition/speech.ts"
import { Effect, type Scope } from "effect"
import type { Searches } from "./hear-utterance.ts"
import type { SphinxPair } from "./sphinx-pair.ts"
import type { Vocabulary } from "./vocabulary.ts"

interface Job extends Waiting {
  readonly vocabulary: Vocabulary
  /** Decodes its audio as often as it likes. It keeps the process until it is done. */
  readonly listen: (searches: Searches) => Promise<ChunkResult>
  /** Milliseconds for one decoding pass. */
  readonly timeLimit: number
}

type ChunkResult = ReadonlyArray<Word> | ChunkFailed

interface Queued extends Job {
  readonly answer: (result: ChunkResult) => void
  slot: Slot | null
  /** Whether another job went first while no process had its vocabulary. */
  isPassedOver: boolean
}

interface Slot {
  process: Promise<SphinxPair> | null
  vocabulary: string
  busy: boolean
  idle: NodeJS.Timeout | undefined
}

export interface PoolOptions {
  readonly size: number
  /** Milliseconds. */
  readonly idleTime: number
  /** Starts a recogniser, which loads the vocabulary. */
  readonly start: (vocabulary: Vocabulary) => Promise<SphinxPair>
}

export interface Pool {
  /** Waits for its turn and for the result. Interruption gives up the turn, or kills the process working on it. */
  readonly recognise: (job: Job) => Effect.Effect<ReadonlyArray<Word>, ChunkFailed>
  /** Starts processes if there are none yet. Those in use by others stay as they are. */
  readonly prepare: (vocabulary: Vocabulary) => Effect.Effect<void>
}

/** Recogniser processes, started on demand, closed after `idleTime` milliseconds without work, and ended with the scope. */
export const makePool = ({ size, idleTime, start }: PoolOptions): Effect.Effect<Pool, never, Scope.Scope> => {
  const slots = Array.from(
    { length: size },
    (): Slot => ({ process: null, vocabulary: "", busy: false, idle: undefined }),
  )
  const waiting: Array<Queued> = []
  const turn = new FairTurn()

  const work = async (slot: Slot, job: Queued): Promise<void> => {
    slot.busy = true
    job.slot = slot
    clearTimeout(slot.idle)
    let result: ChunkResult
    try {
      if (slot.vocabulary !== job.vocabulary.key) await stop(slot)
      const { thorough, quick } = await begin(slot, job.vocabulary)
      result = await job.listen({
        thorough: (samples) => thorough(samples, job.timeLimit),
        quick: quick && ((samples, transform) => quick(samples, job.timeLimit, transform)),
      })
    } catch (error) {
      result = new ChunkFailed({ reason: "engine-died", detail: String(error), retry: true })
    }
    job.slot = null
    if (result instanceof ChunkFailed) await stop(slot)
    job.answer(result)
    slot.busy = false
    closeLater(slot)
    dispatch()
  }

  const begin = (slot: Slot, vocabulary: Vocabulary): Promise<SphinxPair> => {
    slot.vocabulary = vocabulary.key
    slot.process ??= start(vocabulary)
    return slot.process
  }

  const closeLater = (slot: Slot): void => {
    clearTimeout(slot.idle)
    slot.idle = setTimeout(() => void stop(slot), idleTime)
    slot.idle.unref()
  }

  const dispatch = (): void => {
    while (waiting.length > 0) {
      const free = slots.filter(({ busy }) => !busy)
      if (free.length === 0) return
      const allowed = withoutRestart(waiting, free)
      const job = allowed[turn.next(allowed)]
      const slot = free.find((one) => job !== undefined && hasLoaded(one, job)) ??
        free.find(({ process }) => process === null) ?? free[0]
      if (job === undefined || slot === undefined) return
      waiting.splice(waiting.indexOf(job), 1)
      for (const other of waiting) if (!slots.some((one) => hasLoaded(one, other))) other.isPassedOver = true
      void work(slot, job)
    }
  }

  const recognise = (job: Job): Effect.Effect<ReadonlyArray<Word>, ChunkFailed> =>
    Effect.callback((resume) => {
      const queued: Queued = {
        ...job,
        slot: null,
        isPassedOver: false,
        answer: (result) => resume(result instanceof ChunkFailed ? Effect.fail(result) : Effect.succeed(result)),
      }
      waiting.push(queued)
      dispatch()
      return Effect.promise(async () => {
        const at = waiting.indexOf(queued)
        if (at >= 0) waiting.splice(at, 1)
        if (queued.slot !== null) await stop(queued.slot)
      })
    })

  const prepare = (vocabulary: Vocabulary) =>
    Effect.sync(() => {
      for (const slot of slots.filter(({ busy, process }) => !busy && process === null)) {
        // Whether it starts only shows on first use.
        begin(slot, vocabulary).catch(() => slot.process = null)
        closeLater(slot)
      }
    })

  const close = Effect.promise(async () => {
    const closed = new ChunkFailed({ reason: "engine-died", detail: "the engine was closed", retry: true })
    for (const job of waiting.splice(0)) job.answer(closed)
    await Promise.all(slots.map(stop))
  })
  return Effect.acquireRelease(Effect.succeed({ recognise, prepare }), () => close)
}

const hasLoaded = (slot: Slot, job: Job): boolean => slot.process !== null && slot.vocabulary === job.vocabulary.key

/**
 * The jobs that may go next: if all processes run, those whose vocabulary a free one has loaded, and those already
 * passed over whose vocabulary no process has. Loading another one takes longer than recognising a chunk.
 */
const withoutRestart = (waiting: ReadonlyArray<Queued>, free: ReadonlyArray<Slot>): ReadonlyArray<Queued> => {
  const loaded = waiting.filter((job) => free.some((slot) => hasLoaded(slot, job)))
  if (loaded.length === 0 || free.some(({ process }) => process === null)) return waiting
  return waiting.filter((job) => job.isPassedOver || loaded.includes(job))
}

const stop = async (slot: Slot): Promise<void> => {
  clearTimeout(slot.idle)
  const { process } = slot
  slot.process = null
  await process?.then((sphinx) => sphinx.stop(), () => undefined)
}
