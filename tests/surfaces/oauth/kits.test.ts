import { describe, expect, it } from "vitest"
import { metadata } from "../../support/connected-app/a-program.ts"
import { Browser } from "../../support/connected-app/browser.ts"
import { fakeDocuments } from "../../support/connected-app/fake-documents.ts"
import { aMemory, kits, type Memory } from "../../support/connected-app/sdk-programs.ts"
import { aServer, tokens } from "../../support/http/a-server.ts"

const document = "https://programs.example/notebook.json"
const server = aServer(
  fakeDocuments(new Map([[document, { ...metadata, client_id: document, client_name: "From a document" }]])),
)
const mcp = () => new URL(`${server.url}/mcp`)

const versions = ["1.32.2", "2.4.0"] as const

/** Asks a person, who says yes. */
const approved = async (version: (typeof versions)[number], memory: Memory, scopes: ReadonlyArray<string>) => {
  const { kept } = memory
  if (kept.url === undefined) throw new Error("nobody was asked")
  const { shown, callback } = await new Browser().approve(kept.url, tokens.ada, scopes)
  const sentBack = callback?.searchParams ?? new URLSearchParams()
  expect([sentBack.get("state"), sentBack.get("iss")]).toEqual([kept.state, server.url])
  await kits[version].finish(mcp(), memory, sentBack)
  return shown
}

describe.each(versions)("a program made with kit %s", (version) => {
  it.each([["by registration", undefined, "Notebook"], ["by its document", document, "From a document"]])(
    "connects %s, and calls a tool",
    async (_, address, name) => {
      const memory = aMemory(address)
      await expect(kits[version].connect(mcp(), memory)).rejects.toThrow(/unauthorized/i)
      const shown = await approved(version, memory, [])
      expect(shown).toMatchObject({ client_name: name, asked_scopes: ["mcp:read"] })
      const client = await kits[version].connect(mcp(), memory)
      expect(await client.call("list_tasks", {})).toContain(`"total":1`)
      expect(memory.kept.tokens).toMatchObject({ scope: "mcp:read", expires_in: 3600 })
      await client.close()
    },
  )

  it("refreshes by itself", async () => {
    const memory = aMemory()
    await expect(kits[version].connect(mcp(), memory)).rejects.toThrow(/unauthorized/i)
    await approved(version, memory, [])
    const before = memory.kept.tokens
    if (before === undefined) throw new Error("no tokens")
    memory.saveTokens({ ...before, access_token: "gone" })
    const client = await kits[version].connect(mcp(), memory)
    expect(await client.call("list_tasks", {})).toContain(`"total":1`)
    expect(memory.kept.tokens?.refresh_token).not.toBe(before.refresh_token)
    await client.close()
  })
})

const reader = async (version: (typeof versions)[number]) => {
  const memory = aMemory()
  await expect(kits[version].connect(mcp(), memory)).rejects.toThrow(/unauthorized/i)
  await approved(version, memory, [])
  delete memory.kept.url
  const client = await kits[version].connect(mcp(), memory)
  const refused = await client.call("create_folder", { name: "Kept out" }).catch(String)
  await client.close()
  return { memory, refused }
}

describe("a program that may only read", () => {
  it("made with kit 2.4.0 asks for more when it needs that", async () => {
    const { memory } = await reader("2.4.0")
    expect(memory.kept.url?.searchParams.get("scope")?.split(" ").filter((one) => one.startsWith("mcp:")))
      .toEqual(["mcp:read", "mcp:write"])
    await approved("2.4.0", memory, ["mcp:write"])
    const client = await kits["2.4.0"].connect(mcp(), memory)
    expect(await client.call("create_folder", { name: "By a program" })).toContain("By a program")
    await client.close()
  })

  it("made with kit 1.32.2 never asks twice: the person can allow more at first", async () => {
    const { memory, refused } = await reader("1.32.2")
    expect(memory.kept.url).toBeUndefined()
    expect(refused).toContain("403 after trying upscoping")
    const other = aMemory()
    await expect(kits["1.32.2"].connect(mcp(), other)).rejects.toThrow(/unauthorized/i)
    await approved("1.32.2", other, ["mcp:write"])
    const client = await kits["1.32.2"].connect(mcp(), other)
    expect(await client.call("create_folder", { name: "Allowed at once" })).toContain("Allowed at once")
    await client.close()
  })
})
