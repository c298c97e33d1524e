import { Effect, Schema } from "effect"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { AccountDisabled } from "../errors.ts"
import { DeviceId } from "../session.ts"
import { openSession } from "../shared/open-session.ts"
import { userByEmail } from "../steps/user-by-email.ts"

/** Opens another session for an account, for a script or a device without mail. */
export const createToken = useCase("account.createToken", {
  input: wire({ email: Schema.String, deviceId: DeviceId }),
  output: wire({ id: Schema.String, token: Schema.String }),
  run: Effect.fnUntraced(function*({ email, deviceId }) {
    const user = yield* userByEmail(email)
    if (user.disabledAt !== null) return yield* new AccountDisabled()
    return { id: user.id, token: yield* openSession(user.id, deviceId) }
  }),
})
