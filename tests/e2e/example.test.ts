import type { Client } from "#tests/support/server/client.ts"
import { until } from "#tests/support/until.ts"
import { aWebProduct, complaintsOf, type WebProduct } from "#tests/support/web/a-web-product.ts"
import { tabTo } from "#tests/support/web/keyboard.ts"
import type { Page } from "playwright"
import { afterAll, assert, beforeAll, describe, expect, it } from "vitest"

let product: WebProduct
let client: Client
let page: Page
let complaints: ReadonlyArray<string> = []

beforeAll(async () => {
  product = await aWebProduct()
  client = await product.user("ada", "free")
  page = await (await product.context(client)).newPage()
  complaints = complaintsOf(page)
  await page.goto(`${product.server.url}/transcribe/`)
})

afterAll(() => product?.close())

const minutesUsed = async () => (await client.call<{ minutes_used: number }>("GET", "/api/usage")).minutes_used
const count = async () => (await client.call<{ all: number }>("GET", "/api/transcription/tasks/count")).all
const offer = () => page.getByRole("button", { name: /^See an example/ })
const line = (text: string) => page.locator("[data-text]").filter({ hasText: text })

describe("a user with an empty library", () => {
  it("is offered an example, by keyboard too, and hears it at once", async () => {
    await offer().waitFor()
    await tabTo(page, /^See an example/)
    await page.keyboard.press("Enter")
    await page.getByRole("heading", { name: /^Example:/, level: 1 }).waitFor()
    await line("Good morning, everyone.").waitFor()
    await page.getByRole("button", { name: "Play", exact: true }).click()
    await page.getByRole("button", { name: "Pause" }).waitFor()
    await until(async () =>
      /^00:(?!00)\d\d of 00:50$/.test(await page.getByRole("slider").getAttribute("aria-valuetext") ?? "")
    )
    await page.keyboard.press("Space")
    assert.deepStrictEqual([await minutesUsed(), await count()], [0, 1])
  })

  it("reads its summary, whose moments play, and its mind map", async () => {
    await page.keyboard.press("2")
    await page.getByRole("heading", { name: "Action items" }).waitFor()
    assert.isAbove(await page.getByRole("button", { name: /^Play from/ }).count(), 8)
    await page.keyboard.press("3")
    await page.getByRole("tree").waitFor()
  })

  it("deletes it, and gets a new one even before the deletion is over", async () => {
    const before = page.url()
    await page.goto(`${product.server.url}/transcribe/`)
    await page.getByRole("link", { name: /^Example:/ }).first().waitFor()
    await page.getByRole("main").focus()
    await page.keyboard.press("j")
    await page.keyboard.press("Delete")
    await offer().click()
    await page.getByRole("heading", { name: /^Example:/, level: 1 }).waitFor()
    assert.notStrictEqual(new URL(page.url()).pathname, new URL(before).pathname)
    await expect.poll(count).toBe(1)
    assert.deepStrictEqual(complaints, [])
  })

  it("sees the offer whole on a phone, in the dark too", async () => {
    const viewport = { width: 390, height: 844 }
    const newcomer = await product.user("bob", "free")
    const phone = await (await product.context(newcomer, { viewport, colorScheme: "dark" })).newPage()
    await phone.goto(`${product.server.url}/transcribe/`)
    const box = await phone.getByRole("button", { name: /^See an example/ }).boundingBox()
    assert.isAtLeast(box?.x ?? -1, 0)
    assert.isAtMost((box?.x ?? 0) + (box?.width ?? 999), 390)
    assert.isAtLeast(box?.height ?? 0, 44)
    await expect.poll(() => phone.evaluate<number>("document.documentElement.scrollWidth")).toBeLessThanOrEqual(390)
  })
})
