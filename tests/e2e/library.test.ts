import { inTurn } from "#tests/support/server/in-turn.ts"
import { aLibrary, type Library, paste } from "#tests/support/web/a-library.ts"
import { afterAll, assert, beforeAll, describe, expect, it } from "vitest"

let library: Library

beforeAll(async () => {
  library = await aLibrary()
})

afterAll(() => library?.product.close())

const heads = () => library.page.getByRole("heading", { level: 2 }).allInnerTexts()
const filter = () => library.page.getByRole("textbox", { name: "Filter files" })

describe("the library", () => {
  it("groups files by the reader's days, also when the reader's clock is wrong", async () => {
    const { page, address, row, titles } = library
    const day = 86_400_000
    await page.clock.setSystemTime(Date.now() + 40 * day)
    // What the server says of two of them is moved into the past.
    const past = { "Travel policy": 40, "季度会议": 1 }
    await page.route(/listTasks/, async (route) => {
      const response = await route.fetch()
      const moved = (await response.text()).replaceAll(
        /"title":"([^"]+)"(.*?)"created_at":"([^"]+)"/g,
        (_all, title: keyof typeof past, between: string, created: string) =>
          `"title":"${title}"${between}"created_at":"${
            new Date(Date.parse(created) - (past[title] ?? 0) * day).toISOString()
          }"`,
      )
      await route.fulfill({ response, body: moved })
    })
    await page.goto(address())
    await row("Travel policy").waitFor()
    await expect.poll(heads).toStrictEqual(["Today", "Yesterday", "Earlier"])
    await expect.poll(titles).toStrictEqual(["Planning workshop", "Support weekly", "季度会议", "Travel policy"])
    await expect.poll(() => page.title()).toMatch(/^All files · /)
    await page.unroute(/listTasks/)
    await page.clock.setSystemTime(Date.now())
    await page.goto(address("?folder=none"))
    await page.getByRole("heading", { name: "Uncategorized", level: 1 }).waitFor()
    await row("Travel policy").waitFor()
    await expect.poll(heads).toStrictEqual(["Today"])
  })

  it("turns dark and light with the system while it is open", async () => {
    const { page, address } = library
    await page.goto(address())
    await inTurn(["dark", "light"] as const, async (colorScheme) => {
      await page.emulateMedia({ colorScheme })
      await expect.poll(() => page.locator("html").getAttribute("data-theme")).toBe(colorScheme)
    })
  })

  it("finds words in titles and texts of any language, marks them, and keeps them in the address", async () => {
    const { page, address, row, titles } = library
    await page.goto(address())
    await row("Travel policy").waitFor()
    await page.keyboard.press("/")
    await page.keyboard.type("budget")
    await page.locator("mark", { hasText: "budget" }).waitFor()
    await expect.poll(titles).toStrictEqual(["Support weekly"])
    await expect.poll(() => page.url()).toContain("?q=budget")
    await filter().fill("预算")
    await page.locator("mark", { hasText: "预算" }).waitFor()
    await expect.poll(titles).toStrictEqual(["季度会议"])
    await filter().fill("policy")
    await row("Travel policy").waitFor()
    await page.getByText("1 file found").waitFor()
    await expect.poll(titles).toStrictEqual(["Travel policy"])
    await page.reload()
    await page.locator("mark", { hasText: "policy" }).waitFor()
    await filter().fill("")
    await filter().click()
    await page.getByText("You can also search by").waitFor()
    await filter().fill('"policy travel"')
    await page.getByText("No files match").waitFor()
    await filter().fill('"travel policy" after:2026-01-01')
    await row("Travel policy").waitFor()
    await filter().fill("no such thing")
    await page.getByText("No files match “no such thing”").waitFor()
    await page.getByRole("button", { name: "Clear filters" }).click()
    await row("Planning workshop").waitFor()
    await expect.poll(() => page.url()).not.toContain("q=")
  })

  it("opens a text with times at the time that was found", async () => {
    const { product, address, row } = library
    const reader = await product.user("grace", "pro")
    await paste(reader, "Interview", "[00:12] Ann: Welcome.\n[01:05] Ben: The orchard was planted last spring.")
    const other = await (await product.context(reader)).newPage()
    await other.goto(address("?q=orchard"))
    await other.locator("mark", { hasText: "orchard" }).waitFor()
    const place = (await row("Interview", other).getAttribute("href")) ?? ""
    for (const part of ["t=65", "line=", "find=orchard"]) assert.include(place, part)
    await other.context().close()
  })

  it("narrows and sorts the list by the address", async () => {
    const { page, address, row, titles } = library
    await page.goto(address("?sort=title"))
    await row("Travel policy").waitFor()
    await expect.poll(async () => (await titles()).slice(0, 3)).toStrictEqual([
      "Planning workshop",
      "Support weekly",
      "Travel policy",
    ])
    await page.getByRole("button", { name: "Filters" }).click()
    await page.getByRole("menuitemradio", { name: "Failed" }).click()
    await page.getByText("No files match these filters").waitFor()
    await expect.poll(() => page.url()).toContain("state=failed")
    await page.getByRole("button", { name: "Remove filter: Failed" }).click()
    await row("Travel policy").waitFor()
  })

  it("is used by the keyboard: moves, selects a range and all, leaves, opens", async () => {
    const { page, address, row } = library
    await page.goto(address())
    await row("Planning workshop").waitFor()
    const selected = page.getByRole("checkbox", { checked: true })
    await page.keyboard.press("j")
    await page.keyboard.press("j")
    await expect.poll(() => page.locator("a:focus").innerText()).toBe("Support weekly")
    await page.keyboard.press("x")
    await page.keyboard.press("j")
    await page.keyboard.press("j")
    await page.keyboard.press("Shift+X")
    await page.getByText("3 selected").waitFor()
    await page.keyboard.press("Escape")
    await expect.poll(() => selected.count()).toBe(0)
    await page.keyboard.press("Control+a")
    await page.getByText("4 selected").waitFor()
    await page.keyboard.press("k")
    await page.keyboard.press("Enter")
    await page.getByRole("heading", { name: "季度会议" }).waitFor()
    await page.goBack()
    await page.getByText("4 selected").waitFor()
    await page.keyboard.press("Escape")
    await row("Planning workshop").hover()
    await page.getByRole("checkbox", { name: "Select Planning workshop" }).check()
    await page.getByRole("checkbox", { name: "Select 季度会议" }).click({ modifiers: ["Shift"] })
    await page.getByText("3 selected").waitFor()
    await page.keyboard.press("Escape")
    await expect.poll(() => selected.count()).toBe(0)
  })

  it("goes on for ever, and comes back to where it was left", async () => {
    const { product, address, row } = library
    const long = await product.user("maya", "pro")
    await inTurn(
      Array.from({ length: 25 }, (_, index) => index),
      (index) => paste(long, `Note ${index}`, `This is note ${index}.`),
    )
    const other = await (await product.context(long)).newPage()
    await other.goto(address())
    await row("Note 24", other).waitFor()
    await row("Note 24", other).focus()
    await inTurn(Array.from({ length: 22 }, (_, index) => 23 - index), async (next) => {
      await row(`Note ${next}`, other).waitFor()
      await other.keyboard.press("j")
    })
    await expect.poll(() => other.locator("a:focus").innerText()).toBe("Note 2")
    await other.keyboard.press("x")
    await other.getByText("1 selected").waitFor()
    const before = await row("Note 2", other).boundingBox()
    await other.keyboard.press("Enter")
    await other.getByRole("heading", { name: "Note 2" }).waitFor()
    await other.goBack()
    await other.getByText("1 selected").waitFor()
    await expect.poll(() => row("Note 2", other).boundingBox()).toStrictEqual(before)
    await row("Note 0", other).waitFor()
    await other.context().close()
  })

  it("meets no error on the way", () => assert.deepStrictEqual(library.complaints, []))
})
