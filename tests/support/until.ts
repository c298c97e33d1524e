import { Effect } from "effect"
import { setTimeout as pause } from "node:timers/promises"

type NotYet = null | undefined | false

/** A tenth of what was waited already, within these milliseconds: each look costs time of the server under test. */
const pauseAfter = (waited: number): number => Math.min(Math.max(50, waited / 10), 250)

/** Polls until there is an answer, and returns it. The deadline is only for a test that would never end. */
export const until = async <A>(
  look: () => Promise<A | NotYet> | A | NotYet,
  { every, within = 240_000 }: { readonly every?: number; readonly within?: number } = {},
): Promise<A> => {
  const begun = performance.now()
  const lookAgain = async (): Promise<A> => {
    const found = await look()
    if (found !== null && found !== undefined && found !== false) return found
    const waited = performance.now() - begun
    if (waited > within) throw new Error(`This was never so: ${look.toString()}`)
    await pause(every ?? pauseAfter(waited))
    return lookAgain()
  }
  return lookAgain()
}

/** The same for an effect that goes on when something is so. */
export const soon = (isSo: () => boolean): Effect.Effect<void> =>
  Effect.promise(async () => void await until(isSo, { every: 10 }))
