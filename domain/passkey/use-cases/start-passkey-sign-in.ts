import { Effect, Schema } from "effect"
import { DeviceId } from "../../account/session.ts"
import { limitNetwork } from "../../kernel/limit-rate.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { PasskeyCeremony } from "../passkey-ceremony.port.ts"
import { saveChallenge } from "../steps/challenges.ts"

/** Starts signing in with a passkey, on this device. It asks for any passkey, so it reveals nothing about accounts. */
export const startPasskeySignIn = useCase("passkey.startPasskeySignIn", {
  input: wire({ deviceId: DeviceId }),
  output: Schema.Struct({ options: Schema.String }),
  run: Effect.fnUntraced(function*({ deviceId }) {
    const { askToUse } = yield* PasskeyCeremony
    yield* limitNetwork("sign-ins from a network")
    return yield* saveChallenge(yield* askToUse(null), "sign-in", deviceId)
  }),
})
