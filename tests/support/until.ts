import { Effect } from "effect"
import { setTimeout as pause } from "node:timers/promises"

type NotYet = null | undefined | false

/** Polls until there is an answer, and returns it. The deadline is only for a test that would never end. */
export const until = async <A>(
  look: () => Promise<A | NotYet> | A | NotYet,
  { every = 50, within = 240_000 }: { readonly every?: number; readonly within?: number } = {},
): Promise<A> => {
  const found = await look()
  if (found !== null && found !== undefined && found !== false) return found
  if (within <= 0) throw new Error(`This was never so: ${look.toString()}`)
  const asked = performance.now()
  await pause(every)
  return until(look, { every, within: within - (performance.now() - asked) })
}

/** The same for an effect that goes on when something is so. */
export const soon = (isSo: () => boolean): Effect.Effect<void> =>
  Effect.promise(async () => void await until(isSo, { every: 10 }))
