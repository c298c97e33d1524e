import { existsSync, readFileSync, statSync } from "node:fs"
import { dirname, join } from "node:path"
import { describe, expect, it } from "vitest"
import { fileFolder } from "../support/a-folder.ts"
import { processes } from "../support/product/processes.ts"
import { freePort } from "../support/server/free-port.ts"
import { layEmptyDatabase } from "../support/server/lay-empty-database.ts"

const folder = fileFolder()
const { anOwner, aServer, cli } = processes()

describe("the command line as a process", () => {
  const dataDir = join(folder, "data")
  const socket = join(dataDir, "control", "control.sock")

  it("works without a server, beside one, and after one was killed", async () => {
    const alone = await cli(dataDir, "user", "create", "--email", "ada@example.org", "--plan", "pro", "--json")
    expect(alone).toMatchObject({
      code: 0,
      err: "",
      out: expect.stringMatching(/^\{"id":"[-0-9a-f]{36}","token":"par_[\w-]+"\}\n$/),
    })

    const owner = await anOwner(dataDir)
    expect(statSync(socket).mode & 0o777).toBe(0o600)
    expect(statSync(join(dataDir, "control")).mode & 0o777).toBe(0o700)
    const beside = await cli(dataDir, "mcp-key", "create", "--email", "ada@example.org", "--name", "N", "--json")
    expect(beside).toMatchObject({
      code: 0,
      err: "",
      out: expect.stringMatching(/^\{"id":"[-0-9a-f]{36}","key":"mcp_[\w-]+"\}\n$/),
    })
    const refused = await cli(dataDir, "task", "show", "0190a5f2-7c1e-7000-8000-000000000404")
    expect(refused).toEqual({ code: 66, out: "", err: "TaskNotFound: Task not found\n" })

    await owner.end("SIGKILL")
    expect(existsSync(socket)).toBe(true)
    const [first, second] = await Promise.all([
      cli(dataDir, "user", "list", "--json"),
      cli(dataDir, "user", "list", "--json"),
    ])
    expect([first.code, second.code]).toEqual([0, 0])
    expect(JSON.parse(first.out).items).toMatchObject([{ email: "ada@example.org" }])
    expect(second.out).toBe(first.out)
  })

  it("is answered where the path of the folder is long, and one owner only wins", async () => {
    const long = join(folder, "a-long-name-for-a-folder".repeat(4), "data")
    await layEmptyDatabase(long)
    const owner = await anOwner(long)
    await expect(anOwner(long)).rejects.toThrow("in use by another process")
    expect((await cli(long, "user", "list", "--json")).out).toBe('{"items":[]}\n')
    const elsewhere = dirname(readFileSync(join(long, "control", "socket-path"), "utf8"))
    expect(statSync(elsewhere).mode & 0o777).toBe(0o700)
    await owner.end("SIGTERM")
    expect(existsSync(elsewhere)).toBe(false)
  })

  it("works beside the real server, also while that starts, which stops on request", async () => {
    const dataDir = join(folder, "served")
    await layEmptyDatabase(dataDir)
    const server = aServer(dataDir, await freePort())
    const made = await cli(dataDir, "user", "create", "--email", "ada@example.org", "--plan", "pro", "--json")
    expect(made.code).toBe(0)
    const looked = await cli(dataDir, "doctor", "--json")
    expect(looked.code).toBe(0)
    await expect.poll(() => cli(dataDir, "user", "list").then(({ out }) => out)).toContain("ada@")
    server.stop()
    expect(await server.ended).toBe(0)
  })
})
