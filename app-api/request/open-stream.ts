import { holdStream } from "#domain/kernel/hold-stream.ts"
import { Effect, Exit, Scope } from "effect"

/** Counts one more open stream of the caller, or refuses it before it begins. Returns what takes it back. */
export const openStream = Effect.fnUntraced(function*(link: string | null) {
  const scope = yield* Scope.make()
  const end = Scope.close(scope, Exit.void)
  yield* Effect.onExit(Scope.provide(holdStream(link), scope), (exit) => Exit.isSuccess(exit) ? Effect.void : end)
  return end
})
