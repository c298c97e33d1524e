import { describe, expect, it } from "vitest"
import { aClient, anEndpoint, brand } from "../../support/product/mcp-endpoint.ts"
import { asQuoted } from "../../support/product/quoted.ts"
import { meeting, strangers } from "../../support/product/seeded.ts"

const endpoint = anEndpoint()
const connected = () => aClient(endpoint().url, endpoint().key)

const asked = async (method: string, params: object | undefined, headers: Record<string, string> = {}) => {
  const response = await fetch(endpoint().url, {
    method: "POST",
    headers: {
      authorization: `Bearer ${endpoint().key}`,
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
      ...headers,
    },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
  })
  return response.text()
}

const version = "2026-07-28"

/** What is answered to a request in each revision of the protocol. */
const askedInBoth = (method: string, params: object | undefined, name = "") =>
  Promise.all([
    asked(method, params),
    asked(method, {
      ...params,
      _meta: {
        "io.modelcontextprotocol/protocolVersion": version,
        "io.modelcontextprotocol/clientInfo": { name: "test", version: "0" },
        "io.modelcontextprotocol/clientCapabilities": {},
      },
    }, {
      "mcp-protocol-version": version,
      "mcp-method": method,
      "mcp-name": name,
    }),
  ])

describe("the MCP server", () => {
  it("goes by the name of this product", async () => {
    const client = await connected()
    expect(client.getServerVersion()).toMatchObject({ name: "parley", title: brand })
    expect(client.getInstructions()).toMatch(new RegExp(`^${brand} turns recordings`))
    await client.close()
  })
})

describe("MCP resources", () => {
  it("list the newest tasks, and templates for their parts", async () => {
    const client = await connected()
    const { resources } = await client.listResources()
    expect(resources.map(({ uri }) => uri)).toContain(`task://${meeting}`)
    expect(resources.map(({ uri }) => uri)).not.toContain(`task://${strangers}`)
    const { resourceTemplates } = await client.listResourceTemplates()
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual([
      "task://{id}",
      "task://{id}/transcript",
      "task://{id}/summary",
      "task://{id}/mind-map",
    ])
    await client.close()
  })

  it("are read by their address", async () => {
    const client = await connected()
    const read = async (uri: string) => {
      const { contents } = await client.readResource({ uri })
      return contents.map((part) => "text" in part ? part.text : "").join("")
    }
    expect(await read(`task://${meeting}`)).toContain("Weekly sync")
    expect(await read(`task://${meeting}/transcript`)).toEqual(
      asQuoted("[00:00] Ada: The launch moves to May\n[00:04] Ben: Fine with me"),
    )
    expect(await read(`task://${meeting}/summary`)).toContain("# Overview")
    expect(await read(`task://${meeting}/mind-map`)).toContain("- The launch [00:04]")
    await expect(read(`task://${strangers}/summary`)).rejects.toThrow("Task not found")
    await expect(read("task://nope")).rejects.toThrow("address")
    await client.close()
  })

  it.each([[{}], [{ uri: 5 }], [undefined]])("are refused as input without an address: %j", async (params) => {
    for (const answer of await askedInBoth("resources/read", params)) expect(answer).toContain('"code":-32602')
  })

  it("are refused by an address that is none, or that nothing has", async () => {
    const answers = await Promise.all(
      ["nope", "task://", "https://example.org/"].map((uri) => askedInBoth("resources/read", { uri }, uri)),
    )
    for (const answer of answers.flat()) expect(answer).toContain('"code":-32602')
  })
})

describe("MCP prompts", () => {
  it("ask for what a person would ask", async () => {
    const client = await connected()
    const { prompts } = await client.listPrompts()
    expect(prompts.map(({ name }) => name)).toEqual([
      "summarize_recording",
      "action_items",
      "find_quote",
      "translate_recording",
      "whats_new",
    ])
    expect(prompts[0]?.arguments).toEqual([
      { name: "recording", description: "Title, words of it, or task id", required: true },
    ])
    const { messages } = await client.getPrompt({ name: "find_quote", arguments: { words: "moves to May" } })
    expect(messages[0]?.content).toMatchObject({ type: "text", text: expect.stringContaining('"moves to May"') })
    await client.close()
  })

  it.each([
    ["find_quote", {}, "words: is required"],
    ["find_quote", { words: "" }, "words: must not be empty"],
    ["summarize_recording", { recording: "  " }, "recording: must not be empty"],
    ["action_items", { subject: "May", since: "2026" }, "since: is not a known field"],
  ])("refuse with the field and its rule: %s %j", async (name, args, rule) => {
    const client = await connected()
    const refused = await client.getPrompt({ name, arguments: args }).then(() => null, (cause: unknown) => cause)
    expect(refused).toMatchObject({
      code: -32_602,
      message: expect.stringMatching(new RegExp(`MalformedRequest: ${rule}$`)),
      data: { error_code: "MalformedRequest", issues: [expect.objectContaining({ field: rule.split(":")[0] })] },
    })
    await client.close()
  })

  it.each([
    [{ words: 5 }, "words: must be of type string"],
    [{ words: null }, "words: must be of type string"],
    ["moves to May", "arguments: must be of type object"],
  ])("refuse %j in words of ours, in both revisions", async (given, rule) => {
    const answers = await askedInBoth("prompts/get", { name: "find_quote", arguments: given }, "find_quote")
    for (const answer of answers) {
      expect(answer).toContain(`"code":-32602,"message":"MalformedRequest: ${rule}"`)
    }
  })
})
