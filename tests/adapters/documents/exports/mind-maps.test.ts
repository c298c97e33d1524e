import { run } from "#adapters/system/child-process/run.ts"
import { fromMarkdown } from "#domain/analysis/mind-map.ts"
import { drawMindMap } from "#domain/export/draw-mind-map.ts"
import { writing } from "#tests/support/an-export.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { buffer } from "node:stream/consumers"
import { extractText, getDocumentProxy } from "unpdf"
import { fromBufferPromise } from "yauzl"

const map = fromMarkdown(
  "Weekly sync 会议",
  "## Topics\n- 推迟到五月 [01:03](#t=63)\n- 회의\n## Action items\n- [ ] Call them",
)
const drawing = drawMindMap(map)

const sizeOf = (png: Uint8Array): readonly [number, number] => {
  const bytes = Buffer.from(png)
  assert.strictEqual(bytes.toString("latin1", 1, 4), "PNG")
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

/** The tallest vertical stroke as a share of the character's height: all of it in the box that replaces a missing character. */
const tallestStroke = Effect.fnUntraced(function*(letter: string) {
  const png = yield* writing((writer) => writer.png(drawMindMap(fromMarkdown(letter.repeat(3), "")), "one", null))
  const [width, height] = sizeOf(png)
  const { stdout } = yield* run({
    command: "ffmpeg",
    args: ["-v", "error", "-f", "png_pipe", "-i", "pipe:0", "-pix_fmt", "gray", "-f", "rawvideo", "pipe:1"],
    input: png,
    timeLimit: 20_000,
    keep: { stdout: width * height },
  })
  const isInk = (x: number, y: number): boolean => (stdout[y * width + x] ?? 0) > 190
  // The characters are white on the coloured centre; white further out is paper.
  const rows = between(height * 0.35, height * 0.65).filter((y) =>
    between(width * 0.35, width * 0.65).some((x) => isInk(x, y))
  )
  const strokes = between(width * 0.35, width * 0.65).map((x) => rows.filter((y) => isInk(x, y)).length)
  return strokes.reduce((a, b) => Math.max(a, b)) / rows.length
})

const between = (from: number, to: number): ReadonlyArray<number> =>
  Array.from({ length: Math.floor(to) - Math.floor(from) }, (_, index) => Math.floor(from) + index)

describe("PNG", () => {
  it.live("is twice the size of the drawing", () =>
    Effect.gen(function*() {
      const png = yield* writing((writer) => writer.png(drawing, "会议", "zh"))
      assert.deepStrictEqual(sizeOf(png), [drawing.width * 2, drawing.height * 2])
    }))

  it.live("shows Chinese, Japanese and Korean characters instead of boxes", () =>
    Effect.gen(function*() {
      for (const letter of ["会", "の", "스"]) assert.isBelow(yield* tallestStroke(letter), 0.85, letter)
      assert.isAbove(yield* tallestStroke("\u{1E900}"), 0.85)
    }))

  it.live("of the largest map is as large as an image may be", () =>
    Effect.gen(function*() {
      const lines = Array.from({ length: 1999 }, (_, nth) => `- point ${nth} of a very long meeting`)
      const [width, height] = sizeOf(
        yield* writing((writer) => writer.png(drawMindMap(fromMarkdown("M", lines.join("\n"))), "M", "en")),
      )
      assert.isAtMost(Math.max(width, height), 32_000)
      assert.isAtMost(width * height, 64_200_000)
    }))
})

describe("a drawing as PDF", () => {
  it.live("is one page with selectable text", () =>
    Effect.gen(function*() {
      const bytes = yield* writing((writer) => writer.drawingPdf(drawing, "会议", "zh"))
      const { text, totalPages } = yield* Effect.promise(async () => extractText(await getDocumentProxy(bytes)))
      assert.strictEqual(totalPages, 1)
      for (const part of ["Weekly sync 会议", "推迟到五月 (01:03)", "회의", "Call them"]) {
        assert.include(text.join(" "), part)
      }
    }))
})

const filesIn = (zip: Uint8Array) =>
  Effect.promise(async () => {
    const opened = await fromBufferPromise(Buffer.from(zip), { lazyEntries: true })
    const files: Record<string, unknown> = {}
    for await (const entry of opened.eachEntry()) {
      const bytes = await buffer(await opened.openReadStreamPromise(entry))
      files[entry.fileName] = JSON.parse(bytes.toString())
    }
    return files
  })

const topic = (id: string, title: string, more: object = {}) => ({ id: `topic-${id}`, class: "topic", title, ...more })

describe("XMind", () => {
  it.live("is a workbook of one sheet, with timestamps as labels and markers on action items", () =>
    Effect.gen(function*() {
      const files = yield* filesIn(yield* writing(({ xmind }) => xmind(map, "Action items")))
      assert.deepStrictEqual(Object.keys(files).toSorted(), ["content.json", "manifest.json", "metadata.json"])
      assert.deepStrictEqual(files["manifest.json"], { "file-entries": { "content.json": {}, "metadata.json": {} } })
      assert.deepInclude(files["metadata.json"], { dataStructureVersion: "2" })
      assert.deepStrictEqual(files["content.json"], [{
        id: "sheet-1",
        class: "sheet",
        title: "Weekly sync 会议",
        rootTopic: topic("0", "Weekly sync 会议", {
          structureClass: "org.xmind.ui.map.clockwise",
          children: {
            attached: [
              topic("0.0", "Topics", {
                children: { attached: [topic("0.0.0", "推迟到五月", { labels: ["01:03"] }), topic("0.0.1", "회의")] },
              }),
              topic("0.1", "Action items", {
                children: { attached: [topic("0.1.0", "Call them", { markers: [{ markerId: "task-start" }] })] },
              }),
            ],
          },
        }),
      }])
    }))
})
