import { escapeMarkdown } from "#domain/analysis/summary-markdown.ts"
import type { ExportOptions } from "#domain/export/export-options.ts"
import * as Markdown from "#domain/export/render-markdown.ts"
import * as Plain from "#domain/export/render-text.ts"
import * as Reports from "#domain/export/report.ts"
import { aTask } from "#tests/support/a-task.ts"
import { aTranscript } from "#tests/support/a-transcript.ts"
import { anAnalysis } from "#tests/support/an-analysis.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { assert as holds, property, string } from "fast-check"
import { fromMarkdown } from "mdast-util-from-markdown"
import { gfmFromMarkdown } from "mdast-util-gfm"
import { toString } from "mdast-util-to-string"
import { gfm } from "micromark-extension-gfm"

const renderMarkdown = (...given: Parameters<typeof Markdown.renderMarkdown>) =>
  Effect.runSync(Markdown.renderMarkdown(...given))
const renderText = (...given: Parameters<typeof Plain.renderText>) => Effect.runSync(Plain.renderText(...given))

const reportOf = (...given: Parameters<typeof Reports.reportOf>) => Effect.runSync(Reports.reportOf(...given))

const whole: ExportOptions = { format: "md", content: "all", hasTimes: true, hasSpeakers: true }
const summary = "## Overview\n\n- The launch **moves** [00:04](#t=4)\n\n```\n## no heading\n```"
const talk = aTranscript(["Ada: The launch moves", "Ada: to May", "Ben: Fine with *me*"])
const gaps = [{ begin: 7600, end: 7900, reason: "no-words-heard" }, {
  begin: 20_000,
  end: 75_000,
  reason: "timed-out",
}]
const coverage = { speech: 60_000, transcribed: 5000, ratio: 0.0833, gaps, possible: [] }

const report = (options: Partial<ExportOptions> = {}, task = aTask({ coverage }), transcript = talk) =>
  reportOf({ task, transcript, analysis: anAnalysis({ summary }), options: { ...whole, ...options } })

const visible = (text: string): string =>
  text.replaceAll(/[\u202A-\u202E\u2066-\u2069\uFEFF]/g, "").replaceAll(/[\s\p{Cc}\u2028\u2029]+/gu, " ").trim()

const map = (hasTimes: boolean): string =>
  renderText(report({ content: "mind_map", hasTimes }, aTask({ title: "New title" })))

describe("a document as Markdown", () => {
  it("has title, facts, summary and transcript, with every gap in its place", () => {
    assert.strictEqual(
      renderMarkdown(report()),
      `# Weekly sync

- Date: 2026-11-20
- Length: 01:00
- Speakers: Ada, Ben
- Speech transcribed: 8 %

## Summary

### Overview

- The launch **moves** (00:04)

\`\`\`
## no heading
\`\`\`

## Transcript

**Ada** (00:00): The launch moves to May

*\\[not transcribed 00:07–00:07: no words recognised\\]*

**Ben** (00:08): Fine with \\*me\\*

*\\[not transcribed 00:20–01:15: the recogniser failed (timed-out)\\]*
`,
    )
  })

  it("shows gaps also without times and names", () => {
    const text = renderMarkdown(report({ hasTimes: false, hasSpeakers: false }))
    assert.include(text, "not transcribed 00:20–01:15")
    assert.notMatch(text, /Ada|Ben|\(00:0/)
  })

  it("escapes whatever was said", () => {
    holds(
      property(
        string({ unit: "grapheme", maxLength: 60 }),
        string({ unit: "grapheme-ascii", maxLength: 60 }),
        (a, b) => {
          const said = `${a} ${b}`
          const { children } = fromMarkdown(`**Ada** (00:00): ${escapeMarkdown(said)}`, {
            extensions: [gfm()],
            mdastExtensions: [gfmFromMarkdown()],
          })
          assert.deepStrictEqual(children.map(({ type }) => type), ["paragraph"])
          assert.strictEqual(visible(toString(children)), visible(`Ada (00:00): ${said}`))
        },
      ),
    )
  })
})

describe("a document as plain text", () => {
  it("has no Markdown syntax", () => {
    const text = renderText(report({ content: "summary" }, aTask(), { segments: [], speakers: [] }))
    assert.include(text, "Weekly sync\n===========\n\nDate: 2026-11-20")
    assert.include(text, "Overview\n\n- The launch moves (00:04)\n\n## no heading")
  })

  it("shows who spoke when", () => {
    const text = renderText(report())
    assert.include(
      text,
      "[00:00] Ada: The launch moves to May\n\n[not transcribed 00:07–00:07: no words recognised]\n\n[00:08] Ben:",
    )
  })

  it("does not shorten a long summary", () => {
    const long = "word ".repeat(200).trim()
    const analysis = anAnalysis({ summary: `- ${long}` })
    assert.include(renderText(reportOf({ task: aTask(), transcript: null, analysis, options: whole })), long)
  })

  it("has the keywords in one line", () => {
    const analysis = anAnalysis({ summary: "## Keywords\n\n- oven [00:04](#t=4)\n- rye flour [00:08](#t=8)" })
    const text = renderText(reportOf({ task: aTask(), transcript: null, analysis, options: whole }))
    assert.include(text, "oven, rye flour")
  })

  it("shows a map as bullets, with times if requested", () => {
    assert.include(map(true), "New title\n=========\n")
    assert.include(map(true), "- The launch (00:04)")
    assert.notInclude(map(false), "00:04")
  })
})

describe("text", () => {
  const task = aTask({ source: "document", duration: null, coverage: null, language: "zh" })
  const lines = aTranscript(["第一段。", "第二段。"])
  const segments = lines.segments.map(({ id, text }) => ({ id, text, begin: 0, end: 0, speakerId: null, words: [] }))
  const options = { ...whole, hasTimes: false }

  it("has no times, keeps its paragraphs, and headings in its language", () => {
    const analysis = anAnalysis({ summary: "## 概述\n\n- 第一段 [00:00](#t=0)" })
    const text = renderMarkdown(reportOf({ task, transcript: { segments, speakers: [] }, analysis, options }))
    assert.notInclude(text, "00:00")
    assert.include(text, "## 转写文本\n\n第一段。\n\n第二段。\n")
  })
})

describe("a silent recording", () => {
  it("reports that no speech was found", () => {
    assert.include(renderText(report({}, aTask(), { segments: [], speakers: [] })), "No speech was found.")
  })
})
