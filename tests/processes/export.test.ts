import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { fileFolder } from "../support/a-folder.ts"
import { processes } from "../support/product/processes.ts"
import { layEmptyDatabase } from "../support/server/lay-empty-database.ts"

const folder = fileFolder()
const { anOwner, cli } = processes()

describe("export as a process", () => {
  it("works without a server and beside one, with the same bytes", async () => {
    const dataDir = join(folder, "alone")
    await layEmptyDatabase(dataDir)
    writeFileSync(join(folder, "note.txt"), "我们五月发布。")
    const made = await cli(dataDir, "task", "import", join(folder, "note.txt"), "--json")
    const { id } = JSON.parse(made.out).tasks[0]
    const [alone, beside] = [join(folder, "alone.docx"), join(folder, "beside.json")]
    expect((await cli(dataDir, "export", id, "--format", "docx", "--out", alone)).code).toBe(0)
    const owner = await anOwner(dataDir)
    expect((await cli(dataDir, "export", id, "--format", "json", "--out", beside)).code).toBe(0)
    await owner.end("SIGTERM")
    expect(readFileSync(alone).toString("latin1", 0, 2)).toBe("PK")
    expect(JSON.parse(readFileSync(beside, "utf8")).transcript.segments[0].text).toBe("我们五月发布。")
  })
})
