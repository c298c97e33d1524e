import { until } from "#tests/support/until.ts"
import { aLibrary, type Library } from "#tests/support/web/a-library.ts"
import { violationsOn } from "#tests/support/web/axe.ts"
import { hasArrived, hasLeftLayers } from "#tests/support/web/screen.ts"
import type { Page } from "playwright"
import { afterAll, assert, beforeAll, describe, expect, it } from "vitest"

let library: Library

beforeAll(async () => {
  library = await aLibrary()
  await library.page.goto(library.address())
  await library.row("Travel policy").waitFor()
})

afterAll(() => library?.product.close())

const dialog = (page: Page = library.page) => page.getByRole("dialog")
const sideBar = (page: Page = library.page) => page.getByRole("navigation", { name: "Main" })
const folder = (name: string, page: Page = library.page) => sideBar(page).getByRole("link", { name })
const title = (name: string, page: Page = library.page) => page.getByRole("heading", { level: 1, name, exact: true })
const create = (name: string) => library.client.call<{ readonly id: string }>("POST", "/api/folder", { name })

const pressInMenu = async (name: string, item: string) => {
  const { page } = library
  await folder(name).hover()
  await sideBar().getByRole("button", { name: `More actions for the folder ${name}` }).click()
  await page.getByRole("menuitem", { name: item }).click()
}

describe("folders", () => {
  it("are created by name, which is checked while it is typed, and opened", async () => {
    const { page } = library
    await sideBar().getByRole("button", { name: "New folder" }).click()
    const field = dialog().getByRole("textbox", { name: "Folder name" })
    await field.press("Enter")
    await dialog().getByText("Enter a name.").waitFor()
    await field.fill("x".repeat(81))
    await dialog().getByText("Use at most 80 characters.").waitFor()
    await field.fill("Straße 🎙")
    assert.deepStrictEqual(await violationsOn(page), [])
    await field.press("Enter")
    await title("Straße 🎙").waitFor()
    await expect.poll(() => page.url()).toMatch(/\?folder=[\w-]{36}$/)
    await page.getByRole("heading", { name: "This folder is empty" }).waitFor()
    await sideBar().getByRole("button", { name: "New folder" }).click()
    await field.fill("STRASSE 🎙")
    await dialog().getByText("A folder with this name already exists.").waitFor()
    await page.keyboard.press("Escape")
    await dialog().waitFor({ state: "detached" })
  })

  it("receive files by keyboard, which can be undone", async () => {
    const { page, row, titles } = library
    await hasLeftLayers(page)
    await folder("Uncategorized 4").click()
    await title("Uncategorized").waitFor()
    await row("Travel policy").focus()
    await page.keyboard.press("m")
    await dialog().getByRole("option", { name: "Uncategorized Already here" }).waitFor()
    assert.deepStrictEqual(await violationsOn(page), [])
    await page.keyboard.type("strasse")
    await dialog().getByRole("option", { name: "Create “strasse”" }).waitFor()
    await page.keyboard.press("Control+a")
    await page.keyboard.type("straß")
    await page.keyboard.press("Enter")
    const message = page.getByRole("status").filter({ hasText: "1 file moved to Straße 🎙" })
    // It waits while the pointer is on it.
    await message.hover()
    await folder("Straße 🎙 1").waitFor()
    await folder("Uncategorized 3").waitFor()
    await expect.poll(titles).not.toContain("Travel policy")
    await message.getByRole("button", { name: "Undo" }).click()
    await row("Travel policy").waitFor()
    await folder("Uncategorized 4").waitFor()
  })

  it("are made from the move dialog, for a whole selection", async () => {
    const { page, row, titles } = library
    await row("Travel policy").focus()
    await page.keyboard.press("x")
    await row("季度会议").focus()
    await page.keyboard.press("x")
    await page.getByRole("toolbar", { name: "Selection" }).getByRole("button", { name: "Move to folder" }).click()
    await dialog().getByRole("combobox", { name: "Find or create a folder" }).fill("季度")
    await page.keyboard.press("Enter")
    await page.getByText("2 files moved to 季度").waitFor()
    await folder("季度 2").click()
    await title("季度").waitFor()
    await row("季度会议").waitFor()
    await row("Travel policy").waitFor()
    await expect.poll(titles).toStrictEqual(["季度会议", "Travel policy"])
  })

  it("show on the page of a file, which moves from there too", async () => {
    const { page, row } = library
    await row("季度会议").click()
    const breadcrumb = page.getByRole("navigation", { name: "Location" })
    await breadcrumb.getByRole("link", { name: "季度" }).waitFor()
    await page.keyboard.press("m")
    await dialog().getByRole("option", { name: "季度 Already here" }).waitFor()
    await page.keyboard.press("Enter")
    await page.getByText("1 file moved to Uncategorized").waitFor()
    await breadcrumb.getByRole("link", { name: "Uncategorized" }).waitFor()
    await breadcrumb.getByRole("link", { name: "All files" }).click()
    await row("季度会议").waitFor()
    await expect.poll(() => page.url()).not.toContain("folder=")
  })

  it("are renamed and found by the palette", async () => {
    const { page } = library
    await pressInMenu("季度", "Rename")
    const field = dialog().getByRole("textbox", { name: "Folder name" })
    await field.fill("Board")
    await field.press("Enter")
    await folder("Board 1").waitFor()
    await hasLeftLayers(page)
    await page.keyboard.press("Control+k")
    await page.getByPlaceholder("Search files or run a command").fill("Board")
    await page.getByRole("option", { name: "Board", exact: true }).click()
    await title("Board").waitFor()
    await expect.poll(() => page.title()).toMatch(/^Board · /)
  })

  it("keep their files when they are deleted, which can be undone", async () => {
    const { page, row } = library
    await hasLeftLayers(page)
    await pressInMenu("Board", "Delete")
    await dialog().getByText("The file in it isn’t deleted. It moves to Uncategorized.").waitFor()
    await hasArrived(page)
    assert.deepStrictEqual(await violationsOn(page), [])
    await dialog().getByRole("button", { name: "Delete folder" }).click()
    const message = page.getByRole("status").filter({ hasText: "Folder “Board” deleted" })
    await message.hover()
    await title("All files").waitFor()
    await folder("Board").waitFor({ state: "detached" })
    await message.getByRole("button", { name: "Undo" }).click()
    await folder("Board 1").waitFor()
    await hasLeftLayers(page)
    await pressInMenu("Board", "Delete")
    await dialog().getByRole("button", { name: "Delete folder" }).click()
    await message.waitFor()
    // A new one of the same name does not wait until the deletion can no longer be undone.
    await hasLeftLayers(page)
    await sideBar().getByRole("button", { name: "New folder" }).click()
    await dialog().getByRole("textbox", { name: "Folder name" }).fill("Board")
    await page.keyboard.press("Enter")
    await page.getByRole("heading", { name: "This folder is empty" }).waitFor()
    await folder("Uncategorized").click()
    await row("Travel policy").waitFor()
  })

  it("follow what happens elsewhere: a move, a new name, a deletion while it is open", async () => {
    const { page, row, client } = library
    const { id } = await create("Elsewhere")
    await folder("Elsewhere 0").click()
    await page.getByRole("heading", { name: "This folder is empty" }).waitFor()
    const tasks = await client.call<{ readonly items: ReadonlyArray<{ readonly id: string; readonly title: string }> }>(
      "GET",
      "/api/transcription/tasks?page_size=100",
    )
    const task = tasks.items.find((one) => one.title === "Support weekly")
    await client.call("POST", `/api/folder/${task?.id ?? ""}/move`, { folderId: id })
    await row("Support weekly").waitFor()
    await folder("Elsewhere 1").waitFor()
    await client.call("PUT", `/api/folder/${id}`, { name: "Somewhere" })
    await title("Somewhere").waitFor()
    await client.call("DELETE", `/api/folder/${id}`)
    await page.getByRole("heading", { name: "This folder doesn’t exist" }).waitFor()
    assert.deepStrictEqual(await violationsOn(page), [])
    await page.getByRole("main").getByRole("link", { name: "Go to all files" }).click()
    await row("Support weekly").waitFor()
  })

  it("refuse a name that was taken in another tab, and a folder that is gone", async () => {
    const { page, client, row } = library
    await sideBar().getByRole("button", { name: "New folder" }).click()
    const field = dialog().getByRole("textbox", { name: "Folder name" })
    await field.fill("Taken")
    await page.route(/createFolder/, async (route) => {
      await create("ｔａｋｅｎ")
      await route.continue()
    }, { times: 1 })
    await field.press("Enter")
    await dialog().getByRole("alert").getByText(/folder with this name/).waitFor()
    await page.keyboard.press("Escape")
    await dialog().waitFor({ state: "detached" })
    const { id } = await create("Vanishing")
    await folder("Vanishing 0").waitFor()
    await hasLeftLayers(page)
    await row("Support weekly").focus()
    await page.keyboard.press("m")
    await dialog().locator("input:focus").waitFor()
    await page.route(/moveTasks/, async (route) => {
      await client.call("DELETE", `/api/folder/${id}`)
      await route.continue()
    }, { times: 1 })
    await page.keyboard.type("vanish")
    await page.keyboard.press("Enter")
    await page.getByRole("alert").getByText("Folder not found.").waitFor()
    await page.getByRole("alert").getByRole("button", { name: "Close" }).click()
    await row("Support weekly").waitFor()
    await folder("Vanishing").waitFor({ state: "detached" })
    await expect.poll(async () => await folder("Taken").count() + await folder("ｔａｋｅｎ").count()).toBe(1)
  })

  it("of another account do not exist", async () => {
    const { product, address } = library
    const { id } = await create("Private")
    const bob = await product.user("bob", "free")
    const page = await (await product.context(bob)).newPage()
    await page.goto(address(`?folder=${id}`))
    await page.getByRole("heading", { name: "This folder doesn’t exist" }).waitFor()
    assert.notInclude(await page.locator("body").innerText(), "Private")
    await page.goto(address("?folder=nonsense"))
    await page.getByRole("heading", { name: "This folder doesn’t exist" }).waitFor()
    await page.context().close()
  })

  it("are used on phones from the drawer, and by the menus of rows", async () => {
    const { product, client, address, row } = library
    const context = await product.context(client, { viewport: { width: 390, height: 844 }, hasTouch: true })
    const phone = await context.newPage()
    await phone.goto(address())
    await row("Support weekly", phone).waitFor()
    await phone.getByRole("button", { name: "More actions for Support weekly" }).click()
    await phone.getByRole("menuitem", { name: "Move to folder" }).click()
    await dialog(phone).getByRole("option", { name: "Private" }).click()
    await phone.getByText("1 file moved to Private").waitFor()
    await hasLeftLayers(phone)
    await phone.getByRole("button", { name: "Open navigation" }).click()
    await folder("Private 1", phone).waitFor()
    await hasArrived(phone)
    assert.deepStrictEqual(await violationsOn(phone), [])
    await folder("Private 1", phone).click()
    await title("Private", phone).waitFor()
    await row("Support weekly", phone).waitFor()
    await until(() => phone.evaluate<boolean>("document.documentElement.scrollWidth <= innerWidth"))
    await context.close()
  })
})
