import { layLongTask, longTask } from "#tests/support/server/lay-long-task.ts"
import { until } from "#tests/support/until.ts"
import { aWebProduct, type WebProduct } from "#tests/support/web/a-web-product.ts"
import { violationsOn } from "#tests/support/web/axe.ts"
import { type OriginalPage, originalPage } from "#tests/support/web/original-page.ts"
import { join } from "node:path"
import type { Page } from "playwright"
import { afterAll, assert, beforeAll, describe, expect, it } from "vitest"

let product: WebProduct
let page: Page
let original: OriginalPage

beforeAll(async () => {
  product = await aWebProduct()
  const { folder, database } = product.server
  const owner = "day-long@example.org"
  await layLongTask({ DATA_DIR: join(folder, "data"), DATABASE_URL: database ?? "" }, owner, null)
  page = await (await product.context(await product.user(owner, "pro"))).newPage()
  original = await originalPage(page)
  await page.goto(address())
  // The first lines are there at once, the others soon.
  await until(() => page.evaluate<boolean>("document.querySelector('[role=tabpanel] ol')?.offsetHeight > 100_000"))
})

afterAll(() => product?.close())

/** Lines at the end are measured once they are there, which moves what is below. */
const isAtRest = `(async () => {
  const { parentElement: box } = document.querySelector("[role=tabpanel] ol")
  const before = box.scrollTop
  for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame)
  return box.scrollTop === before
})()`
const address = () => `${product.server.url}/transcribe/task/${longTask}`

describe("a day-long recording of 10,000 lines", () => {
  it("is fluid: never more than 40 lines in the document, from the first to the last", async () => {
    const counts = await page.evaluate<ReadonlyArray<number>>(`(async () => {
      const box = document.querySelector("[role=tabpanel] ol").parentElement
      const counts = []
      for (let share = 0; share <= 1; share += 0.05) {
        box.scrollTop = share * box.scrollHeight
        await new Promise(requestAnimationFrame)
        await new Promise(requestAnimationFrame)
        counts.push(document.querySelectorAll("[data-line]").length)
      }
      return counts
    })()`)
    assert.isAtMost(Math.max(...counts), 40)
    assert.isAtLeast(Math.min(...counts), 5)
    await page.getByRole("main").focus()
    await page.keyboard.press("End")
    await original.button("Play from 8:50:26").first().waitFor()
  })

  it("keeps its place while another tab is read", async () => {
    const top = () => page.evaluate<number>("document.querySelector('[role=tabpanel] ol').parentElement.scrollTop")
    await until(() => page.evaluate<boolean>(isAtRest))
    const before = await top()
    assert.isAbove(before, 100_000)
    await page.keyboard.press("2")
    await page.getByRole("tab", { name: "Summary", selected: true }).waitFor()
    // On a busy machine the list is told of its last scroll when it is hidden already.
    await page.evaluate("document.querySelector('[role=tabpanel] ol').parentElement.dispatchEvent(new Event('scroll'))")
    await page.keyboard.press("1")
    await original.button("Play from 8:50:26").first().waitFor()
    await expect.poll(top).toBe(before)
  })

  it("is found in from beginning to end, whatever is in the document", async ({ annotate }) => {
    const said = page.getByText(/^\d+ of \d+$/)
    await page.keyboard.press("Control+f")
    const started = performance.now()
    await page.keyboard.type("zurich")
    await said.waitFor()
    await annotate(`found in ${Math.round(performance.now() - started)} ms, typing included`)
    await expect.poll(() => page.locator("mark[data-now]").innerText()).toBe("Zürich")
    // After the last match the search starts again at the top.
    const [, total] = (await said.innerText()).split(" of ")
    assert.isAbove(Number(total), 700)
    await page.keyboard.press("Enter")
    await page.getByText(`2 of ${total}`).waitFor()
    await page.keyboard.press("Shift+Enter")
    await page.keyboard.press("Shift+Enter")
    await page.getByText(`${total} of ${total}`).waitFor()
    await page.keyboard.press("Escape")
    await expect.poll(() => page.locator("mark").count()).toBe(0)
  })

  it("shows what is missing in its place, with the reason", async () => {
    await page.goto(`${address()}?t=61`)
    await original.button("Not transcribed, 01:02–01:15: no words were recognised").waitFor()
    await expect.poll(() => original.rail().innerText()).toContain("99.9% of the detected speech was transcribed")
  })

  it("lists what may be speech, offers to transcribe it, and names what is wrong with the sound", async () => {
    const rail = original.rail()
    await expect.poll(() => rail.innerText()).toContain("Possibly speech, not transcribed")
    await expect.poll(() => rail.innerText()).toContain("too loud to be recorded, first at 01:35")
    assert.isEmpty(await violationsOn(page))
    await rail.getByRole("button", { name: "Transcribe anyway, 02:10–02:14" }).click()
    await page.getByRole("dialog", { name: "Transcribe again" }).waitFor()
    await page.keyboard.press("Escape")
  })
})
