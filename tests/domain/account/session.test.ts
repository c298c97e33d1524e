import { deviceLabel } from "#domain/account/device-label.ts"
import { expiryOf, used } from "#domain/account/session.ts"
import { assert, describe, it } from "@effect/vitest"
import { DateTime } from "effect"
import * as fc from "fast-check"
import { aSession } from "../../support/a-user.ts"

describe("a session in use", () => {
  it("ends 90 days after it was opened, however it is used, and never earlier than 30 days after its previous use", () => {
    const minutes = fc.array(fc.integer({ min: 1, max: 60 * 24 * 29 }), { maxLength: 40 })
    fc.assert(fc.property(minutes, (pauses) => {
      let session = aSession()
      session = { ...session, expiresAt: expiryOf(session.createdAt, session.createdAt) }
      const end = DateTime.add(session.createdAt, { days: 90 })
      let now = session.createdAt
      for (const pause of pauses) {
        now = DateTime.add(now, { minutes: pause })
        if (DateTime.isGreaterThanOrEqualTo(now, session.expiresAt)) break
        session = used(session, now) ?? session
        assert.isTrue(DateTime.isLessThanOrEqualTo(session.expiresAt, end))
        const unused = DateTime.add(session.lastSeenAt, { days: 30 })
        assert.deepStrictEqual(session.expiresAt, DateTime.min(unused, end))
      }
      assert.isTrue(DateTime.isLessThanOrEqualTo(session.expiresAt, end))
    }))
  })

  it("is written at most once a minute", () => {
    const session = aSession()
    assert.isNull(used(session, DateTime.add(session.lastSeenAt, { seconds: 59 })))
    const now = DateTime.add(session.lastSeenAt, { minutes: 1 })
    assert.deepStrictEqual(used(session, now)?.lastSeenAt, now)
  })
})

const named = (name: string) => deviceLabel({ userAgent: "curl/8", name, country: null })

describe("the label of a device", () => {
  const agents = {
    "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0": "Firefox · Linux",
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36":
      "Chrome · Windows",
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0":
      "Edge · Windows",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15":
      "Safari · macOS",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/137.0 Mobile/15E148 Safari/604.1":
      "Chrome · iPhone",
    "Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36":
      "Samsung Internet · Android",
    "curl/8.14.1": "curl",
  }
  for (const [userAgent, label] of Object.entries(agents)) {
    it(`reads ${label}`, () => assert.strictEqual(deviceLabel({ userAgent, name: null, country: null }), label))
  }

  it("is the name that the device gives itself, on one line and not too long", () => {
    assert.strictEqual(named(" Ada’s\nThinkPad "), "Ada’s ThinkPad")
    assert.strictEqual(named("x".repeat(300))?.length, 80)
    assert.strictEqual(named("\u0000 "), "curl")
  })

  it("is unknown where nothing says what it is", () => {
    assert.isNull(deviceLabel({ userAgent: null, name: null, country: null }))
    assert.isNull(deviceLabel({ userAgent: "okhttp", name: null, country: null }))
  })
})
