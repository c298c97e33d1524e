import { Effect, Schema } from "effect"
import { currentUser } from "../../account/shared/signed-in.ts"
import { useCase } from "../../kernel/use-case.ts"
import { PasskeyCeremony } from "../passkey-ceremony.port.ts"
import { PasskeyStore } from "../passkey-store.port.ts"
import { requireConfirmed } from "../shared/require-confirmed.ts"
import { saveChallenge } from "../steps/challenges.ts"

/** Starts adding a passkey: `options` is the JSON text for `navigator.credentials.create`. */
export const startRegistration = useCase("passkey.startRegistration", {
  input: Schema.Struct({}),
  output: Schema.Struct({ options: Schema.String }),
  run: Effect.fnUntraced(function*() {
    const { askToCreate } = yield* PasskeyCeremony
    const passkeys = yield* PasskeyStore
    const user = yield* currentUser
    yield* requireConfirmed
    return yield* saveChallenge(yield* askToCreate(user, yield* passkeys.list(user.id)), "create", user.id)
  }),
})
