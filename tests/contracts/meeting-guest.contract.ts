import type { Patience } from "#adapters/meetings/provider/patience.ts"
import { MeetingGuest } from "#domain/meeting/meeting-guest.port.ts"
import { assert, describe, it } from "@effect/vitest"
import { DateTime, Effect, Fiber, type Layer, type Scope } from "effect"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { Provider } from "../support/meeting-providers/a-provider.ts"
import { attended, link, quick, short } from "../support/meeting-providers/attended.ts"
import { soon } from "../support/until.ts"

interface Kind {
  readonly peer: () => Promise<Provider>
  readonly guest: (url: string, patience: Patience) => Layer.Layer<MeetingGuest>
  readonly bot: string
  /** What it can tell besides the recording. */
  readonly tells: { readonly people: boolean; readonly turns: boolean; readonly end: boolean }
  /** Why a bot that broke down is out. */
  readonly fatal: string
}

/** What every guest must do that a provider sends. */
export const meetingGuestContract = (name: string, { peer, guest, bot, tells, fatal }: Kind): void => {
  const behaves = (
    behaviour: string,
    test: (provider: Provider) => Effect.Effect<void, unknown, MeetingGuest | Scope.Scope>,
    patience = quick,
  ): void => {
    it.live(behaviour, () =>
      Effect.gen(function*() {
        const provider = yield* Effect.acquireRelease(
          Effect.promise(peer),
          ({ close }) => Effect.promise(close),
        )
        yield* Effect.provide(test(provider), guest(provider.url, patience))
      }).pipe(Effect.scoped))
  }

  describe(`MeetingGuest: ${name}`, () => {
    behaves(
      "waits, is let in, and fetches what was recorded when the host ends it",
      (provider) =>
        Effect.gen(function*() {
          const meeting = yield* attended()
          yield* meeting.when("Sent")
          provider.world.stage = "waiting"
          yield* meeting.when("Waiting")
          letIn(provider, ["Ada", "Bob"])
          yield* meeting.when(tells.people ? "People" : "LetIn")
          yield* meeting.when("Alive")
          Object.assign(provider.world, { stage: "out", why: "host", recording: "ready" })
          assert.strictEqual(yield* meeting.ended, "host-ended")
          assert.deepStrictEqual(
            meeting.course(),
            ["Sent", "Waiting", "LetIn", ...(tells.people ? ["People"] as const : []), "Out", "Recorded", "Ended"],
          )
          assert.deepInclude(meeting.events, { _tag: "Sent", externalId: bot })
          if (tells.people) assert.deepInclude(meeting.events, { _tag: "People", names: ["Ada", "Bob"] })
          const fileName = join(meeting.folder, "recording")
          const turns = tells.turns
            ? [{ begin: 0, end: 1000, name: "Ada" }, { begin: 1000, end: 2000, name: "Bob" }]
            : []
          assert.deepInclude(meeting.events, { _tag: "Recorded", fileName, turns })
          assert.strictEqual(readFileSync(fileName, "utf8"), "the recording")
        }),
    )

    behaves("leaves when it is called back, and keeps what was recorded", (provider) =>
      Effect.gen(function*() {
        const meeting = yield* attended()
        letIn(provider)
        provider.world.recording = "ready"
        yield* meeting.when("LetIn")
        yield* meeting.leave
        assert.strictEqual(yield* meeting.ended, "left")
        assert.strictEqual(provider.world.dismissed, 1)
        assert.isTrue(meeting.told("Recorded"))
      }))

    behaves("says that it is out before there is a recording, and when that was", (provider) =>
      Effect.gen(function*() {
        const before = yield* DateTime.now
        const meeting = yield* attended()
        letIn(provider)
        yield* meeting.when("LetIn")
        provider.world.stage = "out"
        yield* meeting.when("Out")
        assert.isFalse(meeting.told("Recorded"))
        const out = meeting.events.find(({ _tag }) => _tag === "Out")
        assert.isTrue(out?._tag === "Out" && out.at !== null && DateTime.isGreaterThanOrEqualTo(out.at, before))
        provider.world.recording = "ready"
        assert.strictEqual(yield* meeting.ended, "host-ended")
      }))

    behaves(
      "was out of sight when it ended: the service knows the moment, or nobody does",
      (provider) =>
        Effect.gen(function*() {
          letIn(provider)
          Object.assign(provider.world, { stage: "out", recording: "ready" })
          const meeting = yield* attended(bot)
          assert.strictEqual(yield* meeting.ended, "host-ended")
          const at = tells.end ? DateTime.makeUnsafe("2026-11-29T06:30:00Z") : null
          assert.deepInclude(meeting.events, { _tag: "Out", reason: "host-ended", at })
        }),
    )

    behaves(
      "is sent away without waiting for what it recorded, also by one who never attended",
      (provider) =>
        Effect.gen(function*() {
          letIn(provider)
          const { sendAway } = yield* MeetingGuest
          provider.world.trouble = 503
          const going = yield* Effect.forkScoped(sendAway(link, bot))
          yield* soon(() => provider.asked.length > 2)
          provider.world.trouble = null
          yield* Fiber.join(going)
          assert.strictEqual(provider.world.dismissed, 1)
          // It is out already.
          yield* sendAway(link, bot)
        }),
    )

    behaves("is not kept waiting by a service that does not take it out", (provider) =>
      Effect.gen(function*() {
        letIn(provider)
        provider.world.trouble = 503
        const { sendAway } = yield* MeetingGuest
        yield* sendAway(link, bot)
        assert.strictEqual(provider.world.dismissed, 0)
      }), short)

    behaves("is not let in", (provider) =>
      Effect.gen(function*() {
        const meeting = yield* attended()
        provider.world.stage = "waiting"
        yield* meeting.when("Waiting")
        Object.assign(provider.world, { stage: "out", why: "denied" })
        assert.strictEqual(yield* meeting.ended, "not-admitted")
        assert.deepStrictEqual(meeting.course(), ["Sent", "Waiting", "Ended"])
      }))

    behaves("breaks down on its way in", (provider) =>
      Effect.gen(function*() {
        const meeting = yield* attended()
        yield* meeting.when("Sent")
        Object.assign(provider.world, { stage: "out", why: "fatal" })
        assert.strictEqual(yield* meeting.ended, fatal)
        assert.isFalse(meeting.told("LetIn"))
      }))

    behaves(
      "stays in the meeting when it is interrupted, and is found again by its id",
      (provider) =>
        Effect.gen(function*() {
          const first = yield* attended()
          letIn(provider)
          yield* first.when("LetIn")
          yield* first.interrupt
          assert.strictEqual(provider.world.dismissed, 0)
          const second = yield* attended(bot)
          yield* second.when("LetIn")
          Object.assign(provider.world, { stage: "out", why: "host", recording: "ready" })
          assert.strictEqual(yield* second.ended, "host-ended")
          assert.deepStrictEqual(second.course().filter((tag) => tag !== "People"), [
            "LetIn",
            "Out",
            "Recorded",
            "Ended",
          ])
          assert.strictEqual(provider.world.sent, 1)
        }),
    )

    behaves("goes on when the provider was away for a while", (provider) =>
      Effect.gen(function*() {
        const meeting = yield* attended()
        letIn(provider)
        yield* meeting.when("LetIn")
        for (const trouble of [503, 429, "cut", "html"] as const) {
          const before = provider.asked.length
          provider.world.trouble = trouble
          yield* soon(() => provider.asked.length > before + 1)
        }
        Object.assign(provider.world, { trouble: null, stage: "out", recording: "ready" })
        assert.strictEqual(yield* meeting.ended, "host-ended")
        assert.isTrue(meeting.told("Recorded"))
      }))

    behaves("is sent when the provider has a bot free again", (provider) =>
      Effect.gen(function*() {
        provider.world.trouble = 429
        const meeting = yield* attended()
        yield* soon(() => provider.asked.length > 2)
        provider.world.trouble = null
        yield* meeting.when("Sent")
        assert.strictEqual(provider.world.sent, 1)
        yield* meeting.interrupt
      }))

    it.live.each(["html", "endless", "redirect", 401, 400, 503] as const)(
      "fails, and says so, when the provider answers with %s",
      (trouble) =>
        Effect.gen(function*() {
          const provider = yield* Effect.acquireRelease(Effect.promise(peer), ({ close }) => Effect.promise(close))
          provider.world.trouble = trouble
          const meeting = yield* Effect.provide(attended(), guest(provider.url, short))
          assert.strictEqual(yield* meeting.ended, "service-failed")
          assert.deepStrictEqual(meeting.course(), ["Ended"])
        }).pipe(Effect.scoped),
    )

    it.live.each(["html", "endless", "cut"] as const)(
      "leaves nothing of a recording that is %s",
      (audio) =>
        Effect.gen(function*() {
          const provider = yield* Effect.acquireRelease(Effect.promise(peer), ({ close }) => Effect.promise(close))
          letIn(provider)
          Object.assign(provider.world, { audio, recording: "ready", stage: "out" })
          const meeting = yield* Effect.provide(attended(), guest(provider.url, short))
          assert.strictEqual(yield* meeting.ended, "service-failed")
          assert.isFalse(meeting.told("Recorded"))
          assert.deepStrictEqual(readdirSync(meeting.folder), [])
        }).pipe(Effect.scoped),
    )

    behaves("says when the recording does not come", (provider) =>
      Effect.gen(function*() {
        letIn(provider)
        provider.world.stage = "out"
        const meeting = yield* attended()
        assert.strictEqual(yield* meeting.ended, "service-failed")
        assert.isFalse(meeting.told("Recorded"))
      }), short)
  })
}

const letIn = ({ world }: Provider, people: ReadonlyArray<string> = []) =>
  Object.assign(world, { stage: "in", wasIn: true, people })
