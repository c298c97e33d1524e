import { until } from "#tests/support/until.ts"
import { aLibrary, type Library, paste } from "#tests/support/web/a-library.ts"
import { button, dialog, hasLeftLayers } from "#tests/support/web/screen.ts"
import { afterAll, assert, beforeAll, describe, expect, it } from "vitest"

let library: Library
let task: string

beforeAll(async () => {
  library = await aLibrary()
  task = (await library.client.example()).id
  await library.page.goto(library.address())
  await library.row("Travel policy").waitFor()
})

afterAll(() => library?.product.close())

const focused =
  "(() => { const one = document.activeElement; return one === document.body ? 'body' : one?.id || one?.getAttribute('aria-label') || one?.textContent.trim() })()"

/** What has the focus, once something has it. */
const focus = () =>
  until(async () => {
    const name = await library.page.evaluate<string>(focused)
    return name === "body" ? null : name
  })
const press = (key: string) => library.page.keyboard.press(key)
const gone = () => library.page.getByRole("dialog").waitFor({ state: "detached" })
const named = (name: string) => ({ name, mimeType: "audio/mpeg", buffer: Buffer.from(name) })
/** The space bar; the button then offers this. */
const space = async (state: "Play" | "Pause") => {
  await press("Space")
  await button(library.page, state).waitFor()
}

describe("the focus", () => {
  it("is on the screen that a shortcut or a link opens", async () => {
    const { page, row } = library
    await press("g")
    await press("u")
    await page.getByRole("heading", { name: "Uncategorized", level: 1 }).waitFor()
    await row("Travel policy").click()
    await page.getByRole("tab", { name: "Original" }).waitFor()
    await expect.poll(focus).toBe("content")
    await page.goBack()
    await row("Travel policy").waitFor()
    await expect.poll(focus).toBe("content")
  })

  it.each(["Control+k", "?", "n"])("returns to the row after what %s opened", async (key) => {
    const { page } = library
    await press("j")
    const before = await focus()
    await press(key)
    await dialog(page)
    await press("Escape")
    await gone()
    await expect.poll(focus).toBe(before)
  })

  it("stays on the page when the filter and its results are left", async () => {
    await press("/")
    await library.page.keyboard.type("nothing like this")
    await library.page.getByRole("button", { name: "Clear filter" }).last().waitFor()
    await press("Escape")
    await library.row("Travel policy").waitFor()
    await expect.poll(focus).toBe("content")
  })

  it("goes to the next row after a deletion, and stays on the page while its message closes", async () => {
    const { page, row } = library
    await row("Planning workshop").focus()
    await press("Delete")
    await row("Planning workshop").waitFor({ state: "detached" })
    await expect.poll(focus).toBe("Support weekly")
    await button(page, "Undo").focus()
    await press("Enter")
    await row("Planning workshop").waitFor()
    await expect.poll(focus).toBe("Support weekly")
  })

  it("goes from the field of a title to its pencil, which Enter doesn’t press as well", async () => {
    const { page, client, address } = library
    const { id } = await paste(client, "Hiring", "Two engineers.")
    await hasLeftLayers(page)
    await page.goto(address(`task/${id}`))
    await button(page, "Hiring").click()
    const field = page.getByRole("textbox", { name: "Title" })
    await field.fill("Hiring plan")
    await press("Enter")
    await page.getByRole("heading", { name: "Hiring plan", level: 1 }).waitFor()
    assert.strictEqual(await field.count(), 0)
    await expect.poll(focus).toBe("Rename Hiring plan")
    await page.goto(address())
    await library.row("Travel policy").waitFor()
  })

  it("stays in the toolbar of a selection, and on the page when it ends", async () => {
    const { page } = library
    await page.getByRole("checkbox", { name: "Select Travel policy" }).check()
    await page.getByRole("toolbar").getByRole("button").last().focus()
    await press("Enter")
    await page.getByRole("toolbar").waitFor({ state: "detached" })
    await expect.poll(focus).not.toBe("body")
  })

  it("is on the button that starts, after files were chosen", async () => {
    const { page } = library
    await press("n")
    await dialog(page)
    const input = page.getByRole("dialog").locator("input[type=file]")
    await input.setInputFiles([named("one.mp3"), named("two.mp3")])
    await until(async () => await focus() === "Transcribe 2 files")
    await page.getByRole("checkbox", { name: "Upload one.mp3" }).uncheck()
    const rows = await page.getByRole("dialog").getByRole("listitem").allInnerTexts()
    assert.deepStrictEqual(rows.map((text) => text.split("\n")[0]), ["one.mp3", "two.mp3"])
    await button(page, "Remove two.mp3").focus()
    await press("Enter")
    await button(page, "Remove two.mp3").waitFor({ state: "detached" })
    await page.locator("[role=dialog]:focus,[role=dialog] :focus").waitFor()
    await press("Escape")
    await gone()
  })
})

describe("the space bar on a file", () => {
  it("plays and pauses after any control was clicked", async () => {
    const { page, address } = library
    await hasLeftLayers(page)
    await page.goto(address(`task/${task}`))
    await page.getByRole("button", { name: /^Play from/ }).nth(1).click()
    await button(page, "Pause").waitFor()
    await space("Play")
    await page.getByRole("slider").click()
    await space("Pause")
    await page.getByRole("tab", { name: "Summary" }).click()
    await space("Play")
    await page.getByRole("button", { name: /^Play from/ }).first().click()
    await button(page, "Pause").waitFor()
    await space("Play")
    await expect.poll(focus).not.toBe("body")
  })

  it("pauses on a citation that the keyboard reached, and activates other buttons", async () => {
    const { page } = library
    await page.getByRole("button", { name: /^Play from/ }).first().focus()
    await press("Tab")
    await press("Shift+Tab")
    await space("Pause")
    await space("Play")
    await button(page, "Export").first().focus()
    await press("Tab")
    await press("Shift+Tab")
    await press("Space")
    await page.getByRole("menu").waitFor()
    await expect.poll(() => button(page, "Pause").count()).toBe(0)
    await press("Escape")
  })
})

describe("logging in", () => {
  it("begins in the field of the email address", async () => {
    const page = await (await library.product.visitor()).newPage()
    await page.goto(library.address("login"))
    await page.locator("#email:focus").waitFor()
    await expect.poll(() => page.evaluate("document.activeElement.id")).toBe("email")
  })
})
