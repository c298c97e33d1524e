import { Effect } from "effect"
import { join } from "node:path"
import { expect, it } from "vitest"
import { fileFolder } from "../../support/a-folder.ts"
import { commandLine } from "../../support/product/command-line.ts"
import { sharedProduct } from "../../support/product/shared-product.ts"

const data = join(fileFolder(), "data")
const command = commandLine(data, sharedProduct(data))
const run = (...args: ReadonlyArray<string>) => Effect.runPromise(command(...args))
const account = ["--email", "ada@example.org"] as const

it("makes keys that change things, unless they are to read only", async () => {
  await run("user", "create", ...account, "--plan", "pro")
  expect((await run("mcp-key", "create", ...account, "--name", "Helper")).code).toBe(0)
  expect((await run("mcp-key", "create", ...account, "--name", "Reader", "--scope", "read")).code).toBe(0)
  const { out } = await run("mcp-key", "list", ...account)
  expect(out).toMatch(/Helper +…\S+ +write +never/)
  expect(out).toMatch(/Reader +…\S+ +read +never/)
  expect((await run("mcp-key", "create", ...account, "--name", "x", "--scope", "all")).code).toBe(64)
})

it("takes the id of an account as well as its address, and says when there is none", async () => {
  const { out } = await run("user", "create", "--email", "bob@example.org", "--json")
  const { id }: { id: string } = JSON.parse(out)
  expect((await run("mcp-key", "create", "--email", id, "--name", "By id")).code).toBe(0)
  expect((await run("mcp-key", "list", "--email", "bob@example.org")).out).toContain("By id")
  expect((await run("user", "token", "--email", id)).out).toMatch(/^par_/)
  expect(await run("mcp-key", "list", "--email", "+8613800138000")).toMatchObject({
    code: 66,
    err: expect.stringContaining("there is no account +8613800138000"),
  })
})
