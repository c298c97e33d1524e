import { describe, expect, it } from "vitest"
import { aClient, anEndpoint } from "../../support/product/mcp-endpoint.ts"
import { meeting } from "../../support/product/seeded.ts"

const endpoint = anEndpoint()

const partsIn = (value: unknown): ReadonlyArray<object> =>
  typeof value !== "object" || value === null ? [] : [value, ...Object.values(value).flatMap(partsIn)]

/** Every shape in a schema that describes an object. */
const objectsIn = (value: unknown): ReadonlyArray<object> =>
  partsIn(value).filter((part) => "type" in part && part.type === "object")

describe("What is listed", () => {
  it("closes the arguments of every tool, as the server does", async () => {
    const client = await aClient(endpoint().url, endpoint().key)
    for (const { name, inputSchema, outputSchema } of (await client.listTools()).tools) {
      expect([name, Object.keys(inputSchema)]).toEqual([name, expect.arrayContaining(["properties"])])
      for (const shape of objectsIn(inputSchema)) {
        expect([name, shape]).toMatchObject([name, { additionalProperties: false }])
      }
      expect([name, outputSchema]).toMatchObject([name, { additionalProperties: true }])
    }
    await client.close()
  })

  it("says nothing twice, and no list of all time zones: a model reads it in every conversation", async () => {
    const client = await aClient(endpoint().url, endpoint().key)
    const { tools } = await client.listTools()
    for (const { name, inputSchema, outputSchema } of tools) {
      const parts = [...partsIn(inputSchema), ...partsIn(outputSchema)]
      expect([name, parts.filter((part) => "prefixItems" in part && "items" in part)]).toEqual([name, []])
      expect([name, parts.filter((part) => "format" in part && "pattern" in part)]).toEqual([name, []])
      expect([name, JSON.stringify([inputSchema, outputSchema])]).toEqual([
        name,
        expect.not.stringContaining("Europe/Andorra"),
      ])
    }
    expect(JSON.stringify(tools.map(({ inputSchema }) => inputSchema)).length).toBeLessThan(45_000)
    await client.close()
  })

  it("marks what ends a public link for good as destructive", async () => {
    const client = await aClient(endpoint().url, endpoint().key)
    const { tools } = await client.listTools()
    const ending = tools.filter(({ name, annotations }) =>
      name.endsWith("_share") && annotations?.destructiveHint === true
    )
    expect(ending.map(({ name }) => name).toSorted()).toEqual(["renew_share", "toggle_share"])
    await client.close()
  })

  it("a tool without arguments refuses one, too", async () => {
    const client = await aClient(endpoint().url, endpoint().key)
    const refused = await client.callTool({ name: "get_usage", arguments: { month: "2026-11" } })
    expect(refused).toMatchObject({
      isError: true,
      _meta: { error_code: "MalformedRequest", issues: [{ field: "month", rule: "unknown" }] },
    })
    await client.close()
  })

  it("tasks by their own titles", async () => {
    const client = await aClient(endpoint().url, endpoint().key)
    const { resources } = await client.listResources()
    expect(resources.find(({ uri }) => uri === `task://${meeting}`)).toMatchObject({
      name: "Weekly sync",
      title: "Weekly sync",
    })
    await client.close()
  })

  it("promises no news without a session: answers are independent, so a client must ask again", async () => {
    const client = await aClient(endpoint().url, endpoint().key)
    const quiet = { listChanged: false }
    expect(client.getServerCapabilities()).toEqual({ tools: quiet, resources: quiet, prompts: quiet, completions: {} })
    await client.close()
  })
})

it.each([
  ["use_promo_code", { code: "NOPE" }, "Ask the user for the code again."],
  ["create_task_from_upload", { upload_ids: [meeting] }, "Call create_upload_ticket"],
])("%s of what no tool lists sends no one to look in a list", async (name, args, advice) => {
  const client = await aClient(endpoint().url, endpoint().key)
  expect(JSON.stringify(await client.callTool({ name, arguments: args }))).toContain(advice)
  await client.close()
})
