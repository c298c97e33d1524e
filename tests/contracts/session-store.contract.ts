import { SessionStore } from "#domain/account/session-store.port.ts"
import { UserStore } from "#domain/account/user-store.port.ts"
import { Email } from "#domain/account/user.ts"
import { assert, describe } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { keepUsers } from "../support/a-scene.ts"
import { ada, at, bob } from "../support/a-task.ts"
import { aSession, aUser, sessionId } from "../support/a-user.ts"
import { behavesOn } from "../support/behaves.ts"

const now = at("2026-11-20T12:00:00.000Z")
const link = {
  tokenHash: "link-1",
  email: Email.make("ada@example.org"),
  browserHash: "browser-1",
  expiresAt: at("2026-11-20T12:15:00.000Z"),
}

/** What every SessionStore must do. */
export const sessionStoreContract = (name: string, layer: Layer.Layer<SessionStore | UserStore>): void => {
  describe(`SessionStore: ${name}`, () => {
    const behaves = behavesOn(layer)

    behaves(
      "finds a session by its hash until it expires",
      Effect.gen(function*() {
        const sessions = yield* SessionStore
        yield* sessions.save(aSession())
        assert.deepStrictEqual(yield* sessions.find("hash-1", now), aSession())
        assert.strictEqual(yield* sessions.find("hash-2", now), null)
        assert.strictEqual(yield* sessions.find("hash-1", aSession().expiresAt), null)
      }),
    )

    behaves(
      "does not find the sessions of a disabled account",
      Effect.gen(function*() {
        const sessions = yield* SessionStore
        const users = yield* UserStore
        yield* keepUsers(aUser())
        yield* users.setDisabled(ada, now)
        yield* sessions.save(aSession())
        yield* sessions.save(aSession({ id: sessionId(2), tokenHash: "hash-2", userId: bob }))
        assert.strictEqual(yield* sessions.find("hash-1", now), null)
        assert.isFalse(yield* sessions.exists(sessionId(1), now))
        assert.isNotNull(yield* sessions.find("hash-2", now))
        assert.isTrue(yield* sessions.exists(sessionId(2), now))
      }),
    )

    behaves(
      "keeps one session a device",
      Effect.gen(function*() {
        const sessions = yield* SessionStore
        yield* sessions.save(aSession())
        yield* sessions.save(aSession({ id: sessionId(2), tokenHash: "hash-2" }))
        yield* sessions.save(aSession({ id: sessionId(3), tokenHash: "hash-3", deviceId: "phone" }))
        yield* sessions.save(aSession({ id: sessionId(4), tokenHash: "hash-4", userId: bob }))
        assert.strictEqual(yield* sessions.find("hash-1", now), null)
        for (const hash of ["hash-2", "hash-3", "hash-4"]) assert.isNotNull(yield* sessions.find(hash, now))
      }),
    )

    behaves(
      "prolongs a session by saving it again",
      Effect.gen(function*() {
        const sessions = yield* SessionStore
        const longer = aSession({ expiresAt: at("2027-01-01T00:00:00.000Z") })
        yield* sessions.save(aSession())
        yield* sessions.save(longer)
        assert.deepStrictEqual(yield* sessions.find("hash-1", aSession().expiresAt), longer)
      }),
    )

    behaves(
      "signs a device out, and no other",
      Effect.gen(function*() {
        const sessions = yield* SessionStore
        yield* sessions.save(aSession())
        yield* sessions.save(aSession({ id: sessionId(2), tokenHash: "hash-2", deviceId: "phone" }))
        yield* sessions.remove(ada, "laptop")
        assert.strictEqual(yield* sessions.find("hash-1", now), null)
        assert.isNotNull(yield* sessions.find("hash-2", now))
      }),
    )

    behaves(
      "lists the open sessions of an account, the last used first",
      Effect.gen(function*() {
        const sessions = yield* SessionStore
        const phone = aSession({ id: sessionId(2), tokenHash: "hash-2", deviceId: "phone", lastSeenAt: now })
        yield* sessions.save(aSession())
        yield* sessions.save(phone)
        yield* sessions.save(aSession({ id: sessionId(3), tokenHash: "hash-3", deviceId: "old", expiresAt: now }))
        yield* sessions.save(aSession({ id: sessionId(4), tokenHash: "hash-4", userId: bob }))
        assert.deepStrictEqual(yield* sessions.list(ada, now), [phone, aSession()])
        assert.isTrue(yield* sessions.exists(sessionId(2), now))
        assert.isFalse(yield* sessions.exists(sessionId(3), now))
      }),
    )

    behaves(
      "ends one session of an account, or all but one, and says which",
      Effect.gen(function*() {
        const sessions = yield* SessionStore
        for (const nth of [1, 2, 3]) {
          yield* sessions.save(aSession({ id: sessionId(nth), tokenHash: `hash-${nth}`, deviceId: `device-${nth}` }))
        }
        yield* sessions.save(aSession({ id: sessionId(4), tokenHash: "hash-4", userId: bob }))
        assert.deepStrictEqual(yield* sessions.end(ada, sessionId(4)), [])
        assert.deepStrictEqual(yield* sessions.end(ada, sessionId(1)), [sessionId(1)])
        assert.deepStrictEqual(yield* sessions.endOthers(ada, sessionId(2)), [sessionId(3)])
        assert.deepStrictEqual(yield* sessions.endOthers(ada, null), [sessionId(2)])
        assert.isTrue(yield* sessions.exists(sessionId(4), now))
      }),
    )

    behaves(
      "notes the last use of a session, and brings back none that has ended",
      Effect.gen(function*() {
        const sessions = yield* SessionStore
        const seen = aSession({ lastSeenAt: now, expiresAt: at("2026-12-21T08:00:00.000Z") })
        yield* sessions.touch(seen)
        assert.isNull(yield* sessions.find("hash-1", now))
        yield* sessions.save(aSession())
        yield* sessions.touch(seen)
        assert.deepStrictEqual(yield* sessions.find("hash-1", now), seen)
      }),
    )

    behaves(
      "keeps when the owner last proved who they are, whatever use is noted in the meantime",
      Effect.gen(function*() {
        const sessions = yield* SessionStore
        yield* sessions.save(aSession({ provenAt: null }))
        yield* sessions.save(aSession({ id: sessionId(2), tokenHash: "hash-2", deviceId: "phone", provenAt: null }))
        yield* sessions.prove(sessionId(1), now)
        yield* sessions.touch(aSession({ lastSeenAt: now, provenAt: null }))
        assert.deepStrictEqual(yield* sessions.find("hash-1", now), aSession({ lastSeenAt: now, provenAt: now }))
        assert.isNull((yield* sessions.find("hash-2", now))?.provenAt)
      }),
    )

    behaves(
      "gives a sign-in link once, however many ask",
      Effect.gen(function*() {
        const sessions = yield* SessionStore
        yield* sessions.saveLink(link)
        const asks = Array.from({ length: 50 }, () => sessions.consumeLink("link-1", now))
        const given = (yield* Effect.all(asks, { concurrency: "unbounded" })).filter((one) => one !== null)
        assert.deepStrictEqual(given, [link])
      }),
    )

    behaves(
      "shows a link without using it up, until it is used or expired",
      Effect.gen(function*() {
        const sessions = yield* SessionStore
        yield* sessions.saveLink(link)
        assert.deepStrictEqual(yield* sessions.findLink("link-1", now), link)
        assert.deepStrictEqual(yield* sessions.findLink("link-1", now), link)
        assert.isNull(yield* sessions.findLink("link-1", link.expiresAt))
        assert.isNull(yield* sessions.findLink("link-2", now))
        yield* sessions.consumeLink("link-1", now)
        assert.isNull(yield* sessions.findLink("link-1", now))
      }),
    )

    behaves(
      "gives no link that is expired or unknown",
      Effect.gen(function*() {
        const sessions = yield* SessionStore
        yield* sessions.saveLink(link)
        assert.strictEqual(yield* sessions.consumeLink("link-1", link.expiresAt), null)
        assert.strictEqual(yield* sessions.consumeLink("link-2", now), null)
      }),
    )

    behaves(
      "forgets what is expired, and only that",
      Effect.gen(function*() {
        const sessions = yield* SessionStore
        yield* sessions.save(aSession({ expiresAt: now }))
        yield* sessions.save(aSession({ id: sessionId(2), tokenHash: "hash-2", deviceId: "phone" }))
        yield* sessions.saveLink(link)
        yield* sessions.forgetExpired(now)
        assert.strictEqual(yield* sessions.find("hash-1", at("2026-11-20T00:00:00.000Z")), null)
        assert.isNotNull(yield* sessions.find("hash-2", now))
        assert.isNotNull(yield* sessions.consumeLink("link-1", now))
      }),
    )
  })
}
