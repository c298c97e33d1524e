import { exportFileName } from "#domain/export/file-name.ts"
import { assert, describe, it } from "@effect/vitest"
import { assert as holds, property, string } from "fast-check"

describe("the name of an exported file", () => {
  it("is the title, in its own script", () => {
    assert.strictEqual(exportFileName("周会 — Été", "pdf"), "周会 — Été.pdf")
    assert.strictEqual(exportFileName("v1.2", "md"), "v1.2.md")
  })

  it("drops what a file system or a terminal would misread", () => {
    assert.strictEqual(exportFileName('a/b\\c: *d* "e" <f>|g?', "txt"), "a b c d e f g.txt")
    assert.strictEqual(exportFileName("../../etc/passwd", "txt"), "etc passwd.txt")
    assert.strictEqual(exportFileName("\u202Egpj.exe\u0000\n", "png"), "gpj.exe.png")
    assert.strictEqual(exportFileName("CON", "txt"), "_CON.txt")
    assert.strictEqual(exportFileName("nul.tar", "txt"), "_nul.tar.txt")
  })

  it("has a default if nothing of the title is left", () => {
    assert.strictEqual(exportFileName("???", "txt"), "untitled.txt")
    assert.strictEqual(exportFileName("...", "txt"), "untitled.txt")
  })

  it("fits into 255 bytes whatever the title", () => {
    assert.strictEqual(exportFileName("会".repeat(200), "xmind"), `${"会".repeat(66)}.xmind`)
    holds(property(string({ unit: "binary", maxLength: 300 }), (title) => {
      const name = exportFileName(title, "xmind")
      assert.isAtMost(Buffer.byteLength(name), 255)
      assert.match(name, /^[^/\\:*?"<>|\p{Cc}. ][^/\\:*?"<>|\p{Cc}]*\.xmind$/u)
      assert.isTrue(name.isWellFormed())
    }))
  })
})
