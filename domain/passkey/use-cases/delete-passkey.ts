import { Effect, Schema } from "effect"
import { signedIn } from "../../account/shared/signed-in.ts"
import { PasskeyId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { PasskeyStore } from "../passkey-store.port.ts"
import { requireConfirmed } from "../shared/require-confirmed.ts"

export const deletePasskey = useCase("passkey.deletePasskey", {
  input: Schema.Struct({ id: PasskeyId }),
  output: Schema.Struct({}),
  run: Effect.fnUntraced(function*({ id }) {
    const passkeys = yield* PasskeyStore
    yield* requireConfirmed
    yield* passkeys.remove(id, yield* signedIn)
    return {}
  }),
})
