import { Email } from "#domain/account/user.ts"
import { enabledHotwords } from "#domain/hotword/shared/enabled-hotwords.ts"
import { addHotword } from "#domain/hotword/use-cases/add-hotword.ts"
import { addHotwords } from "#domain/hotword/use-cases/add-hotwords.ts"
import { deleteHotword } from "#domain/hotword/use-cases/delete-hotword.ts"
import { editHotword } from "#domain/hotword/use-cases/edit-hotword.ts"
import { listHotwords } from "#domain/hotword/use-cases/list-hotwords.ts"
import { hotwordsOf } from "#domain/pipeline/steps/hotwords-of.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Result, Schema } from "effect"
import { asBob, asVisitor, atNoon, keepUsers, refusal, refusalWith } from "../../support/a-scene.ts"
import { ada, asAda, aTask, bob } from "../../support/a-task.ts"
import { aUser } from "../../support/a-user.ts"

const bobs = aUser({ id: bob, email: Email.make("bob@example.org"), plan: "free" })

const scene = <A, E, R>(test: Effect.Effect<A, E, R>) =>
  atNoon(Effect.andThen(keepUsers(aUser({ plan: "pro" }), bobs), test)).pipe(Effect.provide(asAda))

const texts = Effect.map(listHotwords.run({}), ({ items }) => items.map(({ text }) => text))

describe("hotwords", () => {
  it.effect("are added without control characters", () =>
    scene(Effect.gen(function*() {
      yield* addHotwords.run(Schema.decodeSync(addHotwords.input)({ text: "Kysely\u0000\r\n\u0007Moonshine\u001A" }))
      assert.sameMembers(yield* texts, ["Kysely", "Moonshine"])
    })))

  it.effect("are added with the language of their letters, listed and counted", () =>
    scene(Effect.gen(function*() {
      yield* addHotword.run({ text: "  Ada   Lovelace " })
      const { id, language } = yield* addHotword.run({ text: "量子计算" })
      assert.strictEqual(language, "zh")
      yield* editHotword.run({ id, status: "disabled" })
      const { items, ...counts } = yield* listHotwords.run({})
      assert.deepStrictEqual(counts, { total: 2, active: 1, remaining: 498, limit: 500 })
      const states = items.map(({ text, status }) => `${text}: ${status}`)
      assert.sameMembers(states, ["Ada Lovelace: enabled", "量子计算: disabled"])
    })))

  it.effect("name the rule that a word breaks", () =>
    scene(Effect.gen(function*() {
      for (const [text, rule] of [[" ", "not-empty"], ["a b c d e f g h", "hotword"], ["字".repeat(16), "hotword"]]) {
        const refused = yield* refusalWith(addHotword.run({ text: text ?? "" }))
        assert.deepInclude(refused, { _tag: "HotwordRefused", issues: [{ field: "text", rule, params: {} }] })
      }
      const refused = yield* refusal(addHotword.run({ text: "会议", language: "en" }))
      assert.strictEqual(refused, "HotwordRefused")
    })))

  it.effect("exist once, whatever their case and width", () =>
    scene(Effect.gen(function*() {
      const { id } = yield* addHotword.run({ text: "Kysely" })
      const other = yield* addHotword.run({ text: "Effect" })
      assert.strictEqual(yield* refusal(addHotword.run({ text: "ＫＹＳＥＬＹ" })), "HotwordExists")
      assert.strictEqual(yield* refusal(editHotword.run({ id: other.id, text: "kysely" })), "HotwordExists")
      yield* editHotword.run({ id, text: "KYSELY" })
      assert.sameMembers([...(yield* texts)], ["KYSELY", "Effect"])
    })))

  it.effect("are at most 500, also if many requests come at once", () =>
    scene(Effect.gen(function*() {
      const lines = Array.from({ length: 520 }, (_, nth) => `word ${nth}`).join("\n")
      const { items, refused } = yield* addHotwords.run({ text: lines })
      assert.deepStrictEqual([items.length, refused.length], [500, 20])
      const [first] = items
      assert.deepInclude(yield* refusalWith(addHotword.run({ text: "more" })), {
        _tag: "HotwordLimitReached",
        limit: 500,
      })
      assert.strictEqual(yield* refusal(addHotwords.run({ text: "more\nand more" })), "HotwordLimitReached")
      assert.strictEqual(yield* refusal(addHotwords.run({ text: "more\na b c d e f g h" })), "NoUsableHotword")
      if (first !== undefined) yield* deleteHotword.run({ id: first.id })
      const asked = Array.from({ length: 50 }, (_, nth) => Effect.result(addHotword.run({ text: `late ${nth}` })))
      const answers = yield* Effect.all(asked, { concurrency: "unbounded" })
      assert.lengthOf(answers.filter(Result.isSuccess), 1)
    })))

  it.effect("come in batches of which good lines are added, unless there is none", () =>
    scene(Effect.gen(function*() {
      const { items, known, refused } = yield* addHotwords.run({ text: "Kysely\na b c d e f g h\nkysely" })
      assert.deepStrictEqual([items.map(({ text }) => text), known, refused.map(({ line }) => line)], [["Kysely"], 1, [
        2,
      ]])
      assert.strictEqual(yield* refusal(addHotwords.run({ text: "a b c d e f g h" })), "NoUsableHotword")
      assert.deepStrictEqual((yield* addHotwords.run({ text: "Kysely" })).known, 1)
    })))

  it.effect("belong to paid plans, but can always be listed and deleted", () =>
    scene(Effect.gen(function*() {
      const { id } = yield* addHotword.run({ text: "Kysely" })
      yield* Effect.provide(
        Effect.gen(function*() {
          const refused = yield* refusalWith(addHotword.run({ text: "Effect" }))
          assert.deepInclude(refused, { feature: { code: 20006, name: "HOTWORD_MANAGEMENT" } })
          assert.strictEqual(yield* refusal(addHotwords.run({ text: "Effect" })), "FeatureNotInPlan")
          assert.strictEqual(yield* refusal(editHotword.run({ id, status: "disabled" })), "FeatureNotInPlan")
          assert.strictEqual(yield* refusal(deleteHotword.run({ id })), "HotwordNotFound")
          assert.deepStrictEqual(yield* texts, [])
        }),
        asBob,
      )
      assert.strictEqual(yield* Effect.provide(refusal(listHotwords.run({})), asVisitor), "SignInRequired")
      assert.deepStrictEqual(yield* texts, ["Kysely"])
    })))

  it.effect("reach engines for their language, after those of the task, while the plan includes them", () =>
    scene(Effect.gen(function*() {
      yield* addHotword.run({ text: "Kysely" })
      yield* addHotword.run({ text: "量子计算" })
      const off = yield* addHotword.run({ text: "Effect" })
      yield* editHotword.run({ id: off.id, status: "disabled" })
      assert.deepStrictEqual(yield* enabledHotwords(ada, "en"), ["Kysely"])
      assert.deepStrictEqual(yield* enabledHotwords(ada, "zh-CN"), ["量子计算"])
      assert.sameMembers([...(yield* enabledHotwords(ada, "auto"))], ["Kysely", "量子计算"])
      assert.deepStrictEqual(yield* enabledHotwords(ada, "de"), [])
      assert.deepStrictEqual(yield* enabledHotwords(bob, "auto"), [])
      const options = { ...aTask().options, language: "en", hotwords: ["Parley", "kysely"] }
      assert.deepStrictEqual(yield* hotwordsOf(aTask({ options })), ["Parley", "kysely"])
    })))
})
