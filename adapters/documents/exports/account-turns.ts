import type { UserId } from "#domain/kernel/ids.ts"
import { Effect, Semaphore } from "effect"

interface Turn {
  readonly semaphore: Semaphore.Semaphore
  /** Work that is running or waiting. */
  count: number
}

type InTurn = <A, E, R>(account: UserId | null, work: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>

/** Runs this many pieces of work at once, but only one per account: slow ones hold up nobody else. */
export const accountTurns = (atOnce: number): InTurn => {
  const all = Semaphore.makeUnsafe(atOnce)
  const turns = new Map<UserId | null, Turn>()
  const enter = (account: UserId | null) =>
    Effect.sync(() => {
      const turn = turns.get(account) ?? { semaphore: Semaphore.makeUnsafe(1), count: 0 }
      turn.count++
      turns.set(account, turn)
      return turn
    })
  const leave = (account: UserId | null, turn: Turn) =>
    Effect.sync(() => {
      turn.count--
      if (turn.count === 0) turns.delete(account)
    })
  return (account, work) =>
    Effect.acquireUseRelease(
      enter(account),
      ({ semaphore }) => semaphore.withPermit(all.withPermit(work)),
      (turn) => leave(account, turn),
    )
}
