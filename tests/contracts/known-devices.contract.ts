import { KnownDevices } from "#domain/account/known-devices.port.ts"
import type { UserStore } from "#domain/account/user-store.port.ts"
import { Email } from "#domain/account/user.ts"
import { assert, describe } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { keepUsers } from "../support/a-scene.ts"
import { ada, at, bob } from "../support/a-task.ts"
import { aUser, sessionId } from "../support/a-user.ts"
import { behavesOn } from "../support/behaves.ts"

/** What every KnownDevices must do. */
export const knownDevicesContract = (name: string, layer: Layer.Layer<KnownDevices | UserStore>): void => {
  describe(`KnownDevices: ${name}`, () => {
    const behaves = behavesOn(layer)

    behaves(
      "tells new devices of an account from those it knows, and the first from the others",
      Effect.gen(function*() {
        const devices = yield* KnownDevices
        yield* keepUsers(aUser(), aUser({ id: bob, email: Email.make("bob@example.org") }))
        assert.deepStrictEqual(yield* devices.add(ada, "laptop"), { isNew: true, isFirst: true })
        assert.deepStrictEqual(yield* devices.add(ada, "laptop"), { isNew: false, isFirst: false })
        assert.deepStrictEqual(yield* devices.add(ada, "phone"), { isNew: true, isFirst: false })
        assert.deepStrictEqual(yield* devices.add(bob, "phone"), { isNew: true, isFirst: true })
        assert.isTrue(yield* devices.has(ada, "laptop"))
        assert.isFalse(yield* devices.has(bob, "laptop"))
      }),
    )

    behaves(
      "keeps notices, the oldest first, each taken by one, until it is removed",
      Effect.gen(function*() {
        const devices = yield* KnownDevices
        yield* keepUsers(aUser())
        const about = { userId: ada, label: "Firefox · Linux", place: "DE" }
        const first = { ...about, id: sessionId(1), signedInAt: at("2026-11-20T12:00:00.000Z") }
        const second = {
          ...about,
          id: sessionId(2),
          label: null,
          place: null,
          signedInAt: at("2026-11-20T13:00:00.000Z"),
        }
        yield* devices.saveNotice(second)
        yield* devices.saveNotice(first)
        const now = at("2026-11-20T14:00:00.000Z")
        const later = at("2026-11-20T14:10:00.000Z")
        assert.deepStrictEqual(yield* devices.claimNotices(1, now), [first])
        const claims = yield* Effect.all([devices.claimNotices(5, now), devices.claimNotices(5, now)], {
          concurrency: 2,
        })
        assert.deepStrictEqual(claims.flat(), [second])
        assert.deepStrictEqual(yield* devices.claimNotices(5, later), [first, second])
        assert.isTrue(yield* devices.removeNotice(first.id))
        assert.isFalse(yield* devices.removeNotice(first.id))
        assert.deepStrictEqual(yield* devices.claimNotices(5, at("2026-11-20T15:00:00.000Z")), [second])
      }),
    )
  })
}
