import { ContactChangeStore } from "#domain/account/contact-change-store.port.ts"
import { InvitationStore } from "#domain/account/invitation-store.port.ts"
import { KnownDevices } from "#domain/account/known-devices.port.ts"
import { SessionStore } from "#domain/account/session-store.port.ts"
import { UserStore } from "#domain/account/user-store.port.ts"
import { Phone } from "#domain/account/user.ts"
import { ContactChangeId } from "#domain/kernel/ids.ts"
import { DeletionStore } from "#domain/leaving/deletion-store.port.ts"
import { PasskeyStore } from "#domain/passkey/passkey-store.port.ts"
import { IdentityStore } from "#domain/sign-in/identity-store.port.ts"
import { TicketStore } from "#domain/sign-in/ticket-store.port.ts"
import { Effect } from "effect"
import { ada, at } from "../support/a-task.ts"
import { adasEmail, aSession, aUser, sessionId } from "../support/a-user.ts"
import { aPasskey } from "../support/passkeys/a-passkey.ts"

const now = at("2026-11-20T12:00:00.000Z")

export const identityStore = Effect.gen(function*() {
  const identities = yield* IdentityStore
  yield* identities.insert({ issuer: "email", subject: "ada@example.org", userId: ada, email: null, createdAt: now })
  yield* identities.find("email", "ada@example.org")
  yield* identities.ofUser(ada)
  yield* identities.remove("email", "ada@example.org")
  yield* identities.removeOfUser(ada)
})

export const ticketStore = Effect.gen(function*() {
  const tickets = yield* TicketStore
  const ticket = { kind: "phone-code", hash: "hash-1", device: null, payload: {}, tries: 0, expiresAt: now } as const
  yield* tickets.save(ticket)
  yield* tickets.saveOnce(ticket, now)
  yield* tickets.find("phone-code", "hash-1", now)
  yield* tickets.attempt("phone-code", "hash-1", now)
  yield* tickets.consume("phone-code", "hash-1", now)
  yield* tickets.forgetExpired(now)
})

export const sessionStore = Effect.gen(function*() {
  const sessions = yield* SessionStore
  yield* sessions.save(aSession())
  yield* sessions.find("hash-1", now)
  yield* sessions.exists(sessionId(1), now)
  yield* sessions.list(ada, now)
  yield* sessions.touch(aSession())
  yield* sessions.prove(sessionId(1), now)
  yield* sessions.end(ada, sessionId(1))
  yield* sessions.endOthers(ada, sessionId(1))
  yield* sessions.endOthers(ada, null)
  yield* sessions.remove(ada, "laptop")
  yield* sessions.saveLink({ tokenHash: "link", email: adasEmail, browserHash: "hash", expiresAt: now })
  yield* sessions.findLink("link", now)
  yield* sessions.consumeLink("link", now)
  yield* sessions.forgetExpired(now)
})

export const deletionStore = Effect.gen(function*() {
  const deletions = yield* DeletionStore
  yield* deletions.save({ userId: ada, requestedAt: now, dueAt: now })
  yield* deletions.find(ada)
  yield* deletions.due(now)
  yield* deletions.cancel(ada)
  yield* deletions.erase(aUser())
})

export const knownDevices = Effect.gen(function*() {
  const devices = yield* KnownDevices
  const id = sessionId(1)
  yield* devices.add(ada, "laptop")
  yield* devices.has(ada, "laptop")
  yield* devices.saveNotice({ id, userId: ada, label: "Firefox", place: "DE", signedInAt: now })
  yield* devices.claimNotices(100, now)
  yield* devices.removeNotice(id)
})

export const contactChangeStore = Effect.gen(function*() {
  const changes = yield* ContactChangeStore
  const id = ContactChangeId.make(sessionId(1))
  const given = { userId: ada, kind: "email", from: adasEmail, to: adasEmail, by: "owner" } as const
  yield* changes.insert({ id, ...given, changedAt: now, undoUntil: now, undoneAt: null, moved: [] })
  yield* changes.find(id)
  yield* changes.ofUser(ada)
  yield* changes.keptFor(adasEmail, now)
  yield* changes.markUndone([id], now)
  yield* changes.settle(ada, now)
  const news = { _tag: "Settled", address: "a•••@example.org" } as const
  yield* changes.saveNotice({ id, userId: ada, to: adasEmail, news, createdAt: now })
  yield* changes.claimNotices(20, now)
  yield* changes.removeNotice(id)
})

export const passkeyStore = Effect.gen(function*() {
  const passkeys = yield* PasskeyStore
  yield* passkeys.insert(aPasskey())
  yield* passkeys.list(ada)
  yield* passkeys.find("credential-1")
  yield* passkeys.use(aPasskey().id, 1, now)
  yield* passkeys.remove(aPasskey().id, ada)
})

export const invitationStore = Effect.gen(function*() {
  const invitations = yield* InvitationStore
  const email = adasEmail
  yield* invitations.save({ contact: email, invitedAt: now })
  yield* invitations.find(email)
  yield* invitations.remove(email)
})

export const userStore = Effect.gen(function*() {
  const users = yield* UserStore
  yield* users.insert(aUser())
  yield* users.get(ada)
  yield* users.lock(ada)
  yield* Effect.all([users.findByEmail(adasEmail), users.findByPhone(Phone.make("+8613800138000"))])
  yield* users.save(aUser())
  yield* users.setPlan(ada, aUser())
  yield* users.setContact(ada, "email", adasEmail)
  yield* users.setDisabled(ada, now)
  yield* users.list
})
