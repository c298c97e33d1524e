import { Effect } from "effect"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { fileFolder } from "../../support/a-folder.ts"
import { commandLine } from "../../support/product/command-line.ts"
import { meeting, running, seeded } from "../../support/product/seeded.ts"
import { sharedProduct } from "../../support/product/shared-product.ts"

const folder = fileFolder()
const everything = sharedProduct(join(folder, "data"))
const command = commandLine(join(folder, "data"), everything)
const run = (...args: ReadonlyArray<string>) => Effect.runPromise(command("export", ...args))
const typedIn = process.env["INIT_CWD"]

beforeAll(async () => {
  process.env["INIT_CWD"] = folder
  await Effect.runPromise(Effect.provide(Effect.orDie(seeded), everything))
})
afterAll(() => {
  if (typedIn === undefined) delete process.env["INIT_CWD"]
  else process.env["INIT_CWD"] = typedIn
})

describe("export", () => {
  it("writes a file called after the task into the folder it was typed in, once", async () => {
    const file = join(folder, "Weekly sync.md")
    expect(await run(meeting, "--format", "md")).toMatchObject({
      code: 0,
      out: expect.stringContaining(`Wrote ${file} (`),
    })
    expect(readFileSync(file, "utf8")).toMatch(/^# Weekly sync\n/)
    writeFileSync(file, "mine")
    expect(await run(meeting, "--format", "md")).toMatchObject({
      code: 65,
      err: expect.stringContaining("already exists"),
    })
    expect(readFileSync(file, "utf8")).toBe("mine")
    expect(await run(meeting, "--format", "md", "--out", "Weekly sync.md")).toMatchObject({ code: 0 })
    expect(readFileSync(file, "utf8")).toMatch(/^# Weekly sync\n/)
  })

  it("writes bytes as they are, and tells programs in one line", async () => {
    const { out } = await run(meeting, "--format", "pdf", "--content", "mind_map", "--out", "map.pdf", "--json")
    const file = join(folder, "map.pdf")
    const bytes = readFileSync(file)
    expect(JSON.parse(out)).toEqual({ id: meeting, file, media_type: "application/pdf", size: bytes.length })
    expect(bytes.toString("latin1", 0, 5)).toBe("%PDF-")
  })

  it("leaves times and names out", async () => {
    await run(
      meeting,
      "--format",
      "txt",
      "--content",
      "transcript",
      "--no-timestamps",
      "--no-speakers",
      "--out",
      "bare.txt",
    )
    expect(readFileSync(join(folder, "bare.txt"), "utf8")).toMatch(/\n\nThe launch moves to May\n/)
  })

  it("refuses with the exit code of the reason, and writes nothing", async () => {
    expect((await run(meeting, "--format", "png", "--content", "all", "--out", "no.png")).code).toBe(64)
    expect((await run(meeting, "--format", "xyz", "--out", "no.png")).code).toBe(64)
    expect((await run(running, "--format", "txt", "--out", "no.png")).code).toBe(65)
    expect(existsSync(join(folder, "no.png"))).toBe(false)
    expect(await run(meeting, "--format", "txt", "--out", "/nowhere/a.txt")).toMatchObject({
      code: 64,
      err: expect.stringContaining("--out: /nowhere/a.txt cannot be written (ENOENT)"),
    })
  })
})
