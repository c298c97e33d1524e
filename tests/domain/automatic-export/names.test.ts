import { pathsOf, templateIssue, tokens } from "#domain/automatic-export/name-template.ts"
import { assert, describe, it } from "@effect/vitest"
import * as fc from "fast-check"
import { taskId } from "../../support/a-task.ts"

const named = {
  id: taskId(12_345_678),
  title: "Weekly sync",
  folder: "Team",
  date: "2026-11-20",
  time: "18:05",
  kind: "notes",
}
/** What disks, programs and people make of letters in different ways. */
const nasty = [
  ...Array.from('a .-/\\:*?"<>|#^[]~\n\0\u007F\u202E\u2028\uFEFFé界😀'),
  "e\u0301",
  "CON",
  "nul.",
  "..",
  "\uD800",
]
const text = (most: number) =>
  fc.array(fc.constantFrom(...nasty), { maxLength: most }).map((letters) => letters.join(""))
const plainNote = { format: "md", language: null, flavour: "plain" } as const
const first = (template: string, given: Partial<typeof named> = {}, note: Parameters<typeof pathsOf>[2] = plainNote) =>
  pathsOf(template, { ...named, ...given }, note)[0]

describe("names of exported files", () => {
  it("are made of what a template names", () => {
    assert.strictEqual(first("{folder}/{year}/{date} {time} {title}"), "Team/2026/2026-11-20 18-05 Weekly sync.md")
    assert.strictEqual(first("{kind}-{month}-{day}-{id}"), `notes-11-20-${named.id}.md`)
    assert.strictEqual(first("{title}", {}, { ...plainNote, language: "de" }), "Weekly sync.de.md")
  })

  it("leave out a folder that there is none of", () => {
    assert.strictEqual(first("{folder}/{title}", { folder: "" }), "Weekly sync.md")
  })

  it("hold nothing of a title that leads elsewhere, that a system keeps for itself, or that links cannot hold", () => {
    assert.strictEqual(first("{title}", { title: "../../etc/passwd" }), "etc passwd.md")
    assert.strictEqual(first("{title}", { title: "CON" }), "_CON.md")
    assert.strictEqual(first("{title}", { title: "C# [draft] | one^two" }), "C# [draft] one^two.md")
    const note = { ...plainNote, flavour: "obsidian" } as const
    assert.strictEqual(first("{title}", { title: "C# [draft] | one^two" }, note), "C draft one two.md")
  })

  it("have others in case they are taken, always the same", () => {
    assert.deepStrictEqual(pathsOf("{title}", named, plainNote), [
      "Weekly sync.md",
      "Weekly sync 12345678.md",
      "Weekly sync 12345678-2.md",
      "Weekly sync 12345678-3.md",
    ])
  })

  it("refuse templates that lead up, name nothing or something unknown", () => {
    for (const template of ["{date} {title}", "{folder}/{title}", "notes/{id}"]) assert.isNull(templateIssue(template))
    for (
      const template of ["", " ", "../{title}", "a/../b", "/{title}", "{title}/", "a\\b", "{title", "a/b/c/d/e/f/g"]
    ) {
      assert.strictEqual(templateIssue(template)?.rule, "file-path", template)
    }
    assert.strictEqual(templateIssue("{name}")?.rule, "name-token")
  })

  it("are safe whatever the title, the folder and the template", () => {
    const part = fc.array(fc.oneof(fc.constantFrom(...tokens.map((name) => `{${name}}`)), text(6)), { maxLength: 4 })
    fc.assert(
      fc.property(
        text(200),
        text(60),
        fc.array(part.map((all) => all.join("")), { minLength: 1, maxLength: 6 }).map((all) => all.join("/")),
        fc.constantFrom("obsidian" as const, "plain" as const),
        (title, folder, template, flavour) => {
          fc.pre(templateIssue(template) === null)
          for (const path of pathsOf(template, { ...named, title, folder }, { ...plainNote, flavour })) {
            assert.isAtMost(new TextEncoder().encode(path).length, 700)
            for (const part of path.split("/")) {
              assert.isAtMost(new TextEncoder().encode(part).length, 255)
              assert.notMatch(part, /[\\:*?"<>|\p{Cc}\u202E]|^\.|^\s|[. ]$/u)
              assert.notMatch(part, /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i)
            }
          }
        },
      ),
      { numRuns: 200 },
    )
  })
})
