import { shortTalk } from "#tests/support/speech/meetings.ts"
import { until } from "#tests/support/until.ts"
import { aLibrary, type Library, paste } from "#tests/support/web/a-library.ts"
import { heldUpload } from "#tests/support/web/held-upload.ts"
import { afterAll, assert, beforeAll, describe, expect, it } from "vitest"

let library: Library

beforeAll(async () => {
  library = await aLibrary()
})

afterAll(() => library?.product.close())

describe("changes in the library", () => {
  it("renames in place, and says what a title needs", async () => {
    const { page, address, row, names } = library
    await page.goto(address())
    await row("Support weekly").focus()
    await page.keyboard.press("r")
    const field = page.getByRole("textbox", { name: "Title" })
    await field.fill("  ")
    await field.press("Enter")
    await page.getByText("Enter a title.").waitFor()
    await field.press("Escape")
    await row("Support weekly").waitFor()
    await page.keyboard.press("r")
    await field.fill("Support, every week")
    await field.press("Enter")
    await row("Support, every week").waitFor()
    await until(async () => !(await names()).includes("Support weekly"))
    assert.include(await names(), "Support, every week")
  })

  it("deletes with six seconds to think better of it, and at once when the page is left", async () => {
    const { page, address, row, names } = library
    await page.goto(address())
    await row("Travel policy").focus()
    await page.keyboard.press("Delete")
    await row("Travel policy").waitFor({ state: "detached" })
    await page.getByRole("button", { name: "Undo" }).click()
    await row("Travel policy").waitFor()
    assert.include(await names(), "Travel policy")
    await row("Planning workshop").focus()
    await page.keyboard.press("x")
    const answered = page.waitForResponse(/delete-batch/)
    await page.getByRole("toolbar").getByRole("button", { name: "Delete" }).click()
    await row("Planning workshop").waitFor({ state: "detached" })
    assert.strictEqual((await answered).status(), 200)
    assert.notInclude(await names(), "Planning workshop")
    await row("Travel policy").focus()
    await page.keyboard.press("Delete")
    await row("Travel policy").waitFor({ state: "detached" })
    await page.goto(address("styleguide"))
    await until(async () => !(await names()).includes("Travel policy"))
  })

  it("shows what comes and how it goes on, without a reload and without moving what is pointed at", async () => {
    const { client, page, address, row, titles } = library
    await page.goto(address())
    await row("季度会议").waitFor()
    const recording = await heldUpload(client, (await shortTalk()).wav, { title: "Standup" })
    await page.getByRole("heading", { name: "In progress" }).waitFor()
    await page.getByRole("progressbar", { name: "Standup" }).waitFor()
    await row("季度会议").hover()
    const before = await row("季度会议").boundingBox()
    await recording.release()
    await client.finished(recording.id)
    await page.getByRole("progressbar", { name: "Standup" }).waitFor({ state: "detached" })
    await paste(client, "Late note", "It came while someone pointed at a row.")
    await page.getByRole("button", { name: "1 new file" }).waitFor()
    await expect.poll(() => row("季度会议").boundingBox()).toStrictEqual(before)
    await page.getByRole("button", { name: "1 new file" }).click()
    await page.getByRole("heading", { name: "In progress" }).waitFor({ state: "detached" })
    await expect.poll(async () => (await titles()).slice(0, 2)).toStrictEqual(["Late note", "Standup"])
  })

  it("opens a file at the moment that was found", async () => {
    const { page, address, row } = library
    await page.goto(address("?q=database"))
    await page.locator("mark", { hasText: "database" }).first().waitFor()
    await row("Standup").click()
    await page.getByRole("heading", { name: "Standup" }).waitFor()
    await expect.poll(() => page.url()).toMatch(/[?&]t=\d+/)
  })

  it("fits a phone", async () => {
    const { product, client, address, row } = library
    const phone = await (await product.context(client, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    })).newPage()
    await phone.goto(address("mobile"))
    await row("Late note", phone).waitFor()
    await phone.getByRole("button", { name: "More actions for Late note" }).tap()
    await phone.getByRole("menuitem", { name: "Select" }).tap()
    await phone.getByText("1 selected").waitFor()
    await row("Standup", phone).tap()
    await phone.getByText("2 selected").waitFor()
    await phone.getByRole("button", { name: "Clear selection" }).tap()
    await phone.getByRole("button", { name: "Find a file" }).tap()
    await phone.getByRole("textbox", { name: "Filter files" }).fill("standup")
    await row("Late note", phone).waitFor({ state: "detached" })
    await expect.poll(() => phone.evaluate<number>("document.documentElement.scrollWidth")).toBe(390)
    await phone.context().close()
  })

  it("meets no error on the way", () => assert.deepStrictEqual(library.complaints, []))

  it("counts beside an open file what is moved and deleted elsewhere", async () => {
    const { client, page, address } = library
    const shown = await paste(client, "Open beside", "It stays where it is.")
    const other = await paste(client, "Elsewhere", "It goes away.")
    const folder = await client.call<{ readonly id: string }>("POST", "/api/folder", { name: "Counted" })
    await page.goto(address(`task/${shown.id}`))
    const place = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: /^Counted/ })
    await expect.poll(() => place.innerText()).toMatch(/0/)
    await client.call("POST", `/api/folder/${other.id}/move`, { folderId: folder.id })
    await expect.poll(() => place.innerText()).toMatch(/1/)
    await client.call("POST", "/api/transcription/tasks/delete-batch", { task_ids: [other.id] })
    await expect.poll(() => place.innerText()).toMatch(/0/)
  })
})
