import { InterfaceLanguage, OfferedSummaryLanguages, SummaryLanguage } from "#domain/account/languages.ts"
import { namesOfUsers } from "#domain/account/shared/names-of-users.ts"
import { editLanguage } from "#domain/account/use-cases/edit-language.ts"
import { editPreferences } from "#domain/account/use-cases/edit-preferences.ts"
import { getCurrentUser } from "#domain/account/use-cases/get-current-user.ts"
import { getPreferences } from "#domain/account/use-cases/get-preferences.ts"
import { summaryWords } from "#domain/analysis/section-titles.ts"
import { decodeInput } from "#domain/kernel/decode-input.ts"
import { renamedZones } from "#domain/kernel/time-zones.ts"
import { languages } from "#texts/languages.ts"
import { zoneToday as webZoneToday } from "#web/features/account/zone-today.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { atNoon, keepUsers, refusalWith } from "../../support/a-scene.ts"
import { ada, asAda } from "../../support/a-task.ts"
import { aUser } from "../../support/a-user.ts"

const scene = <A, E, R>(test: Effect.Effect<A, E, R>) =>
  atNoon(Effect.andThen(keepUsers(aUser()), test)).pipe(Effect.provide(asAda))

describe("the languages of an account", () => {
  it.effect("are set one by one, and given back", () =>
    scene(Effect.gen(function*() {
      assert.deepStrictEqual(yield* editLanguage.run({ uiLanguage: "zh-CN" }), { uiLanguage: "zh-CN", language: null })
      assert.deepStrictEqual(yield* editLanguage.run({ language: "fr" }), { uiLanguage: "zh-CN", language: "fr" })
      assert.deepStrictEqual(yield* editLanguage.run({ uiLanguage: null }), { uiLanguage: null, language: "fr" })
      const chinese = yield* editLanguage.run({ uiLanguage: "zh", language: "zh-CN" })
      assert.deepStrictEqual(chinese, { uiLanguage: "zh-CN", language: "zh" })
    })))

  it.effect("are offered for summaries as far as the analyst writes them; a choice from before stays", () =>
    scene(Effect.gen(function*() {
      const builtIn = Effect.provideService(OfferedSummaryLanguages, Effect.succeed([]))
      assert.deepStrictEqual((yield* getPreferences.run({})).summaryLanguages, SummaryLanguage.literals)
      assert.deepStrictEqual((yield* builtIn(getPreferences.run({}))).summaryLanguages, [])
      yield* editLanguage.run({ language: "fr" })
      assert.deepStrictEqual(yield* builtIn(refusalWith(editLanguage.run({ language: "de" }))), {
        _tag: "MalformedRequest",
        kind: "invalid",
        issues: [{ field: "language", rule: "spoken-language", params: {} }],
        message: "language: must be null: on this server, summaries are always in the language of the recording",
      })
      const kept = { uiLanguage: "de", language: "fr" }
      assert.deepStrictEqual(yield* builtIn(editLanguage.run({ uiLanguage: "de" })), kept)
      assert.deepStrictEqual(yield* builtIn(editLanguage.run({ language: "fr" })), kept)
      assert.isNull((yield* builtIn(editLanguage.run({ language: null }))).language)
    })))

  it("are those of the web app, and those that have words for a summary", () => {
    assert.sameMembers([...InterfaceLanguage.literals], Object.keys(languages))
    const titles = new Set(SummaryLanguage.literals.map((language) => summaryWords(language).overview))
    assert.strictEqual(titles.size, SummaryLanguage.literals.length)
  })
})

const stored = (timeZone: string) => Effect.map(editPreferences.run({ timeZone }), (saved) => saved.timeZone)
const timeIn = (timeZone: string) => new Intl.DateTimeFormat("en", { timeZone, timeStyle: "full" }).format(0)

describe("the profile of an account", () => {
  it.effect("keeps what is not edited, also when edits meet", () =>
    scene(Effect.gen(function*() {
      yield* Effect.all([
        editPreferences.run({ username: "Ada" }),
        editPreferences.run({ timeZone: "Asia/Tokyo" }),
        editLanguage.run({ language: "ja" }),
      ], { concurrency: "unbounded" })
      const { username, timeZone, language, uiLanguage } = yield* getCurrentUser.run({})
      assert.deepStrictEqual({ username, timeZone, language, uiLanguage }, {
        username: "Ada",
        timeZone: "Asia/Tokyo",
        language: "ja",
        uiLanguage: "en",
      })
    })))

  it.effect("has its time zone by today's name", () =>
    scene(Effect.gen(function*() {
      assert.strictEqual(yield* stored("Asia/Calcutta"), "Asia/Kolkata")
      assert.strictEqual(yield* stored("Europe/Kiev"), "Europe/Kyiv")
      assert.strictEqual(yield* stored("Europe/Berlin"), "Europe/Berlin")
    })))

  it("knows the same names on the page, all of them zones", () => {
    for (const [old, name] of Object.entries(renamedZones)) {
      assert.strictEqual(webZoneToday(old), name)
      assert.strictEqual(timeIn(old), timeIn(name))
    }
    assert.strictEqual(webZoneToday("Europe/Berlin"), "Europe/Berlin")
  })

  it.effect("has the name that others see, on one line; without one, that in the address", () =>
    scene(Effect.gen(function*() {
      const seen = Effect.map(namesOfUsers([ada]), (names) => names.get(ada))
      yield* editPreferences.run({ username: "  Ada\n\u202E King " })
      assert.strictEqual(yield* seen, "Ada King")
      yield* editPreferences.run({ username: null })
      assert.strictEqual(yield* seen, "Ada")
    })))

  it.effect("has a picture of its own until it is removed", () =>
    scene(Effect.gen(function*() {
      const avatar = "data:image/jpeg;base64,/9j/4AAQSkZJRg=="
      assert.strictEqual((yield* editPreferences.run({ avatar })).avatar, avatar)
      yield* editPreferences.run({ username: "Ada" })
      assert.strictEqual((yield* getPreferences.run({})).avatar, avatar)
      assert.isNull((yield* editPreferences.run({ avatar: null })).avatar)
    })))

  it.effect.each(
    [
      [{ avatar: "https://example.org/me.png" }, "avatar: must be a PNG, JPEG or WebP picture as a data URL"],
      [{ avatar: "data:image/svg+xml;base64,PHN2Zz4=" }, "avatar: must be a PNG, JPEG or WebP picture as a data URL"],
      [
        { avatar: `data:image/png;base64,${"A".repeat(16_000)}` },
        "avatar: must have at most 16000 characters or entries",
      ],
      [{ username: " " }, "username: must not be empty"],
      [{ username: "a".repeat(61) }, "username: must have at most 60 characters or entries"],
      [{ time_zone: "Mars/Base" }, "time_zone: must be a time zone such as Europe/Berlin"],
    ] as const,
  )("refuses %j", ([input, expected]) =>
    Effect.gen(function*() {
      const refusal = yield* Effect.flip(decodeInput(editPreferences.input, "body")(input))
      assert.strictEqual(refusal.message, expected)
    }))

  it.effect("refuses a language that it does not know", () =>
    Effect.gen(function*() {
      const refusal = yield* Effect.flip(decodeInput(editLanguage.input, "body")({ language: "tlh" }))
      assert.match(refusal.message, /^language: must be one of /u)
    }))
})
