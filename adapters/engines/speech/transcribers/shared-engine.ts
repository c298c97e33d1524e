import type { Engine } from "#domain/recognition/transcriber.port.ts"
import { Effect } from "effect"
import { working } from "./engine-time.ts"
import { FairTurn, type Waiting } from "./fair-turn.ts"

/** The same engine, limited to `parallel` chunks at a time, for which accounts and their recordings take turns. */
export const shared = (engine: Engine): Engine => {
  const inTurn = fairSlots(engine.capabilities.parallel)
  return { ...engine, recognise: (chunk, options) => inTurn(options, engine.recognise(chunk, options)) }
}

interface Queued extends Waiting {
  readonly begin: () => void
}

/** Runs this many effects at a time. */
export const fairSlots = (count: number) => {
  const waiting: Array<Queued> = []
  const turn = new FairTurn()
  let free = count
  const dispatch = (): void => {
    while (free > 0 && waiting.length > 0) {
      free -= 1
      const [next] = waiting.splice(turn.next(waiting), 1)
      next?.begin()
    }
  }
  const release = Effect.sync(() => {
    free += 1
    dispatch()
  })
  const acquire = ({ account, recording, priority, isAhead = false }: Waiting) =>
    Effect.callback<void>((resume) => {
      const queued: Queued = { account, recording, priority, isAhead, begin: () => resume(Effect.void) }
      waiting.push(queued)
      dispatch()
      return Effect.suspend(() => {
        const at = waiting.indexOf(queued)
        if (at < 0) return release
        waiting.splice(at, 1)
        return Effect.void
      })
    })
  return <A, E, R>(who: Waiting, work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.acquireUseRelease(Effect.interruptible(acquire(who)), () => working(work), () => release)
}
