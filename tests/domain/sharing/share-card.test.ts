import { shareCard } from "#domain/sharing/share-card.ts"
import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"

const textsOf = (title: string, summary: string | null = null) =>
  shareCard({ title, summary }, "parley.example.org").texts.map(({ text }) => text)

describe("the picture of a link", () => {
  it("has the title, the first point and the place", () => {
    const texts = textsOf("Weekly sync", "## Overview\n\n- The launch moves to May [00:12](#t=12)\n")
    assert.deepStrictEqual(texts, ["Weekly sync", "The launch moves to May", "parley.example.org"])
  })

  it("cuts a long title with an ellipsis, and leaves out the point that has no room", () => {
    const texts = textsOf("A very long title indeed ".repeat(20), "The launch moves to May")
    assert.strictEqual(texts.length, 5)
    assert.match(texts[3] ?? "", /…$/)
    assert.notInclude(texts, "The launch moves to May")
  })

  it.prop("stays in its frame, whatever the title is", [Schema.String, Schema.String], ([title, summary]) => {
    const { texts, width, height } = shareCard({ title, summary }, "parley.example.org")
    for (const { x, y, size } of texts) {
      assert.isTrue(x > 0 && x < width && y - size >= 0 && y <= height)
    }
    assert.isAtMost(texts.length, 7)
  })
})
