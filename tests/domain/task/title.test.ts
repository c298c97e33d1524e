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

  it("of a text is how the text begins", () =>
    assert.strictEqual(titleOfText("  Dear all,\nhere is the plan"), "Dear all, here is the plan"))
})
