import { safeFileName, titleOfFile, titleOfText } from "#domain/task/title.ts"
import { assert, describe, it } from "@effect/vitest"
import * as fc from "fast-check"

describe("the name of an uploaded file", () => {
  it("loses folders, control characters and direction marks", () => {
    assert.deepStrictEqual(
      ["../../etc/passwd", "C:\\talks\\a.mp3", "a\u0000b\n.mp3", "x\u202E3pm.exe", "..", "", "会议.mp3"].map(
        safeFileName,
      ),
      ["passwd", "a.mp3", "ab.mp3", "x3pm.exe", "untitled", "untitled", "会议.mp3"],
    )
  })

  it("is never empty, never a path and never long, whatever was sent", () => {
    fc.assert(fc.property(fc.string({ unit: "binary", maxLength: 400 }), (name) => {
      const safe = safeFileName(name)
      assert.isNotEmpty(safe)
      assert.notMatch(safe, /[/\\\p{Cc}]/u)
      assert.isAtMost(safe.length, 200)
    }))
  })

  it("without its ending is the title", () =>
    assert.deepStrictEqual(["talk.final.mp3", "notes", ".mp3"].map(titleOfFile), ["talk.final", "notes", ".mp3"]))

  it("never ends in half a character", () =>
    assert.strictEqual(safeFileName(`${"x".repeat(199)}🎙.mp3`), "x".repeat(199)))
})

describe("the title of a text", () => {
  it("is how the text begins, in one line", () =>
    assert.strictEqual(titleOfText("  Dear all,\n\n\there is the plan"), "Dear all, here is the plan"))

  it("is cut after a word of at most sixty characters", () => {
    assert.strictEqual(titleOfText(`${"word ".repeat(11)}words after`), `${"word ".repeat(11)}words`)
    assert.strictEqual(titleOfText(`${"word ".repeat(11)}longer after`), "word ".repeat(11).trim())
    assert.strictEqual(titleOfText("🎙".repeat(70)), "🎙".repeat(60))
  })

  it("is there for every text", () => assert.strictEqual(titleOfText(" \u0000 \n"), "untitled"))
})
