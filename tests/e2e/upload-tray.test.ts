import { until } from "#tests/support/until.ts"
import { aLibrary, type Library } from "#tests/support/web/a-library.ts"
import { dialog, hasLeftLayers } from "#tests/support/web/screen.ts"
import type { Locator } from "playwright"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"

let library: Library

beforeAll(async () => {
  library = await aLibrary()
  await library.page.addInitScript(stayOnRequest)
})

afterAll(() => library?.product.close())

const tray = () => library.page.getByRole("region", { name: "Uploads" })
/** The five seconds that the tray stays pass when a test says so, however busy the machine is. */
const stayOnRequest = `{
  const { setTimeout: start, clearTimeout: stop } = window
  const stays = new Map()
  let last = 0
  window.setTimeout = (act, ms, ...given) => {
    if (!(ms >= 5000 && ms < 10_000)) return start(act, ms, ...given)
    const id = --last
    stays.set(id, { act, ms })
    return id
  }
  window.clearTimeout = (id) => stays.delete(id) || stop(id)
  window.fiveSecondsPass = () => {
    for (const [id, { act, ms }] of [...stays]) {
      if (ms === 5000 && stays.delete(id)) act()
    }
  }
}`
const fiveSecondsPass = () => library.page.evaluate("fiveSecondsPass()")
const isGoneAfterwards = () =>
  until(async () => {
    await fiveSecondsPass()
    return await tray().count() === 0
  })
const boxOf = (element: Locator) => until(() => element.boundingBox())
const add = async (name: string) => {
  const { page } = library
  await page.keyboard.press("n")
  await page.getByRole("tab", { name: "Document" }).click()
  const input = page.getByRole("dialog").locator("input[type=file]")
  await input.setInputFiles({ name: `${name}.txt`, mimeType: "text/plain", buffer: Buffer.from(`About ${name}.`) })
  await page.getByRole("button", { name: "Import 1 document" }).click()
  await page.getByRole("main").getByRole("link", { name, exact: true }).waitFor()
}

beforeEach(async () => {
  await library.page.goto(library.address())
  await library.row("Travel policy").waitFor()
})

describe("the upload tray", () => {
  it("folds once the server has every byte, and goes five seconds later", async () => {
    await add("harbour")
    await tray().getByRole("link", { name: "harbour" }).waitFor()
    await expect.poll(() => tray().getByRole("listitem").count()).toBe(0)
    await tray().waitFor()
    await isGoneAfterwards()
  })

  it("stays while the pointer or the focus is on it", async () => {
    const { page } = library
    await add("lighthouse")
    await tray().hover()
    await fiveSecondsPass()
    await tray().waitFor()
    await tray().getByRole("button").first().focus()
    await page.mouse.move(5, 5)
    await fiveSecondsPass()
    await expect.poll(() => tray().isVisible()).toBe(true)
    await page.getByRole("link", { name: "Travel policy" }).focus()
    await isGoneAfterwards()
  })

  it("stays while something needs attention", async () => {
    const { page } = library
    await page.keyboard.press("n")
    await dialog(page)
    const input = page.getByRole("dialog").locator("input[type=file]")
    await input.setInputFiles({ name: "letter.mp3", mimeType: "audio/mpeg", buffer: Buffer.from("Dear diary") })
    await page.getByRole("button", { name: "Transcribe 1 file" }).click()
    await tray().getByText("1 upload needs attention").waitFor()
    await fiveSecondsPass()
    await expect.poll(() => tray().getByRole("button", { name: "Remove" }).isVisible()).toBe(true)
    await tray().getByRole("button", { name: "Remove" }).click()
    await tray().waitFor({ state: "detached" })
  })

  it.each([390, 800, 1440])("does not cover the selection bar in a window of %i pixels", async (width) => {
    const { page } = library
    await page.setViewportSize({ width, height: 844 })
    await add(`pier ${width}`)
    await hasLeftLayers(page)
    // Rows move while the new file is worked on, so a press may miss.
    const checkbox = page.getByRole("checkbox", { name: "Select Travel policy" })
    await until(async () => {
      if (!await checkbox.isChecked()) await checkbox.click()
      return checkbox.isChecked()
    })
    // The bar moves up when the tray appears, and both slide in.
    await expect.poll(async () => {
      const [bar, box] = [await boxOf(page.getByRole("toolbar", { name: "Selection" })), await boxOf(tray())]
      return box.y + box.height <= bar.y || bar.y + bar.height <= box.y || bar.x + bar.width <= box.x
    }).toBe(true)
  })

  it("is fetched before a file can be added, so that it shows even if the network goes away then", async () => {
    const { page } = library
    await page.keyboard.press("n")
    await dialog(page)
    await page.route(/assets/, (route) => route.abort("connectionrefused"))
    const input = page.getByRole("dialog").locator("input[type=file]")
    await input.setInputFiles({ name: "tide.mp3", mimeType: "audio/mpeg", buffer: Buffer.from("Dear diary") })
    await page.getByRole("button", { name: "Transcribe 1 file" }).click()
    await expect.poll(() => tray().isVisible()).toBe(true)
    await page.unroute(/assets/)
  })
})
