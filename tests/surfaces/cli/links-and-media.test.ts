import { Effect } from "effect"
import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { fileFolder } from "../../support/a-folder.ts"
import { commandLine } from "../../support/product/command-line.ts"
import { sharedProduct } from "../../support/product/shared-product.ts"

const folder = fileFolder()
const command = commandLine(join(folder, "data"), sharedProduct(join(folder, "data")))
const run = (...args: ReadonlyArray<string>) => Effect.runPromise(command(...args))
const json = async (...args: ReadonlyArray<string>) => JSON.parse((await run(...args, "--json")).out)
const whose = ["--email", "ada@example.org"] as const
const url = "https://youtu.be/BaW_jenozKc"

const file = (name: string, content: string): string => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, name), content)
  return join(folder, name)
}

describe("video links on the command line", () => {
  it("are looked at, made into a task, and refused by their rule", async () => {
    await run("user", "create", "--email", "ada@example.org", "--plan", "free")
    const seen = await run("task", "inspect-link", url, ...whose)
    expect(seen.out).toMatch(/^A talk \(180 s, 3 minutes\)\n0 of 2 video links used/)
    const made = await run("task", "import-link", url, ...whose, "--title", "Mine", "--captions", "en")
    expect(made.out).toMatch(/queued +Mine/)
    expect(await json("task", "inspect-link", url, ...whose)).toMatchObject({
      quota: { used: 1, limit: 2 },
      minutes: 3,
    })
    expect((await run("task", "import-link", url, ...whose)).code).toBe(0)
    const third = await run("task", "import-link", url, ...whose)
    expect(third).toMatchObject({ code: 69, err: expect.stringContaining("all 2 are used") })
    const odd = await run("task", "import-link", "gopher://youtu.be/x", ...whose)
    expect(odd).toMatchObject({ code: 64, err: expect.stringContaining("http:// or https://") })
    const stranger = await run("task", "import-link", url, "--email", "nobody@example.org")
    expect(stranger).toMatchObject({ code: 66 })
  })
})

describe("media tools on the command line", () => {
  it("convert, list, show, cancel, transcribe and delete", async () => {
    const talk = file("talk.wav", "SOUND")
    const made = await json("media", "convert", talk, "--tool", "compress", "--quality", "20", ...whose)
    expect(made).toMatchObject({ status: "waiting", file_name: "talk.wav", format: "mp3", quality: 20 })
    expect((await run("media", "list", ...whose)).out).toMatch(/waiting +mp3 +20 %[^]*1 of 1/)
    expect((await run("media", "show", made.id, ...whose)).out).toContain("talk")
    const task = await json("media", "transcribe", made.id, ...whose)
    expect(task.status).toBe("queued")
    expect((await run("media", "cancel", made.id, ...whose)).out).toBe('Stopped "talk.wav"')
    expect(await run("media", "cancel", made.id, ...whose)).toMatchObject({ code: 65 })
    expect(await json("media", "delete", made.id, ...whose)).toEqual({ id: made.id })
    expect(await run("media", "show", made.id, ...whose)).toMatchObject({ code: 66 })
  })

  it("refuse what is not there, is no recording, or belongs to another tool or person", async () => {
    expect(await run("media", "convert", join(folder, "nothing"), "--tool", "compress", ...whose)).toMatchObject({
      code: 66,
      err: expect.stringContaining("no such file"),
    })
    const page = file("film.mp4", "<html>")
    expect((await run("media", "convert", page, "--tool", "extract", ...whose)).code).toBe(64)
    const sound = file("sound.mp4", "SOUND")
    expect(await run("media", "convert", sound, "--tool", "extract", ...whose)).toMatchObject({
      code: 64,
      err: expect.stringContaining("compress"),
    })
    await run("user", "create", "--email", "bob@example.org")
    const { id } = await json("media", "convert", sound, "--tool", "compress", ...whose)
    expect(await run("media", "show", id, "--email", "bob@example.org")).toMatchObject({ code: 66 })
    expect(await run("media", "delete", id, "--email", "bob@example.org")).toMatchObject({ code: 66 })
  })
})

describe("webhooks on the command line", () => {
  it("are created, listed, tested, switched off and deleted; the secret is shown once", async () => {
    await run("user", "create", "--email", "ada@example.org", "--plan", "free")
    const created = ["webhook", "create", "https://hooks.example/a", "--event", "task.failed", "--name", "n8n"] as const
    const { id, secret } = await json(...created, ...whose)
    expect(secret).toMatch(/^whsec_/)
    expect((await run("webhook", "list", ...whose)).out).toMatch(/on +task\.failed +https:\/\/hooks\.example\/a$/)
    expect((await run("webhook", "create", "http://hooks.example", ...whose)).err).toContain("must begin with https://")
    expect((await run("webhook", "test", id, ...whose)).out).toBe("delivered: 200\nok")
    expect((await run("webhook", "log", id, ...whose)).out).toMatch(/webhook\.test +delivered +1 +200$/)
    expect((await run("webhook", "replay", id, ...whose)).out).toBe("0 will be sent again")
    expect((await json("webhook", "rotate", id, ...whose)).secret).not.toBe(secret)
    await run("webhook", "edit", id, "--event", "minutes.low", "--event", "task.shared", ...whose)
    await run("webhook", "disable", id, ...whose)
    expect((await run("webhook", "list", ...whose)).out).toMatch(/off: owner +minutes\.low,task\.shared/)
    expect((await run("webhook", "replay", id, ...whose)).code).toBe(65)
    expect((await run("webhook", "delete", id, ...whose)).out).toBe(`Deleted ${id}`)
    expect((await run("webhook", "list", ...whose)).out).toBe("No webhooks")
  })
})
