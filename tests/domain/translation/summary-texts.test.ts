import { summaryTexts, translatedSummary } from "#domain/translation/summary-texts.ts"
import { assert, it } from "@effect/vitest"
import * as fc from "fast-check"

const summary = `## Overview

- The **launch** moves to May [00:12](#t=12)
- [ ] Ada writes — owner: Ada, due: Friday [01:03](#t=63) (not found)

| a | b |
| - | - |
| 1 | 2 |
`

it("translates the words of a summary, and keeps headings, bullets, ticks and citations", () => {
  assert.deepStrictEqual(summaryTexts(summary), [
    "Overview",
    "The launch moves to May",
    "Ada writes",
    "owner: Ada, due: Friday",
    "not found",
    "a",
    "b",
  ])
  const loud = translatedSummary(summary, (text) => text.toUpperCase())
  assert.include(loud, "## OVERVIEW\n\n- THE LAUNCH MOVES TO MAY [00:12](#t=12)\n- [ ] ADA WRITES")
  assert.include(loud, "[01:03](#t=63) (NOT FOUND)")
})

it("changes nothing where nothing is translated, and lets no markup in", () => {
  fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => {
    assert.strictEqual(translatedSummary(text, () => null), text)
  }))
  assert.strictEqual(
    translatedSummary("- fine", () => "[x](javascript:y) <b>"),
    String.raw`- \[x\](javascript:y) \<b\>`,
  )
})
