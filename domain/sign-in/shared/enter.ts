import { DateTime, Effect } from "effect"
import { AccountDisabled } from "../../account/errors.ts"
import { byProof, type Origin, originOf, type Session } from "../../account/session.ts"
import { noteDevice } from "../../account/shared/note-device.ts"
import { openSession } from "../../account/shared/open-session.ts"
import { planInUse } from "../../account/shared/plan-in-use.ts"
import { UserStore } from "../../account/user-store.port.ts"
import { viewOf } from "../../account/user-view.ts"
import type { User } from "../../account/user.ts"
import { adoptGuest } from "../../guest/shared/adopt-guest.ts"
import { CallerNetwork } from "../../kernel/caller-network.ts"
import type { UserId } from "../../kernel/ids.ts"
import { limitNetwork } from "../../kernel/limit-rate.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import type { Entry, SignedIn } from "../entry.ts"
import { SignInAttemptInvalid } from "../errors.ts"
import type { ProvenIdentity } from "../proven-identity.ts"
import { userOf } from "../steps/user-of.ts"
import { callingClient } from "./phone-tickets.ts"

/**
 * Where every sign-in method ends. `prove` runs in the same transaction: if the account is refused, what it used up,
 * such as a link, is restored.
 */
export const signIn = Effect.fnUntraced(function*<E, R>(prove: Effect.Effect<ProvenIdentity, E, R>, entry: Entry) {
  return yield* enter(Effect.flatMap(prove, (proven) => proved(userOf(proven, entry))), entry)
})

/** Signs in to an account that is already known. */
export const signInAgain = Effect.fnUntraced(function*<E, R>(prove: Effect.Effect<UserId, E, R>, deviceId: string) {
  return yield* enter(Effect.flatMap(prove, (userId) => proved(knownUser(userId))), { deviceId })
})

/** Opens a session from another one. Nobody has proved anything: it is no younger than the other. */
export const signInFrom = Effect.fnUntraced(function*<E, R>(find: Effect.Effect<Session, E, R>, deviceId: string) {
  const entering = Effect.flatMap(
    find,
    (session) => Effect.map(knownUser(session.userId), (user): Entering => ({ user, origin: originOf(session) })),
  )
  return yield* enter(entering, { deviceId })
})

interface Entering {
  readonly user: User
  readonly origin: Origin
}

const proved = <E, R>(account: Effect.Effect<User, E, R>) =>
  Effect.zipWith(account, DateTime.now, (user, now): Entering => ({ user, origin: byProof(now) }))

const knownUser = Effect.fnUntraced(function*(userId: UserId) {
  const users = yield* UserStore
  return yield* users.get(userId).pipe(Effect.catchTag("UserNotFound", () => Effect.fail(new SignInAttemptInvalid())))
})

type Arrival = Pick<Entry, "deviceId" | "guestToken">

const enter = Effect.fnUntraced(function*<E, R>(
  entering: Effect.Effect<Entering, E, R>,
  { deviceId, guestToken }: Arrival,
) {
  const { transaction } = yield* UnitOfWork
  yield* limitNetwork("sign-ins from a network")
  const signedIn = yield* transaction(Effect.gen(function*() {
    const { user, origin } = yield* entering
    if (user.disabledAt !== null) return yield* new AccountDisabled()
    // The session's device id is a new one after each sign-out; the browser itself is the same.
    yield* noteDevice(user.id, (yield* callingClient) || deviceId)
    const accessToken = yield* openSession(user.id, deviceId, origin)
    yield* adoptGuest(guestToken, user.id)
    return {
      accessToken,
      deviceId,
      userInfo: viewOf({ ...user, plan: yield* planInUse(user.plan) }),
    } satisfies SignedIn
  })).pipe(Effect.tapError((refusal) => logRefused(refusal, deviceId)))
  yield* Effect.logInfo("signed in", { userId: signedIn.userInfo.id, deviceId, network: yield* CallerNetwork })
  return signedIn
})

const logRefused = Effect.fnUntraced(function*(refusal: unknown, deviceId: string) {
  const reason = typeof refusal === "object" && refusal !== null && "_tag" in refusal ? refusal._tag : "unknown"
  yield* Effect.logWarning("sign-in refused", { reason, deviceId, network: yield* CallerNetwork })
})
