import { SignInFailed } from "#domain/sign-in/errors.ts"
import { Data, Effect } from "effect"

/** An invalid proof, with the reason for the log, but never the proof itself. */
export class Damaged extends Data.TaggedError("Damaged")<{ readonly reason: string }> {}

/** The caller only learns that it failed. */
export const refuse = ({ reason }: { readonly reason: string }): Effect.Effect<never, SignInFailed> =>
  Effect.andThen(
    Effect.logWarning("a login provider's answer was refused", { reason }),
    Effect.fail(new SignInFailed()),
  )
