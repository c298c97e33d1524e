import { aReport, said, writing } from "#tests/support/an-export.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { getDocumentProxy } from "unpdf"

const summary = `## Overview

- The launch moves
  1. really
- see the plan

| Month | Cost |
|-------|------|
| May   | 12 € |

After the table.
`
const many = Array.from({ length: 120 }, (_, nth) => said(`Line ${nth}`, "Ada", nth * 1000))

interface Node {
  readonly type?: string
  readonly role?: string
  readonly children?: ReadonlyArray<Node>
}

/** The roles of a part of the document, those inside in brackets. */
const outlineOf = ({ role = "", children = [] }: Node): string => {
  const inside = children.map(outlineOf).filter((one) => one !== "")
  return inside.length === 0 ? role : `${role}(${inside.join(" ")})`
}

const read = (bytes: Uint8Array) =>
  Effect.promise(async () => {
    const document = await getDocumentProxy(bytes)
    const pages = Array.from({ length: document.numPages }, (_, nth) => nth + 1)
    const trees = await Promise.all(pages.map(async (nth) => (await document.getPage(nth)).getStructTree()))
    const { info } = await document.getMetadata()
    return { info, marks: await document.getMarkInfo(), outlines: trees.map((tree): string => outlineOf(tree)) }
  })

describe("a PDF for those who do not see it", () => {
  it.live("says what is a heading, a list, a table, and in which language it is", () =>
    Effect.gen(function*() {
      const report = aReport({ summary, transcript: [said("Hello.", "Ada", 0)], language: "fr" })
      const { info, marks, outlines } = yield* read(yield* writing(({ pdf }) => pdf(report)))
      assert.propertyVal(marks, "Marked", true)
      assert.propertyVal(info, "Language", "fr")
      const list = "L(LI(Lbl LBody L(LI(Lbl LBody))) LI(Lbl LBody))"
      const table = "Table(TR(TH TH) TR(TD TD))"
      assert.match(
        outlines.join(""),
        new RegExp(`^Root\\(Document\\(H1 (P )*H2 H3 ${escaped(list)} ${escaped(table)} P H2 P\\)\\)$`),
      )
    }))

  it.live("leaves no heading alone at the foot of a page", () =>
    Effect.gen(function*() {
      const below = ["- Yes.\n", "- [ ] Write to them.\n- [ ] Call her.\n", "On and on it went. ".repeat(40)]
      const topics = Array.from(
        { length: 120 },
        (_, nth) => `## Topic ${nth}\n\n### Said\n\n${below[nth % below.length]}${"\n\nYes.".repeat(nth % 4)}\n`,
      ).join("\n")
      const { outlines } = yield* read(
        yield* writing(({ pdf }) => pdf(aReport({ summary: topics, transcript: [] }))),
      )
      assert.isAbove(outlines.length, 4)
      for (const outline of outlines) assert.notMatch(outline, /H3\)\)$/)
    }))

  it.live("goes on from page to page", () =>
    Effect.gen(function*() {
      const { outlines } = yield* read(yield* writing(({ pdf }) => pdf(aReport({ summary: null, transcript: many }))))
      assert.isAbove(outlines.length, 2)
      for (const outline of outlines.slice(1)) assert.match(outline, /^Root\(Document\((P ?)+\)\)$/)
    }))
})

const escaped = (text: string): string => text.replaceAll(/[()]/g, "\\$&")
