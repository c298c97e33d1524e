import { Effect, type Scope } from "effect"
import { keep, type Kept } from "./keeper.ts"
import { awaitFormerPostmaster, interruptLeft, postmasterOf } from "./postmaster.ts"
import { type DatabaseRefused, refused } from "./refused.ts"
import type { RunAs } from "./run-as.ts"
import type { ServerLog } from "./server-log.ts"

export interface Supervised {
  readonly runAs: RunAs
  readonly postgres: string
  readonly args: ReadonlyArray<string>
  /** Where it works. */
  readonly data: string
  readonly log: ServerLog
}

/** Pauses before a restart, in milliseconds: longer each time in a row. */
const firstPauseMs = 100
const maxPauseMs = 5_000
/** One that ran for this long did not fail for the same reason. */
const soundMs = 30_000

/** Starts PostgreSQL, and restarts it whenever it exits, until the scope closes. */
export const supervise = (supervised: Supervised): Effect.Effect<void, DatabaseRefused, Scope.Scope> =>
  Effect.gen(function*() {
    let kept = yield* start(supervised)
    yield* Effect.addFinalizer(() => Effect.promise(() => kept.stop()))
    yield* Effect.forkScoped(Effect.gen(function*() {
      let pauseMs = firstPauseMs
      while (true) {
        const began = performance.now()
        yield* Effect.promise(() => kept.ended)
        const pid = kept.pid()
        if (pid !== null) yield* interruptLeft(pid, supervised.data)
        pauseMs = performance.now() - began > soundMs ? firstPauseMs : Math.min(pauseMs * 2, maxPauseMs)
        yield* Effect.logError("The database has ended; starting it again", { after: `${pauseMs} ms` })
        yield* Effect.sleep(pauseMs)
        kept = yield* start(supervised).pipe(
          Effect.catch(({ message }) =>
            Effect.as(Effect.logError("The database does not start", { detail: message }), kept)
          ),
        )
      }
    }))
  })

/** Until it accepts connections. */
const start = Effect.fnUntraced(function*({ runAs, postgres, args, data, log }: Supervised) {
  yield* awaitFormerPostmaster(data)
  const kept = keep(runAs, postgres, args, log.add)
  const ready = Effect.gen(function*() {
    while (!(yield* Effect.promise(() => isReady(kept, data)))) {
      if (kept.hasEnded()) return yield* refused(`The database did not start: ${log.lastProblem()}`)
      yield* Effect.sleep("20 millis")
    }
  })
  return yield* Effect.as(Effect.onInterrupt(ready, () => Effect.promise(() => kept.stop())), kept)
})

const isReady = async (kept: Kept, data: string): Promise<boolean> => {
  const postmaster = await postmasterOf(data)
  return postmaster !== null && postmaster.pid === kept.pid() && postmaster.isReady
}
