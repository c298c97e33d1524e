import { inTurn } from "#tests/support/server/in-turn.ts"
import { until } from "#tests/support/until.ts"
import { aLibrary, type Library } from "#tests/support/web/a-library.ts"
import { violationsOn } from "#tests/support/web/axe.ts"
import { button, views } from "#tests/support/web/screen.ts"
import type { Page } from "playwright"
import { afterAll, assert, beforeAll, describe, expect, it } from "vitest"

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

/** Where it ends, in pixels from the left edge of the page. */
const endOf = async (name: string): Promise<number> => {
  const box = await tab(name).boundingBox()
  return box === null ? Infinity : box.x + box.width
}

describe("a file on a phone", () => {
  it("has the speakers and the timeline beside the tabs", async () => {
    await page.goto(library.address("mobile"))
    await page.getByRole("link", { name: title }).click()
    await tab("Timeline").waitFor()
    await expect.poll(() => page.getByRole("tab").allInnerTexts()).toStrictEqual([
      "Original",
      "Summary",
      "Mind map",
      "Speakers",
      "Timeline",
    ])
  })

  it("lists who speaks from when to when, and plays a turn", async () => {
    await tab("Timeline").click()
    const turn = page.getByRole("tabpanel", { name: "Timeline" }).getByRole("listitem").nth(1)
    await expect.poll(() => turn.innerText()).toMatch(/\d\d:\d\d – \d\d:\d\d/)
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
    await expect.poll(async () => new Set(await names.allInnerTexts()).size).toBe(1)
  })

  it("keeps its header in sight while the device is offline", async () => {
    await page.context().setOffline(true)
    const bar = page.locator("[data-offline]")
    const more = button(page, "More").first()
    await bar.waitFor()
    await expect.poll(async () => {
      const [above, below] = [await bar.boundingBox(), await more.boundingBox()]
      return above !== null && below !== null && below.y - above.y - above.height
    }).toBeGreaterThanOrEqual(0)
    await page.context().setOffline(false)
    await page.locator("[data-offline]").waitFor({ state: "detached" })
  })

  it("is a page that is not there by half of its address", async () => {
    await page.goto(library.address(`task/${task.slice(0, 13)}`))
    await page.getByRole("heading", { name: "Page not found" }).waitFor()
    assert.notInclude(await page.locator("body").innerText(), "UUID")
  })

  it("opens at the timeline by its address, and at the text in a wide window", async () => {
    await page.goto(library.address(`task/${task}?tab=timeline`))
    await page.getByRole("tab", { name: "Timeline", selected: true }).waitFor()
    await page.setViewportSize(views.desktop.viewport)
    await page.getByRole("tab", { name: "Original", selected: true }).waitFor()
    await expect.poll(() => tab("Timeline").count()).toBe(0)
    await page.setViewportSize(views.phone.viewport)
  })

  it("shows the tab that is open, however little room there is for all of them", async () => {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(library.address(`task/${task}?tab=timeline`))
    await page.getByRole("tab", { name: "Timeline", selected: true }).waitFor()
    await expect.poll(() => endOf("Timeline")).toBeLessThanOrEqual(320)
    await page.setViewportSize(views.phone.viewport)
  })
})

describe("the text on a phone", () => {
  it.each(["light", "dark"] as const)("lies under no button, wherever it is scrolled to (%s)", async (theme) => {
    await page.emulateMedia({ colorScheme: theme })
    await page.goto(library.address(`task/${task}?t=2`))
    await page.locator("[data-text]").first().waitFor()
    await button(page, "Find in text").waitFor()
    await expect.poll(coveredPlaces).toStrictEqual([])
    await scrollTo(5)
    await button(page, /^Back to/).waitFor()
    await inTurn(Array.from({ length: 30 }, (_, step) => step * 11), async (top) => {
      await scrollTo(top)
      await expect.poll(coveredPlaces, { message: `${top} pixels down` }).toStrictEqual([])
    })
    assert.deepStrictEqual(await violationsOn(page), [])
  })
})

/** Scrolls as a finger does: the list no longer follows the playback. */
const scrollTo = (top: number): Promise<unknown> =>
  page.evaluate(`(() => {
    const box = document.querySelector("ol:has([data-text])").parentElement
    box.dispatchEvent(new TouchEvent("touchmove", { bubbles: true }))
    box.scrollTop = ${top}
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })()`)

/** Places of visible words where something lies that is not part of the list. */
const coveredPlaces = (): Promise<ReadonlyArray<string>> =>
  page.evaluate(`(() => {
    const list = document.querySelector("ol:has([data-text])")
    const { top, bottom } = list.parentElement.getBoundingClientRect()
    const found = new Set()
    for (const text of list.querySelectorAll("[data-text]")) {
      const words = document.createRange()
      words.selectNodeContents(text)
      for (const line of words.getClientRects()) {
        const y = (line.top + line.bottom) / 2
        if (y < top + 1 || y > bottom - 1) continue
        for (let x = line.left + 2; x < line.right; x += 8) {
          const there = document.elementFromPoint(x, y)
          if (!list.contains(there)) found.add(there?.outerHTML.slice(0, 120))
        }
      }
    }
    return [...found]
  })()`)
