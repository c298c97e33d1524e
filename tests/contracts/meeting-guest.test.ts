import type { Access } from "#adapters/meetings/provider/access.ts"
import type { Patience } from "#adapters/meetings/provider/patience.ts"
import { layer } from "#adapters/meetings/provider/provider-guest.ts"
import { attendee, attendeeKey } from "#adapters/meetings/services/attendee.ts"
import { recall, recallKey } from "#adapters/meetings/services/recall.ts"
import { vexa, vexaKey } from "#adapters/meetings/services/vexa.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Redacted } from "effect"
import { readdirSync } from "node:fs"
import { key } from "../support/meeting-providers/a-provider.ts"
import { attended, quick } from "../support/meeting-providers/attended.ts"
import { attendeePeer } from "../support/meeting-providers/attendee-peer.ts"
import { recallPeer } from "../support/meeting-providers/recall-peer.ts"
import { vexaPeer } from "../support/meeting-providers/vexa-peer.ts"
import { soon } from "../support/until.ts"
import { meetingGuestContract } from "./meeting-guest.contract.ts"

const maxBytes = 100_000
const secret = Redacted.make(key)
const accessTo = (url: string, given: Access["key"]): Access => ({ url, key: given, busy: [], inside: new Set() })

const guests = {
  Attendee: {
    peer: attendeePeer,
    guest: (url: string, patience: Patience) => {
      const access = accessTo(url, attendeeKey(secret))
      return layer(attendee(access), access, { patience, maxBytes })
    },
    bot: "bot_1",
    tells: { people: true, turns: true, end: true },
    fatal: "guest-crashed",
  },
  Vexa: {
    peer: vexaPeer,
    guest: (url: string, patience: Patience) => {
      const access = accessTo(url, vexaKey(secret))
      return layer(vexa(access), access, { patience, maxBytes })
    },
    bot: "42",
    tells: { people: false, turns: false, end: false },
    fatal: "service-failed",
  },
  "Recall.ai": {
    peer: recallPeer,
    guest: (url: string, patience: Patience) => {
      const access = accessTo(url, recallKey(secret))
      return layer(recall(access), access, { patience, maxBytes })
    },
    bot: "b-1",
    tells: { people: false, turns: true, end: true },
    fatal: "service-failed",
  },
}

for (const [name, kind] of Object.entries(guests)) meetingGuestContract(name, kind)

describe("a recording at an address inside", () => {
  it.live.each(["Attendee", "Recall.ai"] as const)("is not fetched: %s", (name) =>
    Effect.gen(function*() {
      const { peer, guest } = guests[name]
      const started = [yield* Effect.promise(peer), yield* Effect.promise(peer)] as const
      const [provider, other] = started
      yield* Effect.addFinalizer(() => Effect.promise(() => Promise.all(started.map(({ close }) => close()))))
      Object.assign(provider.world, { stage: "out", wasIn: true, recording: { at: `${other.url}/file` } })
      const meeting = yield* Effect.provide(attended(), guest(provider.url, quick))
      assert.strictEqual(yield* meeting.ended, "service-failed")
      assert.deepStrictEqual(other.asked, [])
      assert.deepStrictEqual(readdirSync(meeting.folder), [])
    }).pipe(Effect.scoped))
})

describe("Attendee", () => {
  it.live("has one bot when the answer to the first request was lost", () =>
    Effect.gen(function*() {
      const { peer, guest } = guests.Attendee
      const provider = yield* Effect.acquireRelease(Effect.promise(peer), ({ close }) => Effect.promise(close))
      provider.world.sent = 1
      const meeting = yield* Effect.provide(attended(), guest(provider.url, quick))
      yield* meeting.when("Sent")
      assert.deepInclude(meeting.events, { _tag: "Sent", externalId: "bot_1" })
      assert.strictEqual(provider.world.sent, 1)
      yield* meeting.interrupt
    }).pipe(Effect.scoped))
})

describe("Recall.ai", () => {
  it.live("is not asked twice when it is unknown whether it has sent a bot", () =>
    Effect.gen(function*() {
      const { peer, guest } = guests["Recall.ai"]
      const provider = yield* Effect.acquireRelease(Effect.promise(peer), ({ close }) => Effect.promise(close))
      provider.world.trouble = "cut"
      const meeting = yield* Effect.provide(attended(), guest(provider.url, quick))
      assert.strictEqual(yield* meeting.ended, "service-failed")
      yield* soon(() => provider.asked.length === 1)
    }).pipe(Effect.scoped))
})
