import * as Places from "#adapters/watching/place-reader.ts"
import { lookDue } from "#domain/watched-place/shared/keep-watched-places.ts"
import { ConfigProvider, Effect, Layer } from "effect"
import { mkdirSync, readdirSync, realpathSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { fileFolder } from "../../support/a-folder.ts"
import { commandLine } from "../../support/product/command-line.ts"
import { sharedProduct } from "../../support/product/shared-product.ts"
import { inTurn } from "../../support/server/in-turn.ts"

const folder = realpathSync(fileFolder())
const data = join(folder, "data")
const inbox = join(folder, "inbox")
const places = Places.layer({ root: null, closed: [data], inside: new Set() })
const everything = Layer.merge(sharedProduct(data), places)
const command = commandLine(data, everything)
const run = (...args: ReadonlyArray<string>) => Effect.runPromise(command(...args))
const whose = ["--email", "ada@example.org"] as const

/** What a script gets: exactly one line of JSON. */
const json = async (...args: ReadonlyArray<string>): Promise<any> => {
  const { code, out, err } = await run(...args, "--json")
  expect([args, code, err]).toEqual([args, 0, expect.any(String)])
  expect(out.split("\n")).toHaveLength(1)
  return JSON.parse(out)
}

const drop = (name: string, text: string): void => {
  mkdirSync(inbox, { recursive: true })
  writeFileSync(join(inbox, name), text)
}

/** The server looks, twice, as files must have stopped growing. */
const looked = async (id: string): Promise<void> => {
  await run("import", "look", id, ...whose)
  await Effect.runPromise(Effect.provide(lookDue, everything))
  await run("import", "look", id, ...whose)
  await Effect.runPromise(Effect.provide(lookDue, everything))
}

describe("import", () => {
  it("watches a folder, says what it is, and what became of the files", async () => {
    await run("user", "create", ...whose, "--plan", "pro")
    expect((await run("import", "list", ...whose)).out).toBe("No watched places")
    drop("talk.txt", "We talk.")
    drop("blank.txt", "  \n")
    const made = await run("import", "watch", inbox, ...whose, "--language", "en", "--name", "In")
    expect(made).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^\S{36} {2}\S+inbox is watched\nThe work begins/),
    })
    const id = made.out.slice(0, 36)
    expect((await run("import", "log", id, ...whose)).out).toBe("Nothing was seen")
    await looked(id)
    expect((await run("import", "list", ...whose)).out).toMatch(
      new RegExp(`ID +KIND +STATE +MADE +WAITING +FAILED +NAME +LOCATION\n${id} +folder +on +1 +0 +1 +In +${inbox}`),
    )
    const { out } = await run("import", "log", id, ...whose)
    expect(out).toMatch(/^ID +STATE +NAME +TASK\n/)
    expect(out).toMatch(/made +talk\.txt +\S{36}/)
    expect(out).toMatch(/failed +blank\.txt +\S+ /)
    expect((await json("import", "list", ...whose)).items).toMatchObject([{ id, name: "In", language: "en", made: 1 }])
    const failed = await json("import", "log", id, ...whose, "--state", "failed")
    expect(failed).toMatchObject({ total: 1, items: [{ name: "blank.txt", task_id: null, state: "failed" }] })
    expect((await run("import", "log", id, ...whose, "--page", "2")).out).toBe("Nothing was seen\n0 of 2")
  })

  it("tries again what failed, all or one, looks at once, pauses and goes on", async () => {
    const [{ id }] = (await json("import", "list", ...whose)).items
    expect((await run("import", "retry", id, ...whose)).out).toBe("1 will be tried again")
    expect(await json("import", "retry", id, ...whose)).toEqual({ retried: 0 })
    await looked(id)
    const { items: [failed] } = await json("import", "log", id, ...whose, "--state", "failed")
    expect(await json("import", "retry", id, ...whose, "--item", failed.id)).toEqual({ retried: 1 })
    expect(await run("import", "retry", id, ...whose, "--item", failed.id)).toMatchObject({ code: 66 })
    expect((await run("import", "look", id, ...whose)).out).toBe(`${id} is looked at in a moment`)
    expect((await run("import", "pause", id, ...whose)).out).toBe(`${id} is off`)
    expect((await run("import", "list", ...whose)).out).toContain("off: owner")
    expect(await run("import", "look", id, ...whose)).toMatchObject({
      code: 65,
      err: expect.stringContaining("switch it"),
    })
    expect(await json("import", "resume", id, ...whose)).toEqual({ id, is_on: true })
  })

  it("changes the rule, and keeps what is left out", async () => {
    const [{ id }] = (await json("import", "list", ...whose)).items
    expect((await run("import", "edit", id, ...whose, "--afterwards", "move", "--speakers", "2")).out)
      .toBe(`Changed ${id}`)
    expect((await json("import", "list", ...whose)).items).toMatchObject([
      { name: "In", language: "en", speakers: 2, afterwards: "move" },
    ])
    drop("next.txt", "We meet.")
    await looked(id)
    expect(readdirSync(join(inbox, "done"))).toEqual(["next.txt"])
    expect(await run("import", "edit", id, ...whose, "--speakers", "9")).toMatchObject({ code: 64 })
    expect(await run("import", "edit", id, ...whose, "--afterwards", "burn")).toMatchObject({ code: 64 })
  })

  it("refuses what is no folder, what the server keeps its data in, and what is of others", async () => {
    expect(await run("import", "watch", join(folder, "none"), ...whose)).toMatchObject({
      code: 69,
      err: expect.stringContaining("cannot be reached"),
    })
    mkdirSync(data, { recursive: true })
    expect(await run("import", "watch", data, ...whose)).toMatchObject({ code: 77 })
    expect(await run("import", "watch", "/", ...whose)).toMatchObject({ code: 77 })
    expect(await run("import", "watch", inbox, "--email", "nobody@example.org")).toMatchObject({
      code: 66,
      err: expect.stringContaining("there is no account nobody@example.org"),
    })
    await run("user", "create", "--email", "bob@example.org")
    expect(await run("import", "watch", inbox)).toMatchObject({
      code: 64,
      err: expect.stringContaining("there are several accounts (ada@example.org, bob@example.org); say whose it is"),
    })
    const [{ id }] = (await json("import", "list", ...whose)).items
    await inTurn(["log", "look", "retry", "pause", "resume", "edit", "remove"], async (what) => {
      const refused = await run("import", what, id, "--email", "bob@example.org")
      expect([what, refused.code, refused.err]).toEqual([what, 66, expect.stringContaining("Watched place not found")])
    })
    expect(await run("import", "log", "1", ...whose)).toMatchObject({ code: 64 })
    expect(await run("import", "log", id, ...whose, "--page", "0")).toMatchObject({ code: 64 })
    expect(await run("import", "log", id, ...whose, "--state", "lost")).toMatchObject({ code: 64 })
  })

  it("names what is missing of a feed or a bucket, and takes no secret as an argument", async () => {
    expect(await run("import", "feed", "ftp://pods.example", ...whose)).toMatchObject({
      code: 64,
      err: expect.stringContaining("url"),
    })
    const bucket = ["import", "bucket", "recordings", "--access-key-id", "key", ...whose]
    expect(await run(...bucket)).toMatchObject({ code: 64, err: expect.stringContaining("IMPORT_SECRET") })
    expect(await run(...bucket, "--secret-access-key", "x")).toMatchObject({ code: 64 })
    const env = ConfigProvider.layer(ConfigProvider.fromEnv({ env: { IMPORT_SECRET: "open sesame" } }))
    const inside = command(...bucket, "--endpoint", "http://10.0.0.1:9000").pipe(Effect.provide(env))
    expect(await Effect.runPromise(inside)).toMatchObject({ code: 77, err: expect.not.stringContaining("sesame") })
  })

  it("forgets a place with its log, and keeps what it made", async () => {
    const [{ id }] = (await json("import", "list", ...whose)).items
    expect((await run("import", "remove", id, ...whose)).out).toBe(`${id} is not watched any more`)
    expect((await run("import", "list", ...whose)).out).toBe("No watched places")
    expect((await run("task", "list", ...whose)).out).toMatch(/ talk *\n|2 of 2/)
  })
})
