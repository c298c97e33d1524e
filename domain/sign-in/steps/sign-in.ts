import { Effect } from "effect"
import { openSession } from "../../account/shared/open-session.ts"
import { viewOf } from "../../account/user-view.ts"
import { CallerNetwork } from "../../kernel/caller-network.ts"
import { limitNetwork } from "../../kernel/limit-rate.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import type { Entry, SignedIn } from "../entry.ts"
import type { ProvenIdentity } from "../proven-identity.ts"
import { userOf } from "./user-of.ts"

/**
 * Where every way of signing in ends. `prove` runs in the same transaction: if the account refuses, what it used up, such as
 * a link, is as it was.
 */
export const signIn = Effect.fnUntraced(function*<E, R>(prove: Effect.Effect<ProvenIdentity, E, R>, entry: Entry) {
  const { transaction } = yield* UnitOfWork
  const { deviceId } = entry
  const network = yield* CallerNetwork
  yield* limitNetwork("sign-ins from a network")
  const signedIn = yield* transaction(Effect.gen(function*() {
    const user = yield* userOf(yield* prove, entry)
    return { accessToken: yield* openSession(user.id, deviceId), deviceId, userInfo: viewOf(user) } satisfies SignedIn
  })).pipe(Effect.tapError((refusal) => logRefused(refusal, deviceId)))
  yield* Effect.logInfo("signed in", { userId: signedIn.userInfo.id, deviceId, network })
  return signedIn
})

const logRefused = Effect.fnUntraced(function*(refusal: unknown, deviceId: string) {
  const reason = typeof refusal === "object" && refusal !== null && "_tag" in refusal ? refusal._tag : "unknown"
  yield* Effect.logWarning("sign-in refused", { reason, deviceId, network: yield* CallerNetwork })
})
