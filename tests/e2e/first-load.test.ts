import { aWebProduct, type WebProduct } from "#tests/support/web/a-web-product.ts"
import type { Page, Route } from "playwright"
import { afterAll, assert, beforeAll, describe, it } from "vitest"

let product: WebProduct

beforeAll(async () => {
  product = await aWebProduct()
})

afterAll(() => product?.close())

const scripts = /\/assets\/.*\.js$/

/** A page in German whose scripts meet this fate; without waiting for them. */
const open = async (fate: (route: Route) => unknown): Promise<Page> => {
  const page = await (await product.context(await product.user("slow", "free"))).newPage()
  await page.addInitScript(`localStorage.setItem("language", "de")`)
  await page.clock.install()
  await page.route(scripts, async (route) => {
    await fate(route)
  })
  await page.goto(`${product.server.url}/transcribe/`, { waitUntil: "commit" })
  return page
}

describe("a page whose app is slow to load", () => {
  it("says what it waits for, then what can be done, in the reader's language", async () => {
    let isHeld = true
    // Without a handler, what is held would arrive by itself before the button is pressed.
    const page = await open((route) => isHeld ? null : route.continue())
    await page.getByRole("status").getByText("Wird geladen").waitFor()
    await page.clock.fastForward("01:00")
    await page.getByRole("status").getByText("Das dauert länger als sonst. Prüfen Sie Ihre Verbindung.").waitFor()
    isHeld = false
    await page.getByRole("button", { name: "Erneut versuchen" }).click()
    assert.isTrue(await page.getByRole("heading", { name: "Hier ist noch nichts" }).waitFor().then(() => true))
  })

  it("says at once that it cannot come, and comes when the network is back", async () => {
    const page = await open((route) => route.abort())
    await page.getByText("Das dauert länger als sonst.", { exact: false }).waitFor()
    await page.unroute(scripts)
    await page.evaluate(`dispatchEvent(new Event("online"))`)
    assert.isTrue(await page.getByRole("heading", { name: "Hier ist noch nichts" }).waitFor().then(() => true))
  })
})
