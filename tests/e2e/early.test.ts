import type { Client } from "#tests/support/server/client.ts"
import { aWebProduct, type WebProduct } from "#tests/support/web/a-web-product.ts"
import type { Page } from "playwright"
import { afterAll, assert, beforeAll, describe, it } from "vitest"

let product: WebProduct
let maya: Client
let task: string
let title: string

beforeAll(async () => {
  product = await aWebProduct()
  maya = await product.user("maya", "pro")
  const example = await maya.example()
  task = example.id
  title = example.title
})

afterAll(() => product.close())

/** Every query the page sends, each by itself. */
const queriesOf = (page: Page): ReadonlyArray<string> => {
  const queries: Array<string> = []
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url())
    const input: Record<string, unknown> = JSON.parse(searchParams.get("input") ?? "{}")
    if (!pathname.startsWith("/trpc/") || !searchParams.has("batch")) return
    const paths = pathname.slice("/trpc/".length).split(",")
    queries.push(...paths.map((path, index) => `${path} ${JSON.stringify(input[index])}`))
  })
  return queries
}

const open = async (page: Page, address: string) => {
  await page.goto(`${product.server.url}/transcribe/${address}`)
  await page.getByText(title).first().waitFor()
  await page.waitForLoadState("load")
}

describe.each(["the library", "a task"])("what the page of %s asks before the app is there", (place) => {
  const [address, first] = place === "a task"
    ? [() => `task/${task}`, "library.openTask"]
    : [() => "", "library.listTasks"]

  it("is asked once, and first", async () => {
    await using context = await product.context(maya)
    const page = await context.newPage()
    const queries = queriesOf(page)
    await open(page, address())
    assert.include(queries[0], first)
    assert.deepStrictEqual(queries, [...new Set(queries)])
  })

  it("is asked again when the first request failed", async () => {
    await using context = await product.context(maya)
    const page = await context.newPage()
    await page.route(/trpc.*batch/, (route) => route.fulfill({ status: 502, body: "no" }), { times: 1 })
    const queries = queriesOf(page)
    await open(page, address())
    assert.include(queries[0], first)
    assert.lengthOf(queries.filter((query) => query === queries[0]), 2)
  })

  it("ends the session like any other question", async () => {
    await using context = await product.context({ ...maya, token: "gone" })
    const page = await context.newPage()
    await page.goto(`${product.server.url}/transcribe/${address()}`)
    await page.getByRole("heading", { name: /^Welcome/ }).waitFor()
    assert.strictEqual(new URL(page.url()).pathname, "/transcribe/login")
  })
})
