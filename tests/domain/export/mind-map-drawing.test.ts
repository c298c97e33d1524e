import { fromMarkdown, type MindMap } from "#domain/analysis/mind-map.ts"
import { drawMindMap } from "#domain/export/draw-mind-map.ts"
import type { DrawnText } from "#domain/export/map-drawing.ts"
import { widthOf } from "#domain/export/map-style.ts"
import { renderSvg, screenFonts } from "#domain/export/render-svg.ts"
import { assert, describe, it } from "@effect/vitest"
import { array, assert as holds, constantFrom, integer, property, string, tuple } from "fast-check"

const phrase = constantFrom(
  "Budget",
  "发布会推迟到五月的第二周，因为证书还没有到",
  "a long branch that needs more than one line to be written",
  "회의",
  "x".repeat(80),
)
const line = tuple(constantFrom("## ", "### ", "- ", "  - ", "    - "), phrase).map((parts) => parts.join(""))
const map = array(line, { maxLength: 60 }).map((lines) => fromMarkdown("Weekly sync 会议", lines.join("\n")))

const boxOf = ({ x, y, anchor, size, isBold, text }: DrawnText) => {
  const width = widthOf(text, { size, isBold })
  const left = x - width * { start: 0, middle: 0.5, end: 1 }[anchor]
  return { left, right: left + width, top: y - size * 0.8, bottom: y + size * 0.2 }
}

const textsOf = ({ text, children }: MindMap): ReadonlyArray<string> => [text, ...children.flatMap(textsOf)]

const letters = (texts: ReadonlyArray<string>) => Array.from(texts.join("").replaceAll(/\s/g, "")).toSorted()

describe("a drawn mind map", () => {
  it("shows every character, large enough, inside the drawing and without overlap", () => {
    holds(
      property(map, (map) => {
        const { left, top, width, height, texts } = drawMindMap(map)
        assert.deepStrictEqual(letters(texts.map(({ text }) => text)), letters(textsOf(map)))
        const boxes = texts.map(boxOf)
        boxes.forEach((box, index) => {
          assert.isAtLeast(texts[index]?.size ?? 0, 12)
          assert.isAtLeast(box.left, left)
          assert.isAtLeast(box.top, top)
          assert.isAtMost(box.right, left + width)
          assert.isAtMost(box.bottom, top + height)
          for (const other of boxes.slice(index + 1)) {
            const overlaps = box.left < other.right && other.left < box.right && box.top < other.bottom &&
              other.top < box.bottom
            assert.isFalse(overlaps, JSON.stringify([texts[index], other]))
          }
        })
      }),
      { numRuns: 50 },
    )
  })

  it("grows to both sides, about equally", () => {
    const branches = Array.from({ length: 8 }, (_, index) => `## Branch ${index}\n- one\n- two`).join("\n")
    const { texts } = drawMindMap(fromMarkdown("Middle", branches))
    const heads = texts.filter(({ text }) => text.startsWith("Branch"))
    assert.lengthOf(heads.filter(({ x }) => x > 0), 4)
    assert.lengthOf(heads.filter(({ x }) => x < 0), 4)
    assert.lengthOf(new Set(heads.map(({ colour }) => colour)), 8)
  })

  it("writes times after the text of nodes that have them", () => {
    const { texts } = drawMindMap(fromMarkdown("M", "- The launch [1:02:03](#t=3723)"))
    assert.include(texts.map(({ text }) => text), "The launch (1:02:03)")
  })
})

const svgOf = (map: MindMap, scale = 1) => renderSvg(drawMindMap(map), { title: map.text, scale, family: screenFonts })

const leaf = (text: string, index: number): MindMap => ({ id: `0.${index}`, text, anchor: null, children: [] })

describe("the SVG", () => {
  it("is XML, with text as text and nothing that other programs lack", () => {
    const texts = array(string({ unit: "binary", maxLength: 40 }), { maxLength: 10 })
    holds(property(texts, string({ unit: "binary" }), integer({ min: 1, max: 3 }), (texts, title, scale) => {
      const svg = svgOf({ id: "0", text: title, anchor: null, children: texts.map(leaf) }, scale)
      assert.notMatch(svg, /foreignObject|<script|href|url\(/i)
      assert.notMatch(svg, /(?!\n)\p{Cc}|[\uFFFE\uFFFF]/u)
      assert.isTrue(svg.isWellFormed())
      for (const [, content = ""] of svg.matchAll(/>([^<>]*)</g)) assert.notMatch(content, /&(?!(amp|lt|gt|quot);)/)
    }))
  })

  it("has the requested size", () => {
    const map = fromMarkdown("Middle", "- one")
    const { width, height } = drawMindMap(map)
    assert.include(svgOf(map, 2), `width="${width * 2}" height="${height * 2}" viewBox="`)
  })
})
