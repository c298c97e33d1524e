import { until } from "#tests/support/until.ts"
import { aLibrary, type Library } from "#tests/support/web/a-library.ts"
import { violationsOn } from "#tests/support/web/axe.ts"
import { button, views } from "#tests/support/web/screen.ts"
import type { Page } from "playwright"
import { afterAll, assert, beforeAll, describe, it } from "vitest"

let library: Library
let task: string
let title: string
let page: Page

beforeAll(async () => {
  library = await aLibrary()
  const example = await library.client.example()
  task = example.id
  title = example.title
  page = await (await library.product.context(library.client, views.phone)).newPage()
})

afterAll(() => library?.product.close())

const tab = (name: string) => page.getByRole("tab", { name })

describe("a file on a phone", () => {
  it("has the speakers and the timeline beside the tabs", async () => {
    await page.goto(library.address("mobile"))
    await page.getByRole("link", { name: title }).click()
    await tab("Timeline").waitFor()
    assert.deepStrictEqual(
      await page.getByRole("tab").allInnerTexts(),
      ["Original", "Summary", "Mind map", "Speakers", "Timeline"],
    )
  })

  it("lists who speaks from when to when, and plays a turn", async () => {
    await tab("Timeline").click()
    const turn = page.getByRole("tabpanel", { name: "Timeline" }).getByRole("listitem").nth(1)
    assert.match(await turn.innerText(), /\d\d:\d\d – \d\d:\d\d/)
    await turn.getByRole("button").click()
    await button(page, "Pause").waitFor()
    await until(() => turn.getByRole("button").getAttribute("aria-current"))
    assert.deepStrictEqual(await violationsOn(page), [])
    await page.keyboard.press("Space")
    await button(page, "Play").waitFor()
  })

  it("shows the lines of the speaker who is chosen in the list", async () => {
    await tab("Speakers").click()
    const speaker = page.getByRole("tabpanel", { name: "Speakers" }).getByRole("button", { pressed: false }).first()
    await speaker.waitFor()
    assert.deepStrictEqual(await violationsOn(page), [])
    await speaker.click()
    await page.getByRole("tab", { name: "Original", selected: true }).waitFor()
    const names = page.getByRole("tabpanel", { name: "Original" }).getByRole("button", { name: /: / })
    assert.strictEqual(new Set(await names.allInnerTexts()).size, 1)
  })

  it("opens at the timeline by its address, and at the text in a wide window", async () => {
    await page.goto(library.address(`task/${task}?tab=timeline`))
    await page.getByRole("tab", { name: "Timeline", selected: true }).waitFor()
    await page.setViewportSize(views.desktop.viewport)
    await page.getByRole("tab", { name: "Original", selected: true }).waitFor()
    assert.strictEqual(await tab("Timeline").count(), 0)
    await page.setViewportSize(views.phone.viewport)
  })
})
