import { tools } from "#mcp/tools/all.ts"
import { describe, expect, it } from "vitest"
import { aClient, anEndpoint } from "../../support/product/mcp-endpoint.ts"
import { meeting } from "../../support/product/seeded.ts"

const endpoint = anEndpoint()

const called = async () => {
  const client = await aClient(endpoint().url, endpoint().key)
  const call = async (name: string, args?: Record<string, unknown>) => {
    const result = await client.callTool(args === undefined ? { name } : { name, arguments: args })
    return {
      isError: result.isError === true,
      meta: result._meta,
      data: result.structuredContent,
    }
  }
  return { client, call }
}

const task_id = meeting

/** As it is, since a client of the library would mend it. */
const posted = async (method: string, params: unknown) => {
  const response = await fetch(endpoint().url, {
    method: "POST",
    headers: {
      authorization: `Bearer ${endpoint().key}`,
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
    },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
  })
  return { status: response.status, answer: await response.text() }
}

describe("what clients of MCP send", () => {
  it("may be numbers, booleans and lists as text", async () => {
    const { client, call } = await called()
    const asked = { page: "1", page_size: " 1 ", shared: "False" }
    expect((await call("list_tasks", asked)).data).toEqual(
      (await call("list_tasks", { page: 1, page_size: 1, shared: false })).data,
    )
    expect((await call("get_moment", { task_id, at: "1000", around: "5000" })).data).toEqual(
      (await call("get_moment", { task_id, at: 1000, around: 5000 })).data,
    )
    const moved = await call("move_tasks", { task_ids: JSON.stringify([task_id]), folder_id: "null" })
    expect(moved).toMatchObject({ isError: false })
    await client.close()
  })

  it("is refused by name where it cannot be understood", async () => {
    const { client, call } = await called()
    const wrong = await Promise.all(
      ["ten", "1e999", "0x10", true, [], { a: 1 }].map((page_size) => call("list_tasks", { page_size })),
    )
    for (const one of wrong) {
      expect(one).toMatchObject({
        isError: true,
        meta: { error_code: "MalformedRequest", issues: [{ field: "page_size" }] },
      })
    }
    expect(await call("move_tasks", { task_ids: "[not json", folder_id: null })).toMatchObject({
      meta: { issues: [{ field: "task_ids" }] },
    })
    expect(await call("list_tasks", { pagesize: 3 })).toMatchObject({
      meta: { issues: [{ field: "pagesize", rule: "unknown" }] },
    })
    expect(await call("get_transcript", { task_id: null })).toMatchObject({ meta: { issues: [{ field: "task_id" }] } })
    await client.close()
  })

  it.each([[undefined], [null], [""], ["null"], ["{}"], [{}], [{ random_string: "x" }]])(
    "may be %j where a tool needs no arguments",
    async (given) => {
      const { status, answer } = await posted("tools/call", { name: "get_usage", arguments: given })
      expect([status, answer]).toEqual([200, expect.stringContaining("minutes used")])
    },
  )

  it("may be all arguments as one text, and no parameters at all", async () => {
    const moment = { task_id, at: "1000" }
    const { answer } = await posted("tools/call", { name: "get_moment", arguments: JSON.stringify(moment) })
    expect(answer).toContain("The launch moves to May")
    expect((await posted("tools/list", null)).answer).toContain("get_moment")
    const asked = await posted("prompts/get", {
      name: "find_quote",
      arguments: JSON.stringify({ words: "moves to May" }),
    })
    expect(asked.answer).toContain("moves to May")
  })

  it.each([["[1]"], ["get it"], [["x"]], [5]])("is refused where arguments are %j", async (given) => {
    const { answer } = await posted("tools/call", { name: "get_usage", arguments: given })
    expect(answer).toContain("-32602")
    expect(answer).toContain("arguments")
  })

  it("may fill what it does not use, in every tool", async () => {
    const { client, call } = await called()
    const listed = new Map((await client.listTools()).tools.map((tool) => [tool.name, tool.inputSchema]))
    expect(listed.size).toBe(tools.length)
    const others = [...listed].filter(([name]) => (listed.get(name)?.required ?? []).length > 0 || readers.test(name))
    expect(others.length).toBeGreaterThan(60)
    const outcomes = others.map(async ([name, { properties = {}, required = [] }]) => {
      const optional = Object.keys(properties).filter((field) => !required.includes(field))
      const given: Record<string, unknown> = required.includes("task_id") ? { task_id: nobody } : {}
      const filled = (nothing: null | "") => ({
        ...invented,
        ...Object.fromEntries(optional.map((field) => [field, nothing])),
        ...given,
      })
      const results = [call(name, given), call(name, filled(null)), call(name, filled("")), call(name)]
      return outcomesOf(name, await Promise.all(results), required.includes("task_id"))
    })
    for (const { name, plain, alike } of await Promise.all(outcomes)) {
      expect([name, alike]).toEqual([name, alike.map(() => plain)])
    }
    await client.close()
  })
})

const nobody = "0190a5f2-7c1e-7000-8000-0000000000ff"
/** Without required fields, only what changes nothing is called. */
const readers = /^(?:list|get|search|job)_/

const invented = { random_string: "x", _note: "y", comment: "", wait_for_previous: true }

interface Outcome {
  readonly isError: boolean
  readonly meta: unknown
}

/** The last call has no arguments at all: it is like the first one, unless that named a task. */
const outcomesOf = (name: string, results: ReadonlyArray<Outcome>, hasTask: boolean) => {
  const [plain, ...others] = results.map(({ isError, meta }) => ({ isError, meta }))
  return { name, plain, alike: hasTask ? others.slice(0, -1) : others }
}
