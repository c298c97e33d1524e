import { Effect } from "effect"
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { fileFolder } from "../../support/a-folder.ts"
import { commandLine } from "../../support/product/command-line.ts"
import { sharedProduct } from "../../support/product/shared-product.ts"

const folder = fileFolder()
const everything = sharedProduct(join(folder, "data"))
const command = commandLine(join(folder, "data"), everything)
const run = (...args: ReadonlyArray<string>) => Effect.runPromise(command(...args))

/** What a script gets: exactly one line of JSON. */
const json = async (...args: ReadonlyArray<string>): Promise<any> => {
  const { code, out, err } = await run(...args, "--json")
  expect([args, code, err]).toEqual([args, 0, expect.any(String)])
  expect(out.split("\n")).toHaveLength(1)
  return JSON.parse(out)
}

const file = (name: string, text: string | Buffer): string => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

describe("the command line", () => {
  it("makes a first account for the first import", async () => {
    const made = await run("task", "import", file("note.txt", "We ship in May."))
    expect(made).toMatchObject({ code: 0, out: expect.stringContaining("The work begins when the server runs") })
    expect((await json("user", "list")).items).toMatchObject([{
      email: "owner@localhost",
      subscription: { plan_name: "pro" },
    }])
  })

  it("makes accounts, tokens and keys, for scripts and for people", async () => {
    const made = await json("user", "create", "--email", "Ada@Example.org", "--plan", "pro")
    expect(Object.keys(made)).toEqual(["id", "token"])
    expect((await json("user", "create", "--email", "ada@example.org", "--plan", "pro")).id).toBe(made.id)
    expect((await json("user", "token", "--email", "ada@example.org")).token).toMatch(/^par_/)
    const key = await json("mcp-key", "create", "--email", "ada@example.org", "--name", "Notebook")
    expect(Object.keys(key)).toEqual(["id", "key"])
    expect(key.key).toMatch(/^mcp_/)
    expect((await run("mcp-key", "list", "--email", "ada@example.org")).out).toContain("Notebook")
    expect(await json("mcp-key", "delete", "--email", "ada@example.org", "--id", key.id)).toEqual({ id: key.id })
    expect((await json("mcp-key", "list", "--email", "ada@example.org")).items).toEqual([])
    expect((await run("user", "list")).out).toMatch(/ada@example\.org +pro/)
    expect((await run("user", "invite", "New@Example.org")).out).toBe("Invited new@example.org")
    expect(await json("user", "invite", "ada@example.org")).toEqual({ contact: "ada@example.org", has_account: true })
    expect(await run("user", "invite", "nobody")).toMatchObject({ code: 64 })
  })

  it("shows an account, keeps it out and lets it in again", async () => {
    await json("user", "create", "--email", "out@example.org")
    expect((await json("user", "disable", "out@example.org")).sessions).toEqual([])
    expect((await run("user", "show", "out@example.org")).out).toMatch(/State +disabled since 20/)
    expect(await run("user", "token", "--email", "out@example.org")).toMatchObject({ code: 77 })
    expect((await run("user", "enable", "out@example.org")).out).toContain("may sign in again")
    expect(await json("user", "show", "out@example.org")).toMatchObject({ disabled_at: null })
    expect(await run("user", "show", "nobody")).toMatchObject({ code: expect.any(Number), out: "" })
  })

  it("makes folders, moves tasks and counts them", async () => {
    const whose = ["--email", "ada@example.org"]
    const { id } = await json("folder", "create", ...whose, "--name", "Interviews")
    expect(await run("folder", "create", ...whose, "--name", "INTERVIEWS")).toMatchObject({
      code: 65,
      err: expect.stringContaining("a folder with this name already exists"),
    })
    const { tasks: [task] } = await json("task", "import", file("talk.txt", "We talk."), ...whose)
    expect(await json("folder", "move", task.id, ...whose, "--to", id)).toEqual({
      moved: [{ id: task.id, from: null }],
    })
    await json("folder", "rename", id, ...whose, "--name", "Talks")
    expect((await run("folder", "list", ...whose)).out).toMatch(new RegExp(`${id} +Talks +1\n0 of 1 in no folder`))
    expect((await run("folder", "delete", id, ...whose)).out).toBe(`Deleted ${id}`)
    await json("task", "delete", task.id)
  })

  it("imports into a folder of the account", async () => {
    const whose = ["--email", "ada@example.org"]
    const folder = await json("folder", "create", "--name", "Talks", ...whose)
    const { tasks: [task] } = await json("task", "import", file("in.txt", "We talk."), "--folder", folder.id, ...whose)
    expect((await json("folder", "list", ...whose)).folders).toMatchObject([{ name: "Talks", count: 1 }])
    expect(await run("task", "import", file("nowhere.txt", "We talk."), "--folder", "Talks", ...whose))
      .toMatchObject({ code: 64 })
    await run("folder", "delete", folder.id, ...whose)
    expect(await run("task", "import", file("in.txt", "We talk."), "--folder", folder.id, ...whose))
      .toMatchObject({ err: expect.stringContaining("Folder not found") })
    await json("task", "delete", task.id)
  })

  it("imports hotwords from a file, switches them and prints them as they came", async () => {
    const whose = ["--email", "ada@example.org"]
    const words = "\uFEFFKysely\n\none two three four five six seven eight\n量子计算\n"
    const list = file("words.txt", Buffer.from(words, "utf16le"))
    const made = await json("hotword", "import", list, ...whose)
    expect([made.items.length, made.known, made.refused]).toEqual([2, 0, [expect.objectContaining({ line: 3 })]])
    expect((await run("hotword", "import", list, ...whose)).out).toContain("Added 0; 2 already existed\nline 3")
    expect(await run("hotword", "import", "nowhere.txt", ...whose)).toMatchObject({ code: 66 })
    const [{ id }] = made.items
    expect((await run("hotword", "disable", id, ...whose)).out).toBe('"Kysely" is off')
    expect((await run("hotword", "list", ...whose)).out).toMatch(/off +Kysely[^]*2 of 500/)
    expect((await run("hotword", "export", ...whose)).out.split("\n").toSorted()).toEqual(["Kysely", "量子计算"])
    expect((await json("hotword", "delete", id, ...whose)).id).toBe(id)
  })

  it("installs, uses and removes engines", async () => {
    const model = "toy-nemo-ctc"
    expect((await run("engine", "list")).out).toMatch(/built-in +speech +installed +used[^]*built-in +language/)
    expect(await run("engine", "use", model)).toMatchObject({ code: 65, err: expect.stringContaining("install it") })
    expect(await run("engine", "install", model, "--with-voices")).toMatchObject({ code: 66 })
    expect(await json("engine", "install", model)).toEqual({ installed: model })
    expect(await json("engine", "use", model)).toMatchObject({ speech: model, language: "built-in" })
    expect((await run("engine", "list")).out).toMatch(/toy-nemo-ctc +speech +installed +used/)
    expect(await run("engine", "remove", model)).toMatchObject({ code: 65, err: expect.stringContaining("in use") })
    expect(await json("engine", "use", "built-in")).toMatchObject({ speech: "built-in", language: "built-in" })
    expect((await run("engine", "use", "built-in", "--for", "language")).out).toContain("by built-in")
    expect(await json("engine", "remove", model)).toEqual({ removed: model })
    expect(await run("engine", "install", "nonsense")).toMatchObject({ code: 66 })
    const refused = await run("engine", "endpoint", "http://127.0.0.1:9/v1", "whisper-1")
    expect(refused).toMatchObject({ code: 69, err: expect.stringContaining("HTTP 401") })
    expect((await json("engine", "list")).endpoint).toBeNull()
  })

  it("asks for whom, when there are several accounts", async () => {
    const note = file("other.txt", "Another note.")
    expect(await run("task", "import", note)).toMatchObject({ code: 64, err: expect.stringMatching(/ada@.*--email/) })
    expect((await json("task", "import", note, "--email", "ada@example.org", "--title", "Mine")).tasks)
      .toMatchObject([{ title: "Mine" }])
    expect((await json("task", "list")).total).toBe(2)
    expect((await json("task", "list", "--email", "ada@example.org")).items).toMatchObject([{ title: "Mine" }])
    const byTitle = await json("task", "list", "--sort", "title", "--source", "document")
    expect(byTitle.items).toMatchObject([{ title: "Mine" }, { title: "note" }])
    expect((await json("task", "list", "--state", "failed")).total).toBe(0)
    expect((await run("task", "list", "--sort", "size")).code).toBe(64)
  })

  it("changes the lines of a transcript and undoes it", async () => {
    const note = file("lines.txt", "We ship in May.\n\nAnn agrees.\n\nBen too.")
    const { tasks } = await json("task", "import", note, "--email", "ada@example.org")
    const id: string = tasks[0].id
    const lines = async () => (await json("task", "show", id)).timeline.map((line: { text: string }) => line.text)
    const [first, second] = (await json("task", "show", id)).timeline.map((line: { id: string }) => line.id)
    expect(await json("transcript", "replace", id, "may", "June")).toMatchObject({ count: 1 })
    expect(await json("transcript", "split", id, first, "--at", "7")).toMatchObject({ lines: 2 })
    expect(await lines()).toEqual(["We ship", "in June.", "Ann agrees.", "Ben too."])
    await json("transcript", "undo", id)
    await json("transcript", "join", id, first, second)
    await json("transcript", "delete", id, first)
    expect(await lines()).toEqual(["Ben too."])
    expect((await json("transcript", "changes", id)).changes).toMatchObject([
      { kind: "delete" },
      { kind: "join" },
      { kind: "replace" },
    ])
    expect((await run("transcript", "undo", id)).out).toContain("We ship in June. Ann agrees.")
    expect((await run("transcript", "undo", id, "--change", "99")).code).toBe(66)
  })

  it("ticks an action item, and opens it again", async () => {
    const text = file("notes.txt", "Tom, can you please send the offer to the client by Friday?")
    const options = ["--scenario", "interview", "--length", "short", "--wait"]
    const { tasks } = await json("task", "import", text, "--email", "ada@example.org", ...options)
    const id: string = tasks[0].id
    const [item] = (await json("task", "show", id)).action_items
    expect(item).toMatchObject({ is_done: false })
    expect((await run("task", "tick", id, item.id)).out).toContain("[x] Speak again")
    expect((await json("task", "untick", id, item.id)).action_items[0].is_done).toBe(false)
    expect((await run("task", "tick", id, "none")).code).toBe(66)
  })

  it("shows, stops, retries and deletes tasks", async () => {
    const recording = file("talk.wav", "SOUND of a person")
    const { tasks } = await json("task", "import", recording, "--email", "ada@example.org", "--speakers", "2")
    const id: string = tasks[0].id
    expect(tasks[0]).toMatchObject({ title: "talk", status: "queued" })
    expect(await json("task", "cancel", id)).toEqual({ id, status: "failed" })
    expect((await run("task", "cancel", id)).code).toBe(65)
    expect(await json("task", "retry", id)).toEqual({ id, status: "queued" })
    expect((await json("task", "show", id)).id).toBe(id)
    expect((await run("task", "show", id)).out).toContain("talk")
    expect(await json("task", "similar", id)).toEqual({ is_known: false, items: [] })
    expect(await json("task", "delete", id)).toEqual({ deleted: 1 })
    expect(await run("task", "show", id)).toMatchObject({ code: 66, out: "", err: "TaskNotFound: Task not found" })
  })

  it("waits for the end on request, working on it itself", async () => {
    const waited = await run(
      "task",
      "import",
      file("wait.txt", "A text to wait for."),
      "--email",
      "ada@example.org",
      "--wait",
    )
    expect(waited).toMatchObject({ code: 0, out: expect.stringContaining("analysisCompleted") })
    expect(waited.err).toContain("wait: analysisCompleted")
    const failed = await run(
      "task",
      "import",
      file("bad.wav", "SOUND but damaged"),
      "--email",
      "ada@example.org",
      "--wait",
    )
    expect(failed).toMatchObject({ code: 69, err: expect.stringContaining("engine") })
  })

  it("says what is wrong, with an exit code of sysexits", async () => {
    expect(await run("task", "import", join(folder, "nothing.wav"), "--email", "ada@example.org"))
      .toMatchObject({ code: 66, err: expect.stringContaining("no such file") })
    expect(await run("task", "import", file("odd.wav", "no media"), "--email", "ada@example.org"))
      .toMatchObject({ code: 64, err: expect.stringContaining("odd.wav") })
    expect((await run("user", "create", "--email", "nobody")).code).toBe(64)
    expect((await run("user", "create", "--email", "free@example.org", "--plan", "free")).code).toBe(0)
    expect(await run("mcp-key", "create", "--email", "free@example.org", "--name", "x"))
      .toMatchObject({ code: 77, err: expect.stringContaining("MCP_ACCESS") })
    expect((await run("mcp-key", "list", "--email", "who@example.org")).code).toBe(66)
    expect((await run("frobnicate")).code).toBe(64)
    expect((await run("--help")).code).toBe(0)
  })

  it("imports what it can, and names what it cannot", async () => {
    const ran = await run(
      "task",
      "import",
      join(folder, "none.wav"),
      file("fine.txt", "A fine text."),
      file("odd2.wav", "no media"),
      "--email",
      "ada@example.org",
    )
    expect(ran).toMatchObject({ code: 66, out: expect.stringContaining("fine") })
    expect(ran.err).toContain("none.wav: there is no such file")
    expect(ran.err).toContain("odd2.wav")
  })

  it("brings the database up to date, and looks at the machine", async () => {
    expect(await json("migrate")).toEqual({ migrated: true })
    const looked = await run("doctor", "--json")
    const { findings } = JSON.parse(looked.out)
    expect(findings.map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining(["node", "data folder", "disk space", "ffmpeg", "pocketsphinx model", "database", "smtp"]),
    )
    expect((await run("doctor")).out).toMatch(/^WHAT +STATE +FOUND +WHAT TO DO/)
  })
})
