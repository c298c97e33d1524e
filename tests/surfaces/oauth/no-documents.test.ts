import { describe, expect, it } from "vitest"
import { Browser } from "../../support/connected-app/browser.ts"
import { fakeDocuments } from "../../support/connected-app/fake-documents.ts"
import { aMemory, kits } from "../../support/connected-app/sdk-programs.ts"
import { aServer, tokens } from "../../support/http/a-server.ts"

/** As on a server without a way to the internet. */
const server = aServer(fakeDocuments())
const mcp = () => new URL(`${server.url}/mcp`)

describe("a program that introduces itself by a document that cannot be had", () => {
  it("is refused, and registers at the next try", async () => {
    const { connect, finish } = kits["2.4.0"]
    const first = aMemory("https://programs.example/notebook.json")
    await expect(connect(mcp(), first)).rejects.toThrow(/unauthorized/i)
    expect((await new Browser().ask(first.kept.url ?? mcp())).status).toBe(400)
    const second = aMemory("https://programs.example/notebook.json")
    await expect(connect(mcp(), second)).rejects.toThrow(/unauthorized/i)
    const { shown, callback } = await new Browser().approve(second.kept.url ?? mcp(), tokens.ada)
    expect(shown).toMatchObject({ client_name: "Notebook" })
    await finish(mcp(), second, callback?.searchParams ?? new URLSearchParams())
    const client = await connect(mcp(), second)
    expect(await client.call("list_tasks", {})).toContain(`"total":1`)
    await client.close()
  })
})
