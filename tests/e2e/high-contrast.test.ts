import { until } from "#tests/support/until.ts"
import { aLibrary, type Library } from "#tests/support/web/a-library.ts"
import { button, views } from "#tests/support/web/screen.ts"
import type { Locator, Page } from "playwright"
import { afterAll, assert, beforeAll, describe, expect, it } from "vitest"

let library: Library
let page: Page

beforeAll(async () => {
  library = await aLibrary()
  const { id } = await library.client.example()
  const context = await library.product.context(library.client, { ...views.desktop, forcedColors: "active" })
  page = await context.newPage()
  await page.goto(library.address(`task/${id}`))
  await page.getByText("Good morning").first().waitFor()
})

afterAll(() => library?.product.close())

const styleOf = (one: Locator, name: string): Promise<string> =>
  one.evaluate((element, property) => Object(globalThis).getComputedStyle(element)[property], name)
const background = (one: Locator) => styleOf(one, "backgroundColor")
const tab = (isSelected: boolean) => page.getByRole("tab", { selected: isSelected }).first()

const width = (one: Locator) => styleOf(one, "outlineWidth")

describe("in high contrast", () => {
  it("the chosen tab and a pressed button differ from the others", async () => {
    await expect.poll(() => background(tab(true))).not.toBe(await background(tab(false)))
    const follow = page.getByRole("button", { name: "Follow", exact: false, pressed: true }).first()
    const pressed = await background(follow)
    await follow.click()
    await expect.poll(() => background(page.getByRole("button", { pressed: false }).first())).not.toBe(pressed)
  })

  it("the highlighted entry of a menu differs from the others", async () => {
    await button(page, "Export").first().click()
    const entries = page.getByRole("menuitem")
    await entries.first().hover()
    const colours = await until(async () => {
      const seen = new Set(await Promise.all((await entries.all()).map((one) => background(one))))
      return seen.size > 1 && seen
    })
    assert.strictEqual(colours.size, 2)
    await page.keyboard.press("Escape")
  })

  it("buttons have an outline, the focused one a stronger one", async () => {
    const mute = button(page, "Mute")
    await expect.poll(() => width(mute)).toBe("1px")
    await mute.focus()
    await page.keyboard.press("Tab")
    await page.keyboard.press("Shift+Tab")
    await expect.poll(() => width(mute)).toBe("3px")
  })

  it("a selected file is outlined, and progress has a colour of its own", async () => {
    await page.goto(library.address())
    await page.getByRole("checkbox", { name: "Select Travel policy" }).check()
    const row = (name: string) => page.locator("li[data-key] > .group").filter({ hasText: name })
    await expect.poll(() => styleOf(row("Travel policy"), "outlineStyle")).not.toBe(
      await styleOf(row("Support weekly"), "outlineStyle"),
    )
    await expect.poll(() => styleOf(page.getByRole("progressbar").first(), "forcedColorAdjust")).toBe("none")
  })
})
