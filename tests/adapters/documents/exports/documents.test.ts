import { aReport, said, writing } from "#tests/support/an-export.ts"
import { unzipped } from "#tests/support/unzipped.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import mammoth from "mammoth"
import { extractText, getDocumentProxy, getMeta } from "unpdf"

const summary = `## Overview

- The launch **moves** to May [01:03](#t=63)
  1. really
- see [the plan](https://example.org/plan) or [this](javascript:alert)

## Action items

- [ ] Call them — owner: Michael, due: Friday [01:03](#t=63)
- [x] Order *paper* (not found in the transcript)

| Month | Cost |
|-------|------|
| May   | 12 € |

<b>no markup</b>
`
const hole = "[not transcribed 01:02–01:15: no words recognised]"
const transcript = [
  said("Où est l'été ? Die Straße, größer.", "Ada", 0),
  said("我们推迟到五月。", "李娜", 62_000),
  { _tag: "CoverageGap" as const, text: hole },
  said("日本語の会議です。"),
  said("회의를 시작합니다."),
]
const report = aReport({ summary, transcript })

describe("DOCX", () => {
  it.live("has headings, names, times, gaps, links and a table of action items", () =>
    Effect.gen(function*() {
      const bytes = yield* writing(({ docx }) => docx(report))
      const { value: html, messages } = yield* Effect.promise(() =>
        mammoth.convertToHtml({ buffer: Buffer.from(bytes) })
      )
      assert.deepStrictEqual(messages.filter(({ type }) => type === "error"), [])
      assert.include(html, "<h1>Summary</h1><h2>Overview</h2>")
      assert.include(html, "<h1>Transcript</h1>")
      assert.include(html, "<strong>Ada</strong>")
      assert.include(html, "00:00<br />Où est l'été ? Die Straße, größer.")
      assert.include(html, "<strong>李娜</strong>")
      assert.include(html, `<em>${hole}</em>`)
      assert.include(html, '<a href="https://example.org/plan">the plan</a>')
      assert.notInclude(html, "javascript:")
      assert.include(html, "&lt;b&gt;no markup&lt;/b&gt;")
      const cells = [...html.matchAll(/<t[dh]>(.*?)<\/t[dh]>/g)].map(([, cell = ""]) => cell.replaceAll(/<[^>]*>/g, ""))
      assert.deepStrictEqual(
        cells.join("|"),
        "|Action|Owner|Due|Time|☐|Call them|Michael|Friday|01:03|☑|Order paper (not found in the transcript)||||"
          + "Month|Cost|May|12 €",
      )
    }))

  it.live("has no columns for what no action item has", () =>
    Effect.gen(function*() {
      const written = "- [ ] Call them — owner: Michael\n- [ ] Order paper\n"
      const bytes = yield* writing(({ docx }) => docx(aReport({ summary: written, transcript: [] })))
      const { value: html } = yield* Effect.promise(() => mammoth.convertToHtml({ buffer: Buffer.from(bytes) }))
      const cells = [...html.matchAll(/<t[dh]>(.*?)<\/t[dh]>/g)].map(([, cell = ""]) => cell.replaceAll(/<[^>]*>/g, ""))
      assert.strictEqual(cells.join("|"), "|Action|Owner|☐|Call them|Michael|☐|Order paper|")
    }))

  it.live("gives the ticks of action items a narrow column, and the action the widest", () =>
    Effect.gen(function*() {
      const bytes = yield* writing(({ docx }) => docx(report))
      const files = yield* Effect.promise(() => unzipped(bytes))
      const [grid = ""] = /<w:tblGrid>.*?<\/w:tblGrid>/.exec(String(files.get("word/document.xml"))) ?? []
      const [tick = 0, action = 0, ...others] = [...grid.matchAll(/w:w="(\d+)"/g)].map(([, width]) => Number(width))
      assert.isBelow(tick, Math.min(...others))
      assert.isAbove(action, Math.max(...others))
      assert.strictEqual(tick + action + others.reduce((sum, one) => sum + one, 0), 9026)
    }))

  it.live("drops characters that XML cannot hold", () =>
    Effect.gen(function*() {
      const bytes = yield* writing(({ docx }) =>
        docx(aReport({ title: "A\u0001B\uFFFF", transcript: [said("c\u0002d & <e>")] }))
      )
      const { value } = yield* Effect.promise(() => mammoth.extractRawText({ buffer: Buffer.from(bytes) }))
      assert.include(value, "AB")
      assert.include(value, "cd & <e>")
    }))
})

const textOf = (bytes: Uint8Array) =>
  Effect.promise(async () => {
    const document = await getDocumentProxy(bytes)
    const { text, totalPages } = await extractText(document, { mergePages: true })
    const { info } = await getMeta(document)
    return { text: text.replaceAll(/\s+/g, " "), pages: totalPages, title: info["Title"] }
  })

describe("PDF", () => {
  it.live("contains selectable text in every script, and gaps", () =>
    Effect.gen(function*() {
      const { text, title } = yield* textOf(yield* writing(({ pdf }) => pdf(report)))
      assert.strictEqual(title, "Weekly sync 会议")
      for (
        const part of [
          "Weekly sync 会议",
          "The launch moves to May 01:03",
          "Call them Michael Friday 01:03",
          "Order paper (not found in the transcript)",
          "Où est l'été ? Die Straße, größer.",
          "李娜 01:02",
          "我们推迟到五月。",
          "日本語の会議です。",
          "회의를 시작합니다.",
          "<b>no markup</b>",
          hole,
        ]
      ) assert.include(text, part)
    }))

  it.live("has no columns for what no action item has", () =>
    Effect.gen(function*() {
      const written = "- [ ] Call them — owner: Michael\n- [ ] Order paper\n"
      const { text } = yield* textOf(yield* writing(({ pdf }) => pdf(aReport({ summary: written, transcript: [] }))))
      assert.include(text, "Owner")
      assert.notMatch(text, /\b(?:Due|Time)\b/)
    }))

  it.live("lists the characters that no installed font has", () =>
    Effect.gen(function*() {
      const { text } = yield* textOf(yield* writing(({ pdf }) => pdf(aReport({ transcript: [said("a\u{1E900}b")] }))))
      assert.include(text, "a□b")
      assert.include(text, "Characters that no font on this server has (□): U+1E900")
    }))

  it.live("of a whole day is written in one piece", () =>
    Effect.gen(function*() {
      const lines = Array.from({ length: 3000 }, (_, nth) =>
        said(`第${nth}句：我们推迟到五月，因为证书还没有到。`, "李娜", nth * 3000))
      const { text, pages } = yield* textOf(
        yield* writing(({ pdf }) =>
          pdf(aReport({ transcript: lines }))
        ),
      )
      assert.isAbove(pages, 100)
      assert.include(text, "第2999句：")
    }))
})

describe("without its font", () => {
  it.live("refuses a PDF and says what to do", () =>
    Effect.gen(function*() {
      const missing = yield* Effect.flip(writing(({ pdf }) => pdf(report), "/nowhere/font.ttc"))
      assert.strictEqual(
        missing.message,
        "This server cannot create this file: the font file that PDF_FONT names does not exist",
      )
      const broken = yield* Effect.flip(writing(({ pdf }) => pdf(report), import.meta.filename))
      assert.deepInclude(broken, { _tag: "ExportUnavailable", kind: "unavailable" })
      assert.include(broken.message, "cannot be read as a font")
    }))

  it.live("still writes a DOCX", () =>
    Effect.gen(function*() {
      assert.isAbove((yield* writing(({ docx }) => docx(report), "/nowhere/font.ttc")).length, 1000)
    }))
})
