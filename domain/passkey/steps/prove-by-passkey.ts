import { DateTime, Effect } from "effect"
import type { UserId } from "../../kernel/ids.ts"
import { PasskeyFailed } from "../errors.ts"
import { PasskeyCeremony } from "../passkey-ceremony.port.ts"
import { PasskeyStore } from "../passkey-store.port.ts"
import { takeChallenge } from "./challenges.ts"

/** Whose passkey answered: of the account `owner`, or of any (null). Call it inside a transaction. */
export const proveByPasskey = Effect.fnUntraced(function*(
  credential: string,
  purpose: "sign-in" | "confirm",
  holder: string,
  owner: UserId | null,
) {
  const passkeys = yield* PasskeyStore
  const { verifyUsed } = yield* PasskeyCeremony
  const { challenge, credentialId } = yield* takeChallenge(credential, purpose, holder)
  const passkey = yield* passkeys.find(credentialId)
  if (passkey === null || (owner !== null && passkey.userId !== owner)) return yield* new PasskeyFailed()
  const counter = yield* verifyUsed(credential, challenge, passkey)
  if (yield* passkeys.use(passkey.id, counter, yield* DateTime.now)) return passkey.userId
  yield* Effect.logWarning("a passkey's counter has not grown: it may have been copied", { userId: passkey.userId })
  return yield* new PasskeyFailed()
})
