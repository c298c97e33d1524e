import { DateTime, Effect, Schema } from "effect"
import { readingOf } from "../../account/shared/reading-of.ts"
import { currentUser } from "../../account/shared/signed-in.ts"
import { limitRate } from "../../kernel/limit-rate.ts"
import { dayIn } from "../../kernel/time-zones.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { requireConfirmed } from "../../passkey/shared/require-confirmed.ts"

/** Lets the caller download all the account's data as one archive. Its bytes are those of `archiveFiles`. */
export const exportArchive = useCase("leaving.exportArchive", {
  input: Schema.Struct({}),
  output: wire({ fileName: Schema.String }),
  run: Effect.fnUntraced(function*() {
    yield* requireConfirmed
    const user = yield* currentUser
    yield* limitRate("archives of an account", user.id)
    const { timeZone } = yield* readingOf(user)
    return { fileName: `parley-${dayIn(yield* DateTime.now, timeZone)}.zip` }
  }),
})
