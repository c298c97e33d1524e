import { FolderId } from "#domain/kernel/ids.ts"
import { type FileFacts, fits, mergedRules, tagsFor } from "#domain/tag/tag-rules.ts"
import type { TagRule } from "#domain/tag/tag.ts"
import { Source } from "#domain/task/source.ts"
import { aTag, tagId } from "#tests/support/a-tag.ts"
import { taskId } from "#tests/support/a-task.ts"
import * as fc from "fast-check"
import { assert, describe, it } from "vitest"

const work = FolderId.make("0190a5f2-7c1e-7000-8000-0000000000f1")
const file: FileFacts = {
  id: taskId(1),
  title: "Weekly Straße call",
  source: "meeting",
  folderId: work,
  language: "pt-BR",
  speakers: ["Ann", "Zoë Müller"],
}

const text = fc.constantFrom("call", "CALL", "ann", "Ann", "zoë müller", "straße", "STRASSE", "weekly")
const language = fc.constantFrom("pt", "PT", "en", "pt-BR")
const folder = fc.constantFrom(work, FolderId.make("0190a5f2-7c1e-7000-8000-0000000000f2"))
const given = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: undefined })
const anyRule: fc.Arbitrary<TagRule> = fc.record({
  contains: given(text),
  source: given(fc.constantFrom(...Source.literals)),
  folderId: given(folder),
  speaker: given(text),
  language: given(language),
}).map((rule) => JSON.parse(JSON.stringify(rule)))
const anyRules = fc.array(anyRule, { maxLength: 6 })
const anyFile: fc.Arbitrary<FileFacts> = fc.record({
  id: fc.constant(taskId(1)),
  title: fc.array(text).map((words) => words.join(" ")),
  source: fc.constantFrom(...Source.literals),
  folderId: fc.option(folder),
  language: fc.option(language),
  speakers: fc.array(text),
})

const fitsAny = (rules: ReadonlyArray<TagRule>, one: FileFacts) => tagsFor([aTag({ rules })], one).length > 0

describe("a rule of a tag", () => {
  it.each<[TagRule, boolean]>([
    [{ contains: "STRASSE" }, true],
    [{ contains: "daily" }, false],
    [{ source: "meeting" }, true],
    [{ source: "audio" }, false],
    [{ folderId: work }, true],
    [{ speaker: "ZOË MÜLLER" }, true],
    [{ speaker: "Zoë" }, false],
    [{ language: "pt" }, true],
    [{ language: "en" }, false],
    [{ contains: "call", source: "meeting", folderId: work, speaker: "ann", language: "PT" }, true],
    [{ contains: "call", speaker: "Ben" }, false],
    [{}, false],
  ])("%j fits the file: %s", (rule, isFitting) => assert.strictEqual(fits(rule, file), isFitting))

  it("is not about the language of a file where that is unknown", () => {
    assert.isFalse(fits({ language: "en" }, { ...file, language: null }))
  })

  it("fits less with each condition more", () => {
    fc.assert(fc.property(anyRule, anyRule, anyFile, (some, more, one) => {
      if (Object.keys(some).length === 0 || !fits({ ...more, ...some }, one)) return
      assert.isTrue(fits(some, one))
    }))
  })

  it("is one of several, any of which is enough", () => {
    fc.assert(fc.property(anyRules, anyFile, (rules, one) => {
      assert.strictEqual(fitsAny(rules, one), rules.some((rule) => fits(rule, one)))
    }))
  })
})

describe("merged rules", () => {
  it("fit what either fits, and nothing else", () => {
    fc.assert(fc.property(anyRules, anyRules, anyFile, (some, others, one) => {
      assert.strictEqual(fitsAny(mergedRules(some, others), one), fitsAny(some, one) || fitsAny(others, one))
    }))
  })

  it("have each rule once, whatever its case, and do not grow when merged again", () => {
    assert.lengthOf(mergedRules([{ contains: "Straße" }], [{ contains: "STRASSE" }]), 1)
    fc.assert(fc.property(anyRules, anyRules, (some, others) => {
      const merged = mergedRules(some, others)
      assert.deepStrictEqual(mergedRules(merged, some).length, merged.length)
      assert.isAtMost(merged.length, some.length + others.length)
    }))
  })

  it("belong to the tags that they are of", () => {
    const tags = [aTag({ rules: [{ speaker: "Ann" }] }), aTag({ id: tagId(2), rules: [{ source: "audio" }] })]
    assert.deepStrictEqual(tagsFor(tags, file).map(({ id }) => id), [tagId(1)])
  })
})
