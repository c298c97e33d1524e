import { DateTime, Effect, Schema } from "effect"
import { deviceLabel } from "../../account/device-label.ts"
import { signedIn } from "../../account/shared/signed-in.ts"
import { CallerDevice } from "../../kernel/caller-device.ts"
import { IdSource } from "../../kernel/id-source.port.ts"
import { PasskeyId } from "../../kernel/ids.ts"
import { tidyName } from "../../kernel/tidy-name.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { credentialField } from "../credential-field.ts"
import { PasskeyCeremony } from "../passkey-ceremony.port.ts"
import { PasskeyView, viewOf } from "../passkey-view.ts"
import { type Passkey, PasskeyName } from "../passkey.ts"
import { takeChallenge } from "../steps/challenges.ts"
import { storeWithinLimit } from "../steps/store-within-limit.ts"

/** Adds the passkey that a device created. Without a name it is named after the browser, such as "Firefox · Linux". */
export const registerPasskey = useCase("passkey.registerPasskey", {
  input: wire({ ...credentialField, name: Schema.optionalKey(PasskeyName) }),
  output: PasskeyView,
  run: Effect.fnUntraced(function*({ credential, name }) {
    const userId = yield* signedIn
    const { verifyCreated } = yield* PasskeyCeremony
    const { transaction } = yield* UnitOfWork
    return yield* transaction(Effect.gen(function*() {
      const { challenge } = yield* takeChallenge(credential, "create", userId)
      const passkey: Passkey = {
        id: PasskeyId.make(yield* (yield* IdSource).next),
        userId,
        name: name === undefined ? deviceLabel(yield* CallerDevice) ?? "Passkey" : tidyName(name),
        ...yield* verifyCreated(credential, challenge),
        createdAt: yield* DateTime.now,
        lastUsedAt: null,
      }
      yield* storeWithinLimit(passkey)
      return viewOf(passkey)
    }))
  }),
})
