import { DateTime, Effect, Schema } from "effect"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { AccountName } from "../account-state.ts"
import { AccountDisabled } from "../errors.ts"
import { byOperator, DeviceId } from "../session.ts"
import { namedUser } from "../shared/named-user.ts"
import { openSession } from "../shared/open-session.ts"

/** Opens another session for an account, for a script or a device without mail. */
export const createToken = useCase("account.createToken", {
  input: wire({ account: AccountName, deviceId: DeviceId }),
  output: wire({ id: Schema.String, token: Schema.String }),
  run: Effect.fnUntraced(function*({ account, deviceId }) {
    const user = yield* namedUser(account)
    if (user.disabledAt !== null) return yield* new AccountDisabled()
    return { id: user.id, token: yield* openSession(user.id, deviceId, byOperator(yield* DateTime.now)) }
  }),
})
