import { frontMatter, pageProperties } from "#domain/export/note/front-matter.ts"
import { renderNote } from "#domain/export/note/render-note.ts"
import { renderOutline } from "#domain/export/note/render-outline.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import * as fc from "fast-check"
import { aTask } from "../../support/a-task.ts"
import { aTranscript } from "../../support/a-transcript.ts"
import { anAnalysis } from "../../support/an-analysis.ts"

const text = fc.array(
  fc.constantFrom(
    ...Array.from("a -:#'\"\\{}[],&*!|>%@`?\n\r\t\0\u001B\u007F\u0085\u2028\uFEFF\uFFFFé界😀"),
    "~",
    "null",
    "2026-11-20",
    "---",
    "\uD800",
  ),
).map((letters) => letters.join(""))
const scalar = (line: string, before: string): unknown => {
  assert.isTrue(line.startsWith(before))
  return /^\d{4}-\d{2}-\d{2}$/.test(line.slice(before.length))
    ? line.slice(before.length)
    : JSON.parse(line.slice(before.length))
}
const options = { format: "md", content: "all", hasTimes: true, hasSpeakers: true } as const
const place = { url: "https://parley.test/task/1", folder: "Team", tags: ["next steps", "Büro"] }
const summary = "## Topics\n\n- Plans [0:04](#t=4)\n  - more\n- [x] done\n\nA paragraph.\n\n### Below\n\nText."
const material = {
  task: aTask({ title: `"Plan": #B\n---` }),
  transcript: aTranscript(["Ada: Good #morning.", "Bob: key:: [[value]]"]),
  analysis: anAnalysis({ summary }),
  options,
}

describe("notes", () => {
  it("have front matter that is YAML, whatever is in it", () => {
    fc.assert(
      fc.property(text, fc.array(text, { minLength: 1 }), (title, names) => {
        fc.pre(title !== "")
        const [, yaml = ""] = /^---\n([\s\S]*)\n---$/.exec(frontMatter([["title", title], ["participants", names]])) ??
          []
        // A scalar in quotation marks of YAML that has no line break, and nothing that is not printable there, is one of JSON.
        assert.match(
          yaml,
          /^[\n\u0020-\u007E\u00A0-\u2027\u202A-\uD7FF\uE000-\uFEFE\uFF00-\uFFFD\u{10000}-\u{10FFFF}]*$/u,
        )
        const [first = "", second, ...others] = yaml.split("\n")
        assert.strictEqual(second, "participants:")
        assert.strictEqual(scalar(first, "title: "), title.toWellFormed())
        assert.deepStrictEqual(others.map((line) => scalar(line, "  - ")), names.map((name) => name.toWellFormed()))
      }),
      { numRuns: 200 },
    )
  })

  it("leave out what is not known, and let days be days", () => {
    assert.strictEqual(
      frontMatter([["date", "2026-11-20"], ["folder", null], ["tags", []]]),
      "---\ndate: 2026-11-20\n---",
    )
    assert.strictEqual(
      pageProperties([["folder", "a\nb:: c"], ["tags", ["x, y", "z"]]]),
      "folder:: a b: c\ntags:: x  y, z",
    )
  })

  it.effect("lead to the moments in Parley, and have no marks of programs in what was said", () =>
    Effect.gen(function*() {
      const text = yield* renderNote(material, place)
      assert.include(text, String.raw`title: "\"Plan\": #B\n---"`)
      assert.include(text, `participants:\n  - "Ada"\n  - "Bob"`)
      assert.include(text, `tags:\n  - "next-steps"\n  - "Büro"`)
      assert.include(text, "- Plans [0:04](https://parley.test/task/1?t=4)")
      assert.include(text, String.raw`**Ada** [00:00](https://parley.test/task/1?t=0): Good \#morning.`)
      assert.include(text, String.raw`key\:: \[\[value\]\]`)
    }))

  it.effect("are outlines for Logseq", () =>
    Effect.gen(function*() {
      const text = yield* renderOutline(material, place)
      assert.notInclude(text, "title::")
      assert.match(text, /^recording:: "Plan": #B ---\ndate:: 2026-11-20\n/)
      assert.include(
        text,
        [
          "- ## Summary",
          "\t- ## Topics",
          "\t\t- Plans [0:04](https://parley.test/task/1?t=4)",
          "\t\t\t- more",
          "\t\t- DONE done",
          "\t\t- A paragraph.",
          "\t\t- ### Below",
          "\t\t\t- Text.",
          "- ## Transcript",
          String.raw`	- **Ada** [00:00](https://parley.test/task/1?t=0): Good \#morning.`,
        ].join("\n"),
      )
    }))
})
