import { ChunkFailed } from "#domain/transcript/errors.ts"
import type { Word } from "#domain/transcript/speech.ts"
import { Effect, type Scope } from "effect"
import { FairTurn, type Waiting } from "./fair-turn.ts"
import type { Model } from "./model.ts"
import { type SphinxProcess, startSphinx } from "./sphinx-process.ts"
import type { Vocabulary } from "./vocabulary.ts"

interface Job extends Waiting {
  readonly vocabulary: Vocabulary
  readonly samples: Buffer
  /** Milliseconds. */
  readonly timeLimit: number
}

type ChunkResult = ReadonlyArray<Word> | ChunkFailed

interface Queued extends Job {
  readonly answer: (result: ChunkResult) => void
  slot: Slot | null
}

interface Slot {
  process: Promise<SphinxProcess> | null
  vocabulary: string
  busy: boolean
  idle: NodeJS.Timeout | undefined
}

export interface Pool {
  /** Waits for its turn and for the answer. Interruption gives up the turn, or kills the process working on it. */
  readonly recognise: (job: Job) => Effect.Effect<ReadonlyArray<Word>, ChunkFailed>
}

/** Recogniser processes, started on demand, closed after `idleTime` idle milliseconds, and ended with the scope. */
export const makePool = (model: Model, size: number, idleTime: number): Effect.Effect<Pool, never, Scope.Scope> => {
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
      slot.vocabulary = job.vocabulary.key
      slot.process ??= startSphinx(model, job.vocabulary)
      result = await (await slot.process).recognise(job.samples, job.timeLimit)
    } catch (error) {
      result = new ChunkFailed({ reason: "engine-died", detail: String(error), retry: true })
    }
    job.slot = null
    if (result instanceof ChunkFailed) await stop(slot)
    job.answer(result)
    slot.busy = false
    slot.idle = setTimeout(() => void stop(slot), idleTime)
    slot.idle.unref()
    dispatch()
  }

  const dispatch = (): void => {
    while (waiting.length > 0 && slots.some(({ busy }) => !busy)) {
      const [job] = waiting.splice(turn.next(waiting), 1)
      const free = slots.filter(({ busy }) => !busy)
      const slot = free.find((slot) => slot.process !== null && slot.vocabulary === job?.vocabulary.key) ??
        free.find((slot) => slot.process === null) ?? free[0]
      if (job !== undefined && slot !== undefined) void work(slot, job)
    }
  }

  const recognise = (job: Job): Effect.Effect<ReadonlyArray<Word>, ChunkFailed> =>
    Effect.callback((resume) => {
      const queued: Queued = {
        ...job,
        slot: null,
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

  const close = Effect.promise(async () => {
    const closed = new ChunkFailed({ reason: "engine-died", detail: "the engine was closed", retry: true })
    for (const job of waiting.splice(0)) job.answer(closed)
    await Promise.all(slots.map(stop))
  })
  return Effect.acquireRelease(Effect.succeed({ recognise }), () => close)
}

const stop = async (slot: Slot): Promise<void> => {
  clearTimeout(slot.idle)
  const { process } = slot
  slot.process = null
  await process?.then((sphinx) => sphinx.stop(), () => undefined)
}
