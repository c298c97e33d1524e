import { Effect } from "effect"
import { MinuteLedger } from "../../plan/minute-ledger.port.ts"
import { PasskeyFailed, PasskeyLimitReached } from "../errors.ts"
import { PasskeyStore } from "../passkey-store.port.ts"
import { type Passkey, passkeysPerAccount } from "../passkey.ts"

/** Locks the account, so that concurrent requests cannot exceed the limit. Call it inside a transaction. */
export const storeWithinLimit = Effect.fnUntraced(function*(passkey: Passkey) {
  const passkeys = yield* PasskeyStore
  const { lock } = yield* MinuteLedger
  yield* lock(passkey.userId)
  const held = yield* passkeys.list(passkey.userId)
  if (held.length >= passkeysPerAccount) return yield* new PasskeyLimitReached({ limit: passkeysPerAccount })
  if (!(yield* passkeys.insert(passkey))) return yield* new PasskeyFailed()
})
