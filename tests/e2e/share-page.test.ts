import type { Client } from "#tests/support/server/client.ts"
import { aWebProduct, type WebProduct } from "#tests/support/web/a-web-product.ts"
import { violationsOn } from "#tests/support/web/axe.ts"
import { type View, views } from "#tests/support/web/screen.ts"
import type { BrowserContextOptions, Page } from "playwright"
import { afterAll, assert, beforeAll, describe, expect, it } from "vitest"

let product: WebProduct
let client: Client
let task: string

beforeAll(async () => {
  product = await aWebProduct()
  client = await product.user("share", "pro")
  task = (await client.example()).id
  await client.call("PUT", `/api/transcription/${task}/edit-title`, { title: "Weekly planning" })
})

afterAll(() => product?.close())

const share = async (json: Record<string, unknown> = {}): Promise<string> => {
  await client.call("PUT", `/api/transcription/tasks/${task}/share`, { password: null, ...json })
  const answer = await client.call("POST", `/api/transcription/tasks/${task}/share/renew`, {})
  return String(Object(answer).share_url)
}
const switchOff = () => client.call("PUT", `/api/transcription/tasks/${task}/share_toggle`, { on: false })

const visit = async (url: string, options: BrowserContextOptions = {}): Promise<Page> => {
  const page = await (await product.visitor(options)).newPage()
  await page.goto(url)
  return page
}
const pictured = (page: Page, name: string) =>
  process.env["SHARE_PICTURES"] === undefined
    ? Promise.resolve()
    : page.screenshot({ path: `${process.env["SHARE_PICTURES"]}/${name}.png`, fullPage: true })

const wide = "document.documentElement.scrollWidth > document.documentElement.clientWidth"

describe.each(Object.keys(views).filter((name): name is View => name in views))("the page of a link, %s", (view) => {
  it.each(["light", "dark"] as const)("is accessible and fits, %s", async (colorScheme) => {
    const page = await visit(await share(), { ...views[view], colorScheme })
    await page.getByRole("heading", { level: 1, name: "Weekly planning" }).waitFor()
    await page.getByRole("group", { name: "Mind map as a list" }).getByText("Decisions").waitFor({
      state: "attached",
    })
    await pictured(page, `page-${view}-${colorScheme}`)
    assert.deepStrictEqual(await violationsOn(page), [])
    await expect.poll(() => page.evaluate(wide)).toBe(false)
    await page.getByRole("checkbox", { name: /^Fix the search/ }).waitFor()
    await page.getByText("The times are moments in the recording").waitFor()
    await expect.poll(() => page.evaluate("[...document.fonts].some(({ status }) => status === 'loaded')")).toBe(true)
    const paper = await page.evaluate("getComputedStyle(document.querySelector('.map rect')).fill")
    assert.strictEqual(paper, colorScheme === "dark" ? "none" : "rgb(255, 255, 255)")
  })

  it("asks for a password, by keyboard alone", async () => {
    const page = await visit(await share({ password: "open sesame" }), views[view])
    await page.getByLabel("Password").waitFor()
    await pictured(page, `locked-${view}`)
    assert.deepStrictEqual(await violationsOn(page), [])
    await page.keyboard.type("open barley")
    await page.keyboard.press("Enter")
    await page.getByRole("alert").filter({ hasText: "The password is wrong" }).waitFor()
    await page.keyboard.type("open sesame")
    await page.keyboard.press("Enter")
    await page.getByRole("heading", { level: 1, name: "Weekly planning" }).waitFor()
  })
})

describe("a reader", () => {
  it("sees that the link ended while the page is open", async () => {
    const page = await visit(await share())
    const listens = page.waitForResponse((response) => response.url().endsWith("/events"))
    await page.reload()
    await listens
    await switchOff()
    await page.getByRole("heading", { name: "This link is no longer active" }).waitFor()
    await pictured(page, "ended")
    assert.deepStrictEqual(await violationsOn(page), [])
  })

  it("sends nothing of an account that is signed in in the same browser", async () => {
    const url = await share()
    const page = await (await product.context(client)).newPage()
    const sent: Array<Promise<Record<string, string>>> = []
    page.on("request", (request) => void sent.push(request.allHeaders()))
    await page.goto(url)
    await page.getByRole("heading", { level: 1, name: "Weekly planning" }).waitFor()
    assert.isNotEmpty(sent)
    for (const headers of await Promise.all(sent)) {
      assert.doesNotHaveAnyKeys(headers, ["authorization", "x-client-uuid", "referer", "cookie"])
    }
  })

  it("reads all of it without scripts", async () => {
    const page = await visit(await share(), { javaScriptEnabled: false })
    await page.getByRole("heading", { level: 1, name: "Weekly planning" }).waitFor()
    assert.isAbove(await page.getByRole("listitem").count(), 5)
  })
})
