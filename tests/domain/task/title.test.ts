import { titleOfPasted } from "#domain/intake/steps/title-of-pasted.ts"
import { safeFileName, titleOfFile, titleOfText } from "#domain/task/title.ts"
import { assert, describe, it } from "@effect/vitest"
import * as fc from "fast-check"

describe("the name of an uploaded file", () => {
  it("is stripped of folders, control characters and direction marks", () => {
    assert.deepStrictEqual(
      ["../../etc/passwd", "C:\\talks\\a.mp3", "a\u0000b\n.mp3", "x\u202E3pm.exe", "..", "", "会议.mp3"].map(
        safeFileName,
      ),
      ["passwd", "a.mp3", "ab.mp3", "x3pm.exe", "untitled", "untitled", "会议.mp3"],
    )
  })

  it("is never empty, a path or too long, whatever was sent", () => {
    fc.assert(fc.property(fc.string({ unit: "binary", maxLength: 400 }), (name) => {
      const safe = safeFileName(name)
      assert.isNotEmpty(safe)
      assert.notMatch(safe, /[/\\\p{Cc}]/u)
      assert.isAtMost(safe.length, 200)
    }))
  })

  it("without its extension is the title", () =>
    assert.deepStrictEqual(["talk.final.mp3", "notes", ".mp3"].map(titleOfFile), ["talk.final", "notes", ".mp3"]))

  it("is no title if nothing of it can be seen", () =>
    assert.deepStrictEqual(["\u200B.mp3", "\u3164", "\u00AD.wav"].map(titleOfFile), [
      "untitled",
      "untitled",
      "untitled",
    ]))

  it("never ends in the middle of a character", () =>
    assert.strictEqual(safeFileName(`${"x".repeat(199)}🎙.mp3`), "x".repeat(199)))
})

describe("the title of a text", () => {
  it("is the beginning of the text, on one line", () =>
    assert.strictEqual(titleOfText("  Dear all,\n\n\there is the plan"), "Dear all, here is the plan"))

  it("is cut after a word, at no more than sixty characters, and shows that it is", () => {
    assert.strictEqual(titleOfText(`${"word ".repeat(11)}words`), `${"word ".repeat(11)}words`)
    assert.strictEqual(titleOfText(`${"word ".repeat(11)}words after`), `${"word ".repeat(11).trim()}…`)
    assert.strictEqual(titleOfText(`${"word ".repeat(10)}words, and after`), `${"word ".repeat(10)}words…`)
    assert.strictEqual(titleOfText("🎙".repeat(60)), "🎙".repeat(60))
    assert.strictEqual(titleOfText("🎙".repeat(70)), `${"🎙".repeat(59)}…`)
  })

  it("exists for every text", () =>
    assert.deepStrictEqual([" \u0000 \n", "\u200B\u2060"].map(titleOfText), ["untitled", "untitled"]))
})

describe("the title of pasted text", () => {
  const heading = "Weekly meeting of the garden club"

  it("is its first line, if that stands alone and is no sentence", () => {
    assert.strictEqual(titleOfPasted(`\n ${heading} \r\n \r\nWe met on Monday.`), heading)
    assert.strictEqual(
      titleOfPasted("园艺俱乐部每周例会纪要与下一步的安排和分工\n\n我们周一开会。"),
      "园艺俱乐部每周例会纪要与下一步的安排和分工",
    )
  })

  it("goes on where the first line is too short, a sentence or a greeting, or part of a paragraph", () => {
    assert.strictEqual(titleOfPasted("Title (1)\n\nWe met on Monday."), "Title (1) We met on Monday.")
    assert.strictEqual(titleOfPasted("We all met on Monday.\n\nAnna came too."), "We all met on Monday. Anna came too.")
    assert.strictEqual(titleOfPasted("Dear members of the club,\n\nwe meet."), "Dear members of the club, we meet.")
    assert.strictEqual(
      titleOfPasted("The meeting of the garden club\nwas on Monday."),
      "The meeting of the garden club was on Monday.",
    )
  })
})
