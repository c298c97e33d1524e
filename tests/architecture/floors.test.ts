import { useCases } from "#domain/use-cases.ts"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { assert, describe, it } from "vitest"
import { areas } from "../../domain-areas.ts"

const root = join(import.meta.dirname, "../..")
const foldersOf = (path: string): ReadonlyArray<string> =>
  readdirSync(join(root, path), { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name)

const useCaseFiles = foldersOf("domain").flatMap((area) =>
  foldersOf(join("domain", area)).includes("use-cases")
    ? readdirSync(join(root, "domain", area, "use-cases")).map((file) => ({ area, file }))
    : []
)

const camel = (name: string): string => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

describe("the floors of the domain", () => {
  it("are the table of the linter: every folder is in it, and imports only areas before it", () => {
    const order = Object.keys(areas)
    assert.deepStrictEqual(order.toSorted(), foldersOf("domain").toSorted())
    for (const [area, lower] of Object.entries(areas)) {
      const above = lower.filter((other) => order.indexOf(other) >= order.indexOf(area) || !order.includes(other))
      assert.deepStrictEqual(above, [], `${area} imports an area that is not beneath it`)
    }
  })

  it("are the list of the documents", () => {
    const page = readFileSync(join(root, "docs/architecture.md"), "utf8").replaceAll(/\n {2}(?=\S)/g, " ")
    for (const [area, lower] of Object.entries(areas)) {
      const line = new RegExp(`^- \`${area}\`: .* \\(imports (.*)\\)$`, "m").exec(page)?.[1]
      assert.strictEqual(line, lower.length === 0 ? "nothing" : lower.join(", "), `the line of ${area}`)
    }
  })
})

/** Use cases of more than 40 lines, 60 at most: most of these lines are the documented fields of what they take and answer. */
const longer = new Set([
  "intake/open-upload.ts",
  "intake/paste-text.ts",
  "intake/preview-intake.ts",
  "library/edit-task.ts",
  "transcript/get-columns.ts",
])

describe("every file in use-cases/", () => {
  it.each(useCaseFiles)("$area/$file is one listed use case, named after its area and file", ({ area, file }) => {
    const text = readFileSync(join(root, "domain", area, "use-cases", file), "utf8")
    const made = [...text.matchAll(/\b(?:useCase|streamCase)\("([^"]+)"/g)].map(([, name = ""]) => name)
    const name = `${camel(area)}.${camel(file.replace(/\.ts$/, ""))}`
    assert.deepStrictEqual(made, [name])
    assert.isTrue(useCases.some((listed) => listed.name === name), "listed in cases.ts")
    const lines = text.trimEnd().split("\n").length
    assert.isAtMost(lines, longer.has(`${area}/${file}`) ? 60 : 40, "move parts to steps/")
  })
})
