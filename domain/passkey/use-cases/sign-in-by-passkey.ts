import { Effect } from "effect"
import { DeviceId } from "../../account/session.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { SignedIn } from "../../sign-in/entry.ts"
import { signInAgain } from "../../sign-in/shared/enter.ts"
import { credentialField } from "../credential-field.ts"
import { proveByPasskey } from "../steps/prove-by-passkey.ts"

/** Opens a session for the owner of the passkey that answered the challenge of `startPasskeySignIn`. Works once. */
export const signInByPasskey = useCase("passkey.signInByPasskey", {
  input: wire({ deviceId: DeviceId, ...credentialField }),
  output: SignedIn,
  run: Effect.fnUntraced(function*({ deviceId, credential }) {
    return yield* signInAgain(proveByPasskey(credential, "sign-in", deviceId, null), deviceId)
  }),
})
