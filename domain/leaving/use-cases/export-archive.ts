import { DateTime, Effect, Schema } from "effect"
import { signedIn } from "../../account/shared/signed-in.ts"
import { limitRate } from "../../kernel/limit-rate.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { requireConfirmed } from "../../passkey/shared/require-confirmed.ts"

/** Lets the caller download all the account's data as one archive. Its bytes are those of `archiveFiles`. */
export const exportArchive = useCase("leaving.exportArchive", {
  input: Schema.Struct({}),
  output: wire({ fileName: Schema.String }),
  run: Effect.fnUntraced(function*() {
    yield* requireConfirmed
    yield* limitRate("archives of an account", yield* signedIn)
    return { fileName: `parley-${DateTime.formatIsoDateUtc(yield* DateTime.now)}.zip` }
  }),
})
