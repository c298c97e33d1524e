import { aDocx, bodyOf } from "#tests/support/documents/a-docx.ts"
import { aPdf } from "#tests/support/documents/a-pdf.ts"
import { outcome, reading } from "#tests/support/documents/reading.ts"
import { aZip } from "#tests/support/documents/zip.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { readFileSync } from "node:fs"

const word = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const [inRun, breakRun] = ["", "</w:t><w:br/><w:t>"]
const cell = (text: string) => `<w:tc><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:tc>`
const tableOf = (rows: ReadonlyArray<ReadonlyArray<string>>): Buffer => {
  const body = rows.map((cells) => `<w:tr>${cells.map(cell).join("")}</w:tr>`).join("")
  return Buffer.from(`<?xml version="1.0"?><w:document ${word}><w:body><w:tbl>${body}</w:tbl></w:body></w:document>`)
}
const notes = [
  {
    name: "word/_rels/document.xml.rels",
    bytes: Buffer.from(
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Target="footnotes.xml" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/footnotes"/></Relationships>',
    ),
  },
  {
    name: "word/footnotes.xml",
    bytes: Buffer.from(
      `<?xml version="1.0"?><w:footnotes ${word}><w:footnote w:id="2"><w:p><w:r><w:t>See page 4.</w:t></w:r></w:p></w:footnote></w:footnotes>`,
    ),
  },
]
const docx = aDocx(bodyOf(["Weekly planning", "我们决定推迟发布。", "a &lt; b"]))
const doc = readFileSync(new URL("../../../support/documents/planning.doc", import.meta.url))
const megabytes = (count: number): Buffer => Buffer.alloc(count * 1024 * 1024, 32)
const noise = (count: number): ReadonlyArray<string> =>
  Array.from({ length: count }, (_, index) => `p${(index * 7919) % 100_003}`)
const scrambled = Buffer.from(doc)
const block = doc.indexOf(Buffer.from("eca5", "hex"))
scrambled.writeUInt16LE(scrambled.readUInt16LE(block + 10) | 0x0100, block + 10)
const ole = (name: string): Buffer =>
  Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(1016), Buffer.from(name, "utf16le")])
const external = '<!DOCTYPE x [<!ENTITY secret SYSTEM "file:///etc/hostname">]>'
const laughs = `<!DOCTYPE x [<!ENTITY a "ha">${
  Array.from({ length: 20 }, (_, n) =>
    `<!ENTITY ${String.fromCharCode(98 + n)} "${`&${String.fromCharCode(97 + n)};`.repeat(10)}">`).join("")
}]>`

describe("reading office files", () => {
  it.live.each<[string, Uint8Array, string]>([
    ["DOCX", docx, "Weekly planning\n\n我们决定推迟发布。\n\na < b"],
    [
      "breaks and tabs of DOCX",
      aDocx(bodyOf([`${inRun}Ann 0:03${breakRun}We agree.</w:t><w:tab/><w:t>Yes.`])),
      "Ann 0:03\nWe agree.\tYes.",
    ],
    [
      "a table of DOCX, row by row",
      aDocx(tableOf([["Region", "Sales"], ["North", "1,200"]])),
      "Region | Sales\nNorth | 1,200",
    ],
    [
      "long cells of DOCX as paragraphs",
      aDocx(tableOf([["Ann", `We ${"really ".repeat(20)}agree.`]])),
      `Ann\n\nWe ${"really ".repeat(20)}agree.`,
    ],
    [
      "notes of DOCX",
      aDocx(bodyOf(['Sales rose.</w:t></w:r><w:r><w:footnoteReference w:id="2"/></w:r><w:r><w:t>']), notes),
      "Sales rose.\n\nSee page 4.",
    ],
    [
      "wrapped lines of PDF",
      aPdf(
        "We decided to move the launch of the new\nproduct to July, because the old\none broke.\n1. Tell the press\n2. Tell the inter-\nnational team",
      ),
      "We decided to move the launch of the new product to July, because the old one broke.\n1. Tell the press\n2. Tell the international team",
    ],
    ["PDF", aPdf("We decided to move the launch"), "We decided to move the launch"],
  ])(
    "reads %s, whatever its name",
    ([, bytes, text]) => Effect.map(outcome(bytes, "wrong.txt"), (read) => assert.strictEqual(read, text)),
  )

  it.live("reads DOC", () =>
    Effect.gen(function*() {
      const text = yield* outcome(doc, "planning.doc")
      assert.include(text, "We decided to move the launch to July.")
      assert.include(text, "我们决定把发布推迟到七月。")
    }))

  it.live("says in words what is wrong with a DOCX that its reader fails on", () =>
    Effect.gen(function*() {
      const refusal = yield* Effect.flip(reading(aDocx(Buffer.from("<w:document")), "minutes.docx"))
      assert.strictEqual(refusal.detail, "the document is damaged: it cannot be read as DOCX")
    }))

  it.live("says in words what is wrong with an archive", () =>
    Effect.gen(function*() {
      const cut = yield* Effect.flip(reading(docx.subarray(0, docx.length - 40), "minutes.docx"))
      assert.strictEqual(cut.detail, "the document is damaged: it is not a whole archive")
      const broken = Buffer.from(docx)
      broken.fill(255, 60, 90)
      const spoilt = yield* Effect.flip(reading(broken, "minutes.docx"))
      assert.strictEqual(spoilt.detail, "the document is damaged: one of its parts is broken")
    }))

  it.live.each<[string, Uint8Array, string]>([
    ["a truncated DOCX", docx.subarray(0, docx.length - 40), "<damaged>"],
    ["a DOCX with a broken body", aDocx(Buffer.from("<w:document")), "<damaged>"],
    ["a truncated DOC", doc.subarray(0, 4800), "<damaged>"],
    ["a broken PDF", Buffer.from("%PDF-1.4\nnothing here"), "<damaged>"],
    ["a DOCX without text", aDocx(bodyOf([])), "<empty>"],
    ["a PDF without text", aPdf(""), "<empty>"],
    ["another archive", aZip([{ name: "a.txt", bytes: Buffer.from("a") }]), "<unsupported>"],
    [
      "another Office file",
      ole("Workbook"),
      "<unsupported>",
    ],
    ["a DOCX with a password", ole("EncryptedPackage"), "<encrypted>"],
    ["an encrypted part", aDocx(bodyOf(["a"]), [], { isEncrypted: true }), "<encrypted>"],
    ["a DOC with a password", scrambled, "<encrypted>"],
    ["a PDF with a password", aPdf("a", "/Encrypt 6 0 R /ID [<41> <41>]"), "<encrypted>"],
    ["a part that is too well packed", aDocx(bodyOf(["a"]), [{ name: "x", bytes: megabytes(20) }]), "<too-large>"],
    ["a part that is too large", aDocx(bodyOf(["a"]), [{ name: "x", bytes: megabytes(33) }]), "<too-large>"],
    [
      "too many parts",
      aDocx(bodyOf(["a"]), noise(2001).map((name) => ({ name, bytes: Buffer.alloc(0) }))),
      "<too-large>",
    ],
    [
      "an entry larger than declared",
      aDocx(bodyOf(["a"]), [{ name: "x", bytes: megabytes(3), claims: 4000 }]),
      "<damaged>",
    ],
  ])(
    "refuses %s",
    ([, bytes, code]) => Effect.map(outcome(bytes, "file.docx"), (read) => assert.strictEqual(read, code)),
  )

  it.live("neither reads other files for a document nor expands its entities", () =>
    Effect.gen(function*() {
      assert.strictEqual(yield* outcome(aDocx(bodyOf(["x&secret;y"], external)), "a.docx"), "<damaged>")
      assert.strictEqual(yield* outcome(aDocx(bodyOf(["x&k;y"], laughs)), "a.docx"), "<damaged>")
    }))
})
