import { Effect, Schema } from "effect"
import { signedIn } from "../../account/shared/signed-in.ts"
import { useCase } from "../../kernel/use-case.ts"
import { PasskeyCeremony } from "../passkey-ceremony.port.ts"
import { PasskeyStore } from "../passkey-store.port.ts"
import { saveChallenge } from "../steps/challenges.ts"

/** Asks for one of the caller's passkeys: `options` is the JSON text for `navigator.credentials.get`. */
export const startConfirmation = useCase("passkey.startConfirmation", {
  input: Schema.Struct({}),
  output: Schema.Struct({ options: Schema.String }),
  run: Effect.fnUntraced(function*() {
    const { askToUse } = yield* PasskeyCeremony
    const passkeys = yield* PasskeyStore
    const userId = yield* signedIn
    return yield* saveChallenge(yield* askToUse(yield* passkeys.list(userId)), "confirm", userId)
  }),
})
