import { until } from "#tests/support/until.ts"
import { aLibrary, type Library } from "#tests/support/web/a-library.ts"
import { button, dialog } from "#tests/support/web/screen.ts"
import type { Page } from "playwright"
import { afterAll, assert, beforeAll, describe, expect, it } from "vitest"

let library: Library
let task: string

beforeAll(async () => {
  library = await aLibrary()
  task = (await library.client.example()).id
})

afterAll(() => library?.product.close())

/** What is to be shown after the pointer has rested is shown when `rest()` is called, however slow the machine. */
const restOnCall = `{
  const later = setTimeout
  globalThis.resting = []
  globalThis.rest = () => resting.splice(0).forEach((act) => act())
  globalThis.setTimeout = (act, delay, ...more) => delay === 350 ? resting.push(act) : later(act, delay, ...more)
}`

describe("a hint", () => {
  it("is shown under the pointer, but not over what has covered its control meanwhile", async () => {
    const { client, product } = library
    const page = await (await product.context(client)).newPage()
    await page.addInitScript(restOnCall)
    await page.goto(library.address(`task/${task}`))
    const hint = page.locator("[aria-hidden].fixed", { hasText: "Find in text" })
    const rest = async () => {
      await button(page, "Find in text").hover()
      await until(() => page.evaluate<boolean>("resting.length > 0"))
    }
    await rest()
    await page.evaluate("rest()")
    await hint.waitFor()
    await page.mouse.move(0, 0)
    await hint.waitFor({ state: "detached" })
    await rest()
    await page.keyboard.press("Control+k")
    await dialog(page)
    await page.evaluate("rest()")
    await page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert.strictEqual(await hint.count(), 0)
    await page.close()
  })

  it("names what its control does by now, and goes with it", async () => {
    const { client, product } = library
    const page = await (await product.context(client)).newPage()
    await page.goto(library.address(`task/${task}`))
    await button(page, "Back 10 seconds").focus()
    await page.keyboard.press("Tab")
    await expect.poll(hints(page)).toEqual(["Play Space"])
    await page.keyboard.press("Enter")
    await button(page, "Pause").waitFor()
    await expect.poll(hints(page)).toEqual(["Pause Space"])
    await page.getByRole("heading", { name: "Coverage" }).click()
    await expect.poll(hints(page)).toEqual([])
    await page.getByRole("heading", { level: 1 }).getByRole("button").focus()
    await page.keyboard.press("Tab")
    await expect.poll(hints(page)).toEqual(["Rename Example: launch of the mobile app"])
    await page.keyboard.press("Enter")
    await page.getByRole("textbox", { name: "Title" }).waitFor()
    await expect.poll(hints(page)).toEqual([])
  })
})

const hints = (page: Page) => async () =>
  (await page.locator("#layers > [aria-hidden].fixed").allInnerTexts()).map((text) => text.replaceAll(/\s+/g, " "))
