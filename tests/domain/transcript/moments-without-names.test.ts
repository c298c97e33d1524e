import { dialogueOf } from "#domain/intake/dialogue/dialogue.ts"
import { assert, describe, it } from "@effect/vitest"

const read = (text: string) => dialogueOf(text)?.map(({ name, begin, text: said }) => [name, begin, said]) ?? null

describe("a pasted line with a time and no name", () => {
  it("has that moment, where no line names anybody", () =>
    assert.deepStrictEqual(read("[00:05] So we begin.\nand go on\n[01:00] And then the roof.\n(1:02:03) The end."), [
      [null, 5000, "So we begin.\nand go on"],
      [null, 60_000, "And then the roof."],
      [null, 3_723_000, "The end."],
    ]))

  it("has it in a dialogue, where the speaker before goes on", () =>
    assert.deepStrictEqual(read("[00:12] Ann: Hello.\n[01:00] And then the roof.\n[01:05] Ben: Fine."), [
      ["Ann", 12_000, "Hello."],
      ["Ann", 60_000, "And then the roof."],
      ["Ben", 65_000, "Fine."],
    ]))

  it("may have it on a line of its own", () =>
    assert.deepStrictEqual(read("[00:05]\nSo we begin.\n\n[01:00]\nAnd then."), [
      [null, 5000, "So we begin."],
      [null, 60_000, "And then."],
    ]))

  it("keeps it as text where the times make no sense, and the others keep theirs", () =>
    assert.deepStrictEqual(read("[00:12] Ann: Hello.\n[00:03] was better.\n[01:05] Ben: Fine."), [
      ["Ann", 12_000, "Hello.\n[00:03] was better."],
      ["Ben", 65_000, "Fine."],
    ]))

  it.each([
    "10:00 Breakfast\n11:00 Walk\n12:00 Lunch",
    "[00:05] Only one.",
    "[03:00] Later\n[01:00] Sooner",
    "A list:\n[00:05] one\n[00:06] two",
  ])("is no moment in: %j", (text) => assert.isNull(read(text)))
})
