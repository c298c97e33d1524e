import { tools } from "#mcp/tools/all.ts"
import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { aClient, anEndpoint } from "../../support/product/mcp-endpoint.ts"
import { meeting } from "../../support/product/seeded.ts"

const endpoint = anEndpoint()

const core = () => aClient(endpoint().url.replace("?tools=all", ""), endpoint().key)
const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value))

const Found = Schema.Struct({
  structuredContent: Schema.Struct({
    tools: Schema.Array(Schema.Struct({ name: Schema.String, run_with: Schema.String })),
  }),
})
const foundIn = (result: object) => Schema.decodeUnknownSync(Found)(result).structuredContent.tools

describe("what is listed without asking for more", () => {
  it("has room in every conversation", async () => {
    const client = await core()
    const { tools: listed } = await client.listTools()
    expect(bytesOf(listed)).toBeLessThanOrEqual(40_000)
    expect(listed.length).toBeLessThan(35)
    await client.close()
  })

  it("leads to every tool, with its marks", async () => {
    const client = await core()
    const listed = (await client.listTools()).tools.map(({ name }) => name)
    const found = foundIn(await client.callTool({ name: "find_tools", arguments: {} }))
    const reachable = [...listed, ...found.map(({ name }) => name)]
    expect(reachable.filter((name) => !["find_tools", "run_read_tool", "run_tool"].includes(name)).toSorted())
      .toEqual(tools.map(({ name }) => name).toSorted())
    for (const { name, run_with } of found) {
      const isReading = tools.find((one) => one.name === name)?.isReading
      expect([name, run_with]).toEqual([name, isReading === true ? "run_read_tool" : "run_tool"])
    }
    await client.close()
  })

  it("lets every tool be called by its name as well", async () => {
    const client = await core()
    const result = await client.callTool({ name: "list_voices", arguments: {} })
    expect(result.isError).not.toBe(true)
    await client.close()
  })

  it("is the choice of the address, which is refused if it names no set", async () => {
    const headers = { authorization: `Bearer ${endpoint().key}`, "content-type": "application/json" }
    const url = endpoint().url.replace("tools=all", "tools=some")
    const refused = await fetch(url, { method: "POST", headers, body: "{}" })
    expect([refused.status, await refused.json()]).toMatchObject([400, {
      error: { code: -32_602, message: "tools: must be one of core, all" },
    }])
  })
})

describe("a tool that is not listed", () => {
  it("is found by words or its name, with its arguments", async () => {
    const client = await core()
    const byWords = await client.callTool({ name: "find_tools", arguments: { query: "translate a task" } })
    expect(foundIn(byWords).slice(0, 3).map(({ name }) => name)).toContain("translate_task")
    const byName = await client.callTool({ name: "find_tools", arguments: { query: "get_translation, list_voices" } })
    expect(byName.structuredContent).toMatchObject({
      tools: [
        {
          name: "get_translation",
          run_with: "run_read_tool",
          input_schema: { required: ["task_id", "target_language"] },
        },
        { name: "list_voices", input_schema: { properties: {} } },
      ],
    })
    await client.close()
  })

  it("answers as if it were called by itself", async () => {
    const client = await core()
    const given = { task_id: meeting }
    const direct = await client.callTool({ name: "list_changes", arguments: given })
    expect(await client.callTool({ name: "run_read_tool", arguments: { name: "list_changes", arguments: given } }))
      .toEqual(direct)
    const asText = { name: "list_changes", arguments: JSON.stringify(given) }
    expect(await client.callTool({ name: "run_tool", arguments: asText })).toEqual(direct)
    await client.close()
  })

  it("refuses as if it were called by itself", async () => {
    const client = await core()
    const wrong = { name: "list_changes", arguments: { task_id: "x", surprise: 1 } }
    expect(await client.callTool({ name: "run_read_tool", arguments: wrong })).toMatchObject({
      isError: true,
      _meta: { issues: [{ field: "surprise", rule: "unknown" }, { field: "task_id", rule: "uuid" }] },
    })
    await client.close()
  })

  it.each(["create_folder", "delete_folder", "no_such_tool"])(
    "%s does not run where only reading is allowed",
    async (name) => {
      const client = await core()
      const refused = await client.callTool({
        name: "run_read_tool",
        arguments: { name, arguments: { name: "Kept out" } },
      })
      expect(refused).toMatchObject({ isError: true, _meta: { issues: [{ field: "name", rule: "one-of" }] } })
      expect(JSON.stringify(await client.callTool({ name: "list_folders" }))).not.toContain("Kept out")
      await client.close()
    },
  )
})
