import { listedIn } from "#mcp/tools/sets.ts"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { beforeAll, describe, expect, it } from "vitest"
import { aClient, anEndpoint } from "../../support/product/mcp-endpoint.ts"

const endpoint = anEndpoint()
const page = readFileSync(join(import.meta.dirname, "../../../docs/mcp.md"), "utf8")

const codes = (cell: string): ReadonlyArray<string> =>
  [...cell.matchAll(/`([a-z_]+\??)`/g)].map(([, code = ""]) => code)

/** The rows of the table of tools: what they name, say and list. */
const rows = page.split("\n").filter((line) => line.startsWith("| `")).map((line) => {
  const [, names = "", says = "", given = ""] = line.split("|")
  return { names: codes(names), says, given: codes(given) }
})

type Listed = Awaited<ReturnType<Awaited<ReturnType<typeof aClient>>["listTools"]>>["tools"]
let tools: Listed = []
beforeAll(async () => {
  const client = await aClient(endpoint().url, endpoint().key)
  tools = (await client.listTools()).tools
  await client.close()
})
const toolsOf = (names: ReadonlyArray<string>) => tools.filter(({ name }) => names.includes(name))

describe("the page about MCP", () => {
  it("names every tool, once", () => {
    expect(rows.flatMap(({ names }) => names).toSorted()).toEqual(tools.map(({ name }) => name).toSorted())
  })

  it("names what is listed by default", () => {
    const [, named = ""] = /^Listed by default: ([^]*?)\n\n/m.exec(page) ?? []
    const desk = ["find_tools", "run_read_tool", "run_tool"]
    expect([...codes(named), ...desk].toSorted()).toEqual(listedIn.core.map(({ name }) => name).toSorted())
    for (const name of desk) expect(page).toContain(`\`${name}\``)
  })

  it.each(rows)("lists what $names take", ({ names, given }) => {
    const taken = toolsOf(names).flatMap(({ inputSchema: { properties = {}, required = [] } }) =>
      Object.keys(properties).map((name) => required.includes(name) ? name : `${name}?`)
    )
    expect([...new Set(given)].toSorted()).toEqual([...new Set(taken)].toSorted())
  })

  it.each(rows)("says what $names may destroy or tell the world", ({ names, says }) => {
    const hints = toolsOf(names).map(({ annotations }) => annotations)
    expect([says.includes("destructive"), says.includes("open world")]).toEqual([
      hints.some((hint) => hint?.destructiveHint === true),
      hints.some((hint) => hint?.openWorldHint === true),
    ])
  })
})
