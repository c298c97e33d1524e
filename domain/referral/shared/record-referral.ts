import { DateTime, Effect } from "effect"
import { KnownDevices } from "../../account/known-devices.port.ts"
import { mailboxOf } from "../../account/mailbox.ts"
import { OwnPlans } from "../../account/own-plans.ts"
import { SessionStore } from "../../account/session-store.port.ts"
import { UserStore } from "../../account/user-store.port.ts"
import type { User } from "../../account/user.ts"
import { ReferralStore } from "../referral-store.port.ts"
import { normaliseCode } from "../referral.ts"

interface Arrival {
  readonly referralCode?: string | null | undefined
  readonly deviceId: string
  /** The browser itself, whatever device id its session has; empty if unknown. */
  readonly client: string
}

/**
 * Records whose code a new account joined with, where codes earn anything. An unknown code keeps nobody out, and nobody can invite themselves:
 * not with another spelling of their mailbox, nor from a device on which they are signed in, nor from a browser they
 * ever signed in with.
 */
export const recordReferral = Effect.fnUntraced(function*(newcomer: User, { referralCode, deviceId, client }: Arrival) {
  const { areOn } = yield* OwnPlans
  if (!areOn || referralCode === null || referralCode === undefined) return
  const referrals = yield* ReferralStore
  const users = yield* UserStore
  const sessions = yield* SessionStore
  const known = yield* KnownDevices
  const inviterId = yield* referrals.ownerOf(normaliseCode(referralCode))
  if (inviterId === null || inviterId === newcomer.id) return
  const inviter = yield* users.get(inviterId).pipe(Effect.catchTag("UserNotFound", () => Effect.succeed(null)))
  if (inviter === null || inviter.disabledAt !== null) return
  const createdAt = yield* DateTime.now
  const devices = (yield* sessions.list(inviterId, createdAt)).map((session) => session.deviceId)
  const isKnown = client !== "" && (yield* known.has(inviterId, client))
  if (isSameMailbox(inviter, newcomer) || devices.includes(deviceId) || isKnown) {
    return yield* Effect.logWarning("a referral of oneself was not counted", {
      inviter: inviterId,
      newcomer: newcomer.id,
    })
  }
  yield* referrals.insert({ inviterId, newcomerId: newcomer.id, createdAt, creditedAt: null })
})

const isSameMailbox = (a: User, b: User): boolean =>
  a.email !== null && b.email !== null && mailboxOf(a.email) === mailboxOf(b.email)
