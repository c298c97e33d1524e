import { inTurn } from "#tests/support/server/in-turn.ts"
import { aLibrary, type Library } from "#tests/support/web/a-library.ts"
import { violationsOn } from "#tests/support/web/axe.ts"
import { hasLeftLayers } from "#tests/support/web/screen.ts"
import { afterAll, assert, beforeAll, describe, expect, it } from "vitest"

let library: Library

beforeAll(async () => {
  library = await aLibrary()
  await library.page.goto(library.address())
  await library.row("Travel policy").waitFor()
})

afterAll(() => library?.product.close())

const dialog = () => library.page.getByRole("dialog")
const rowOf = (title: string) => library.page.getByRole("listitem").filter({ has: library.row(title) })
const tagsIn = (title: string) =>
  rowOf(title).getByRole("list", { name: "Tags" }).first().getByRole("listitem").allInnerTexts()
const field = () => dialog().getByRole("combobox", { name: "Find or create a tag" })

const manage = async () => {
  await library.page.getByRole("button", { name: "Filters" }).click()
  await library.page.getByRole("menuitem", { name: "Manage tags" }).click()
}

describe("tags", () => {
  it("are made and put on a selection by keyboard", async () => {
    const { page, row } = library
    await row("Travel policy").focus()
    await page.keyboard.press("x")
    await row("季度会议").focus()
    await page.keyboard.press("x")
    await page.getByRole("toolbar", { name: "Selection" }).getByRole("button", { name: "Tags" }).click()
    await field().fill("Client")
    await dialog().getByRole("option", { name: "Create “Client”" }).waitFor()
    assert.deepStrictEqual(await violationsOn(page), [])
    await page.keyboard.press("Enter")
    await dialog().getByRole("option", { name: "Client Added" }).waitFor()
    await field().fill("Q3")
    await page.keyboard.press("Enter")
    await dialog().getByRole("option", { name: "Q3 Added" }).waitFor()
    await field().fill("q3")
    await page.keyboard.press("Enter")
    await dialog().getByRole("option", { name: "Q3 Not added" }).waitFor()
    await page.keyboard.press("Escape")
    await expect.poll(() => tagsIn("Travel policy")).toStrictEqual(["Client"])
    await expect.poll(() => tagsIn("季度会议")).toStrictEqual(["Client"])
    await page.keyboard.press("Escape")
  })

  it("limit the list, and are kept in the address", async () => {
    const { page, titles } = library
    await hasLeftLayers(page)
    await page.getByRole("button", { name: "Filters" }).click()
    await page.getByRole("menuitemcheckbox", { name: "Client" }).click()
    await expect.poll(titles).toStrictEqual(["季度会议", "Travel policy"])
    await page.getByRole("menuitemcheckbox", { name: "Q3" }).click()
    await page.getByText("No files match these filters").waitFor()
    await page.keyboard.press("Escape")
    await page.getByRole("button", { name: "Remove filter: Q3" }).click()
    await expect.poll(titles).toStrictEqual(["季度会议", "Travel policy"])
    await page.reload()
    await expect.poll(titles).toStrictEqual(["季度会议", "Travel policy"])
    await page.getByRole("button", { name: "Remove filter: Client" }).click()
    await expect.poll(async () => (await titles()).length).toBe(4)
  })

  it("show on the page of a file, where they are taken off and added", async () => {
    const { page, row } = library
    await row("Travel policy").click()
    await page.getByRole("button", { name: "Remove the tag Client" }).click()
    await page.getByRole("button", { name: "Remove the tag Client" }).waitFor({ state: "detached" })
    await page.getByRole("button", { name: "Add tag" }).click()
    await field().fill("q")
    await page.keyboard.press("Enter")
    await dialog().getByRole("option", { name: "Q3 Added" }).waitFor()
    await dialog().getByRole("button", { name: "Done" }).click()
    await page.getByRole("button", { name: "Remove the tag Q3" }).waitFor()
    assert.deepStrictEqual(await violationsOn(page), [])
    await page.getByRole("link", { name: "All files" }).first().click()
    await expect.poll(() => tagsIn("Travel policy")).toStrictEqual(["Q3"])
  })

  it("are renamed, merged where the names clash, put on by rules, and deleted", async () => {
    const { page } = library
    await manage()
    await dialog().getByRole("button", { name: "Edit the tag Q3" }).click()
    const name = dialog().getByRole("textbox", { name: "Tag name" })
    await name.fill("client")
    await dialog().getByRole("button", { name: "Save" }).click()
    await dialog().getByRole("heading", { name: "Merge with “Client”?" }).waitFor()
    await dialog().getByRole("button", { name: "Merge" }).click()
    await page.getByText("“Q3” is now part of “Client”").waitFor()
    await dialog().getByText("2 files").waitFor()
    await dialog().getByRole("button", { name: "New tag" }).click()
    await name.fill("a,b")
    await dialog().getByText("Leave out commas.").waitFor()
    await name.fill("Support")
    await dialog().getByRole("button", { name: "Add a rule" }).click()
    await dialog().getByRole("textbox", { name: "Title contains" }).fill("SUPPORT")
    assert.deepStrictEqual(await violationsOn(page), [])
    await dialog().getByRole("button", { name: "Save" }).click()
    await dialog().getByRole("heading", { name: "Add “Support” to files you already have?" }).waitFor()
    await dialog().getByRole("button", { name: "Add" }).click()
    await page.getByText("“Support” added to 1 file").waitFor()
    await page.keyboard.press("Escape")
    await expect.poll(() => tagsIn("Support weekly")).toStrictEqual(["Support"])
    await manage()
    await inTurn(["Client", "Support"], async (tag) => {
      await dialog().getByRole("button", { name: `Delete the tag ${tag}` }).click()
      await dialog().getByRole("button", { name: "Delete", exact: true }).click()
      await dialog().getByRole("button", { name: `Delete the tag ${tag}` }).waitFor({ state: "detached" })
    })
    await dialog().getByText("No tags yet").waitFor()
    await page.keyboard.press("Escape")
    await expect.poll(() => page.getByRole("list", { name: "Tags" }).count()).toBe(0)
  })
})
