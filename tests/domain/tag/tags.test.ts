import { pasteText } from "#domain/intake/use-cases/paste-text.ts"
import { getTask } from "#domain/library/use-cases/get-task.ts"
import { listTasks } from "#domain/library/use-cases/list-tasks.ts"
import { searchTasks } from "#domain/library/use-cases/search-tasks.ts"
import { tagByRules } from "#domain/tag/shared/tag-by-rules.ts"
import { TagStore } from "#domain/tag/tag-store.port.ts"
import { TagName, tagsPerAccount, tagsPerFile, tidyTagName } from "#domain/tag/tag.ts"
import { applyRules } from "#domain/tag/use-cases/apply-rules.ts"
import { createTag } from "#domain/tag/use-cases/create-tag.ts"
import { deleteTag } from "#domain/tag/use-cases/delete-tag.ts"
import { editTag } from "#domain/tag/use-cases/edit-tag.ts"
import { listTags } from "#domain/tag/use-cases/list-tags.ts"
import { mergeTags } from "#domain/tag/use-cases/merge-tags.ts"
import { tagTasks } from "#domain/tag/use-cases/tag-tasks.ts"
import { renameSpeakers } from "#domain/transcript/use-cases/rename-speakers.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Result, Schema } from "effect"
import { asBob, atNoon, keepTasks, keepUsers, refusal } from "../../support/a-scene.ts"
import { aTag, tagId } from "../../support/a-tag.ts"
import { ada, asAda, aTask, bob, taskId } from "../../support/a-task.ts"
import { aUser } from "../../support/a-user.ts"
import { aTranscriptionState } from "../../support/task-states.ts"

const done = { transcription: aTranscriptionState("Completed") }

const scene = <A, E, R>(test: Effect.Effect<A, E, R>) =>
  atNoon(Effect.gen(function*() {
    yield* keepUsers(aUser(), aUser({ id: bob }))
    yield* keepTasks(
      aTask({ id: taskId(1), title: "Call with Acme", ...done }),
      aTask({ id: taskId(2), title: "Lecture", ...done }),
      aTask({ id: taskId(3), ownerId: bob, title: "Call", ...done }),
    )
    return yield* test
  })).pipe(Effect.provide(asAda))

const put = (nths: readonly [number, ...ReadonlyArray<number>], add: ReadonlyArray<string>) => {
  const [first, ...rest] = nths
  return tagTasks.run({ taskIds: [taskId(first), ...rest.map(taskId)], add })
}
const off = (nth: number, remove: ReadonlyArray<string>) => tagTasks.run({ taskIds: [taskId(nth)], remove })
const tagsOf = (nth: number) =>
  Effect.map(getTask.run({ taskId: taskId(nth) }), ({ tags }) => tags.map(({ name }) => name))
const named = Effect.map(listTags.run({}), ({ items }) => items.map(({ tag: { name }, files }) => [name, files]))
const sixRules = (from: number) => Array.from({ length: 6 }, (_, nth) => ({ contains: `word ${from + nth}` }))
const listedWith = (tags: string) => Effect.map(listTasks.run({ tags }), ({ items }) => items.map(({ id }) => id))

describe("tags", () => {
  it.effect("are made by putting them on files, which show them", () =>
    scene(Effect.gen(function*() {
      assert.deepStrictEqual((yield* put([1, 2, 3], [" Key   client ", "Q3"])).changed, [taskId(1), taskId(2)])
      assert.deepStrictEqual(yield* named, [["Key client", 2], ["Q3", 2]])
      assert.deepStrictEqual(yield* tagsOf(1), ["Key client", "Q3"])
      assert.deepStrictEqual((yield* put([1], ["KEY CLIENT", "q3"])).changed, [])
      assert.deepStrictEqual((yield* off(1, ["key client", "nothing"])).changed, [taskId(1)])
      assert.deepStrictEqual(yield* tagsOf(1), ["Q3"])
      assert.deepStrictEqual(yield* Effect.provide(named, asBob), [])
    })))

  it.each([
    ["", false],
    [" \n", false],
    ["x".repeat(40), true],
    [` ${"x".repeat(38)} `, true],
    ["e\u0301".repeat(20), true],
    ["x".repeat(41), false],
    ["a,b", false],
    ["a\u0000b", false],
  ])(
    "may be called %j: %s",
    (name, isFine) => assert.strictEqual(Result.isSuccess(Schema.decodeResult(TagName)(name)), isFine),
  )

  it("have one spelling, however letters with accents were typed", () => {
    assert.strictEqual(tidyTagName(" Cafe\u0301 "), "Café")
  })

  it.effect("have names of their own, whatever their case or width; a clash is solved by merging", () =>
    scene(Effect.gen(function*() {
      const one = yield* createTag.run({ name: "Straße" })
      const two = yield* createTag.run({ name: "Weg", rules: [{ contains: "x" }] })
      assert.strictEqual(yield* refusal(createTag.run({ name: "ＳＴＲＡＳＳＥ" })), "TagNameTaken")
      assert.strictEqual(yield* refusal(editTag.run({ tagId: two.id, name: "strasse" })), "TagNameTaken")
      assert.strictEqual((yield* editTag.run({ tagId: one.id, name: "STRASSE", colour: "red" })).colour, "red")
      yield* put([1], ["weg"])
      assert.strictEqual(yield* refusal(mergeTags.run({ tagId: one.id, into: one.id })), "SameTag")
      const merged = yield* mergeTags.run({ tagId: two.id, into: one.id })
      assert.deepStrictEqual([merged.name, merged.rules], ["STRASSE", [{ contains: "x" }]])
      assert.deepStrictEqual(yield* named, [["STRASSE", 1]])
      assert.strictEqual(yield* refusal(mergeTags.run({ tagId: two.id, into: one.id })), "TagNotFound")
      assert.strictEqual(yield* refusal(Effect.provide(editTag.run({ tagId: one.id }), asBob)), "TagNotFound")
    })))

  it.effect("have no rule that asks nothing", () =>
    scene(Effect.gen(function*() {
      assert.strictEqual(yield* refusal(createTag.run({ name: "All", rules: [{}] })), "EmptyTagRule")
      const { id } = yield* createTag.run({ name: "All" })
      assert.strictEqual(yield* refusal(editTag.run({ tagId: id, rules: [{ source: "text" }, {}] })), "EmptyTagRule")
    })))

  it.effect("that have too many rules together are not merged", () =>
    scene(Effect.gen(function*() {
      const one = yield* createTag.run({ name: "One", rules: sixRules(0) })
      const two = yield* createTag.run({ name: "Two", rules: sixRules(6) })
      assert.strictEqual(yield* refusal(mergeTags.run({ tagId: one.id, into: two.id })), "TooManyTagRules")
      assert.lengthOf(yield* named, 2)
    })))

  it.effect("are deleted without their files", () =>
    scene(Effect.gen(function*() {
      yield* put([1], ["Old"])
      const [first] = (yield* listTags.run({})).items
      if (first === undefined) return assert.fail("there is one")
      assert.strictEqual(yield* refusal(Effect.provide(deleteTag.run({ tagId: first.tag.id }), asBob)), "TagNotFound")
      yield* deleteTag.run({ tagId: first.tag.id })
      assert.deepStrictEqual([yield* named, yield* tagsOf(1)], [[], []])
    })))

  it.effect("limit lists and searches to the files that have all of them", () =>
    scene(Effect.gen(function*() {
      yield* put([1, 2], ["Client"])
      yield* put([2], ["Q3"])
      assert.sameMembers([...yield* listedWith("client")], [taskId(1), taskId(2)])
      assert.deepStrictEqual(yield* listedWith("q3, CLIENT"), [taskId(2)])
      const [client] = (yield* listTags.run({})).items
      assert.lengthOf(yield* listedWith(client?.tag.id ?? ""), 2)
      assert.strictEqual(yield* refusal(listTasks.run({ tags: "client,nothing" })), "TagNotFound")
      assert.strictEqual(yield* refusal(Effect.provide(listTasks.run({ tags: "client" }), asBob)), "TagNotFound")
      const found = yield* searchTasks.run({ query: "lecture tag:client" })
      assert.deepStrictEqual(found.items.map(({ task }) => task.id), [taskId(2)])
      assert.deepStrictEqual((yield* searchTasks.run({ query: "call tag:q3" })).items, [])
    })))

  it.effect("are at most so many on a file, and nothing changes beyond", () =>
    scene(Effect.gen(function*() {
      const many = Array.from({ length: tagsPerFile }, (_, nth) => `Tag ${nth}`)
      yield* put([1], many)
      assert.strictEqual(yield* refusal(put([2, 1], ["One more"])), "TooManyTagsOnFile")
      assert.deepStrictEqual([yield* tagsOf(2), (yield* named).length], [[], tagsPerFile])
      yield* tagTasks.run({ taskIds: [taskId(1)], add: ["One more"], remove: ["tag 0"] })
      assert.lengthOf(yield* tagsOf(1), tagsPerFile)
    })))

  it.effect("are at most so many in an account", () =>
    scene(Effect.gen(function*() {
      const { insert } = yield* TagStore
      yield* Effect.forEach(
        Array.from({ length: tagsPerAccount }, (_, nth) => aTag({ id: tagId(nth), name: `T${nth}` })),
        insert,
      )
      assert.strictEqual(yield* refusal(createTag.run({ name: "New" })), "TagLimitReached")
      assert.strictEqual(yield* refusal(put([1], ["New"])), "TagLimitReached")
      assert.deepStrictEqual((yield* put([1], ["t7"])).changed, [taskId(1)])
    })))

  it.effect("of one name are made once, and put on once, however many ask at the same moment", () =>
    scene(Effect.gen(function*() {
      const asked = Array.from({ length: 200 }, () => put([1], ["Once"]))
      const answers = yield* Effect.all(asked, { concurrency: "unbounded" })
      assert.lengthOf(answers.filter(({ changed }) => changed.length > 0), 1)
      assert.deepStrictEqual([yield* named, yield* tagsOf(1)], [[["Once", 1]], ["Once"]])
    })))
})

describe("the rules of tags", () => {
  it.effect("tag a file when it is completed, unless the tag was taken off", () =>
    scene(Effect.gen(function*() {
      yield* createTag.run({ name: "Notes", rules: [{ contains: "note", source: "text" }] })
      yield* createTag.run({ name: "Sound", rules: [{ source: "audio" }] })
      const task = yield* pasteText.run({ text: "Hello there.", title: "A NOTE", analyze: false })
      assert.deepStrictEqual(task.tags.map(({ name }) => name), ["Notes"])
      yield* tagTasks.run({ taskIds: [task.id], remove: ["Notes"] })
      yield* tagByRules({ id: task.id, ownerId: ada })
      assert.deepStrictEqual((yield* getTask.run({ taskId: task.id })).tags, [])
    })))

  it.effect("tag the files there are when asked, part by part, unless the tag was taken off", () =>
    scene(Effect.gen(function*() {
      const { id } = yield* createTag.run({ name: "Calls", rules: [{ contains: "call" }] })
      assert.deepInclude(yield* applyRules.run({ tagId: id }), { looked: 2, tagged: 1, next: null })
      assert.deepStrictEqual([yield* tagsOf(1), yield* tagsOf(2)], [["Calls"], []])
      yield* off(1, ["Calls"])
      assert.deepInclude(yield* applyRules.run({ tagId: id }), { looked: 2, tagged: 0 })
      yield* put([1], ["Calls"])
      assert.deepStrictEqual(yield* tagsOf(1), ["Calls"])
      assert.strictEqual(yield* refusal(Effect.provide(applyRules.run({ tagId: id }), asBob)), "TagNotFound")
    })))

  it.effect("know a file by its speakers as soon as they have names", () =>
    scene(Effect.gen(function*() {
      yield* createTag.run({ name: "Acme", rules: [{ speaker: "zoë" }] })
      const { id } = yield* pasteText.run({ text: "Ann: Hello.\nBen: Hi.\nAnn: How are you?", analyze: false })
      const [first] = (yield* getTask.run({ taskId: id })).speakers
      if (first === undefined) return assert.fail("somebody speaks")
      yield* renameSpeakers.run({ taskId: id, speakers: [{ id: first.id, name: "Zoë" }] })
      assert.deepStrictEqual((yield* getTask.run({ taskId: id })).tags.map(({ name }) => name), ["Acme"])
    })))
})
