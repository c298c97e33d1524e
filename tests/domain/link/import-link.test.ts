import { LiveNow } from "#domain/link/errors.ts"
import { getLinkQuota } from "#domain/link/use-cases/get-link-quota.ts"
import { importLink } from "#domain/link/use-cases/import-link.ts"
import { inspectLink } from "#domain/link/use-cases/inspect-link.ts"
import { ReferralStore } from "#domain/referral/referral-store.port.ts"
import { cancelTask } from "#domain/task/use-cases/cancel-task.ts"
import { deleteTasks } from "#domain/task/use-cases/delete-tasks.ts"
import { startTranscription } from "#domain/task/use-cases/start-transcription.ts"
import { assert, describe, it } from "@effect/vitest"
import { DateTime, Effect } from "effect"
import { asBob, atNoon, keepUsers, refusal, refusalWith, spentBy } from "../../support/a-scene.ts"
import { ada, asAda, bob } from "../../support/a-task.ts"
import { aUser } from "../../support/a-user.ts"
import { aVideo, scriptedLinks } from "../../support/links/scripted-links.ts"

const url = "https://youtu.be/BaW_jenozKc"
const read = importLink.run({ url })
const quota = getLinkQuota.run({})

const scene = <A, E, R>(test: Effect.Effect<A, E, R>, script: Parameters<typeof scriptedLinks>[0] = {}) =>
  atNoon(
    Effect.andThen(keepUsers(aUser(), aUser({ id: bob, email: null })), test).pipe(
      Effect.provide(scriptedLinks(script)),
    ),
  )
    .pipe(Effect.provide(asAda))

const seen = (script: Parameters<typeof scriptedLinks>[0]) =>
  refusal(Effect.provide(inspectLink.run({ url }), scriptedLinks(script)))

describe("a video link", () => {
  it.effect("becomes a task at once, whose minutes are reserved by the announced duration", () =>
    scene(
      Effect.gen(function*() {
        const task = yield* read
        assert.deepInclude(task, { title: "A talk", source: "link", status: "queued", duration: 180, fileSize: 0 })
        assert.strictEqual(yield* spentBy(), 3)
      }),
      { isRecalled: true },
    ))

  it.effect("costs a minute until its duration is known, and none with captions", () =>
    scene(Effect.gen(function*() {
      assert.strictEqual((yield* read).title, "www.youtube.com/watch?v=BaW_jenozKc")
      assert.strictEqual(yield* spentBy(), 1)
      yield* importLink.run({ url, captions: "en", title: "Mine" })
      assert.strictEqual(yield* spentBy(), 1)
    })))

  it.effect("is refused if it is too long or too large, and where there is no program", () =>
    scene(Effect.gen(function*() {
      assert.strictEqual(yield* seen({ facts: { ...aVideo, duration: 7201 } }), "TooLong")
      assert.strictEqual(yield* seen({ facts: { ...aVideo, size: 3_000_000_000 } }), "TooLarge")
      assert.strictEqual(yield* seen({ refusal: new LiveNow() }), "LiveNow")
      assert.strictEqual(yield* seen({ isThere: false }), "LinksOff")
      assert.strictEqual(yield* refusal(Effect.provide(read, scriptedLinks({ isThere: false }))), "LinksOff")
      const long = scriptedLinks({ isRecalled: true, facts: { ...aVideo, duration: 7201 } })
      assert.strictEqual(yield* refusal(Effect.provide(read, long)), "TooLong")
      assert.deepInclude(yield* quota, { used: 0, limit: 2, isOffered: true, reason: null })
      assert.deepInclude(yield* Effect.provide(quota, scriptedLinks({ isThere: false })), {
        isOffered: false,
        reason: "program-missing",
      })
      assert.strictEqual(yield* spentBy(), 0)
    })))

  it.effect("names the rule that its address breaks", () =>
    scene(Effect.gen(function*() {
      assert.deepInclude(yield* refusalWith(importLink.run({ url: "" })), {
        _tag: "LinkRefused",
        message: "url: Please enter a YouTube URL",
      })
    })))

  it.effect("is one of two on the free plan, and one more for each referral that has worked", () =>
    scene(Effect.gen(function*() {
      yield* read
      const { id } = yield* read
      assert.deepInclude(yield* refusalWith(read), {
        _tag: "LinkQuotaExhausted",
        message: "video-link quota exhausted: all 2 are used; refer someone, or upgrade to Pro",
      })
      const { referralLink } = yield* quota
      assert.match(referralLink ?? "", /referral_code=\w{8}$/)
      const referrals = yield* ReferralStore
      yield* referrals.insert({ inviterId: ada, newcomerId: bob, createdAt: yield* DateTime.now, creditedAt: null })
      assert.strictEqual(yield* refusal(read), "LinkQuotaExhausted")
      yield* referrals.setCredited(bob, yield* DateTime.now)
      yield* read
      assert.deepInclude(yield* quota, { used: 3, limit: 3 })
      yield* cancelTask.run({ taskId: id })
      assert.deepInclude(yield* quota, { used: 2 })
      yield* startTranscription.run({ taskId: id })
      assert.deepInclude(yield* quota, { used: 3 })
      yield* deleteTasks.run({ taskIds: [id] })
      assert.deepInclude(yield* quota, { used: 2 })
    })))

  it.effect("is not counted against a paid plan, and two people may take the same", () =>
    atNoon(
      Effect.gen(function*() {
        yield* keepUsers(aUser({ plan: "pro" }), aUser({ id: bob, email: null }))
        const [first, second, third] = yield* Effect.provide(Effect.all([read, read, read]), asAda)
        const other = yield* Effect.provide(read, asBob)
        assert.strictEqual(new Set([first, second, third, other].map(({ id }) => id)).size, 4)
        assert.deepInclude(yield* Effect.provide(quota, asAda), { used: 3, limit: null, referralLink: null })
      }).pipe(Effect.provide(scriptedLinks())),
    ))
})
