import { until } from "#tests/support/until.ts"
import { aLibrary, type Library } from "#tests/support/web/a-library.ts"
import { button, views } from "#tests/support/web/screen.ts"
import { afterAll, beforeAll, describe, expect, it } from "vitest"

let library: Library

beforeAll(async () => {
  library = await aLibrary()
})

afterAll(() => library?.product.close())

describe("the mind map in full screen", () => {
  it("is left by going back, which stays on the page", async () => {
    const { id } = await library.client.example()
    const page = await (await library.product.context(library.client, views.desktop)).newPage()
    await page.goto(library.address())
    await page.goto(library.address(`task/${id}?tab=mindmap`))
    const isFull = () => page.evaluate<boolean>("document.fullscreenElement !== null")
    await button(page, "Full screen").click()
    await button(page, "Exit full screen").waitFor()
    await until(() => page.evaluate<boolean>("history.state?.layers === 1"))
    await page.goBack()
    await until(async () => !(await isFull()))
    await button(page, "Full screen").waitFor()
    await expect.poll(() => page.url()).toContain(`task/${id}`)
    await page.goBack()
    await library.row("Travel policy", page).waitFor()
  })
})

describe("the mind map beside the questions", () => {
  it("lies within what is left to it", async () => {
    const { id } = await library.client.example()
    const page = await (await library.product.context(library.client, views.desktop)).newPage()
    await page.goto(library.address(`task/${id}?tab=mindmap`))
    await page.getByRole("treeitem").first().waitFor()
    await button(page, "Ask AI").first().click()
    const panel = page.getByRole("complementary", { name: "Ask AI" })
    await expect.poll(async () => Number(await page.evaluate(lastEnd)) < ((await panel.boundingBox())?.x ?? 0)).toBe(
      true,
    )
  })
})

const lastEnd = `Math.max(...Array.from(
  document.querySelectorAll("[role=treeitem]"),
  (node) => node.getBoundingClientRect().right,
))`
