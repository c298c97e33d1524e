import { aWebdavServer } from "#tests/support/automatic-export/a-webdav-server.ts"
import type { Person } from "#tests/support/server/sign-up.ts"
import { until } from "#tests/support/until.ts"
import { anOwnWebProduct, complaintsOf, type OwnWebProduct } from "#tests/support/web/a-web-product.ts"
import { pressOn, tabTo } from "#tests/support/web/keyboard.ts"
import { looksGood } from "#tests/support/web/looks-good.ts"
import { Client as Database } from "pg"
import type { Locator, Page } from "playwright"
import { afterAll, assert, beforeAll, describe, expect, it } from "vitest"

let dav: Awaited<ReturnType<typeof aWebdavServer>>
let product: OwnWebProduct
let ada: Person
let page: Page
let complaints: ReadonlyArray<string>
let task: string

beforeAll(async () => {
  dav = await aWebdavServer()
  product = await anOwnWebProduct({ EXPORT_INSIDE: dav.host })
  ada = await product.user("ada", "free")
  task = await written("Weekly sync")
  page = await (await product.context(ada, { viewport: { width: 1280, height: 860 } })).newPage()
  await page.route(/listExportRules/, (route) => route.fulfill({ status: 500, body: "{}" }))
  await page.goto(`${product.server.url}/transcribe/account/automation`)
})

afterAll(async () => {
  await product?.close()
  await dav?.close()
})

const section = (): Locator => page.getByRole("region", { name: "Automatic export" })
const row = (): Locator => section().getByRole("list", { name: "Automatic export" }).locator(":scope > li")
const files = (): Locator => section().getByRole("list", { name: "Log" }).locator(":scope > li")
const dialog = (name: string): Locator => page.getByRole("dialog", { name })
const there = (name: string): string | undefined => dav.files.get(`/dav/Notes/${name}`)?.toString("utf8")

/** A text of Ada's, which is there at once. */
async function written(title: string): Promise<string> {
  const body = { title, text: "Good morning. Let us begin." }
  return (await ada.call<{ readonly id: string }>("POST", "/api/transcription/paste-text", body)).id
}

/** For the server, three days have passed in which nothing could be written. */
const givenUp = async (): Promise<void> => {
  const database = new Database(product.server.database ?? assert.fail("it has a database of its own"))
  await database.connect()
  await database.query(
    `update export_file set state = 'failed', next_at = null, doc = doc ||
    '{"state": "failed", "nextAt": null, "fault": "full", "status": 507}' where task_id = $1`,
    [task],
  )
  await database.end()
}

const writeAgain = () => section().getByRole("button", { name: "Write again: Weekly sync, Markdown" }).press("Enter")

const renamed = (title: string) => ada.call("PUT", `/api/transcription/${task}/edit-title`, { title })

describe("the automatic export of an account", () => {
  it("is a part of the page, which says so when it cannot be loaded, and when there are no rules", async () => {
    await section().getByRole("alert").waitFor()
    await page.unroute(/listExportRules/)
    complaints = complaintsOf(page)
    await section().getByRole("button", { name: "Try again" }).press("Enter")
    await section().getByText("No rules yet.").waitFor()
    await looksGood(page, "none")
    assert.deepStrictEqual(complaints, [])
  })

  it("gets a rule: what is wrong is said at its field, and names are shown as they will be", async () => {
    await pressOn(page, "Add rule")
    const add = dialog("Add rule")
    const kinds = await add.getByLabel("Kind of place").locator("option").allTextContents()
    assert.deepStrictEqual(kinds, ["S3 bucket", "WebDAV, such as Nextcloud"])
    const address = add.getByLabel("Address of the folder")
    await address.fill("http://10.0.0.1/dav")
    await add.getByText(/ Weekly sync\.md$/).waitFor()
    await looksGood(page, "add")
    await add.getByText("What names can hold").press("Enter")
    await add.getByLabel("Name of the rule (optional)").focus()
    await looksGood(page, "names")
    await add.getByLabel("Names of the files").fill("{title")
    await add.getByText(/Names of the files must be names with \/ between them/).waitFor()
    await add.getByLabel("Names of the files").fill("{kind}/{title}")
    await add.getByText("notes/Weekly sync.md").waitFor()
    await address.press("Enter")
    await add.getByText(/^Address of the folder must begin with https:\/\//).waitFor()
    await expect.poll(() => address.getAttribute("aria-invalid")).toBe("true")
    await looksGood(page, "refused")
    await address.fill(dav.url)
    await expect.poll(() => address.getAttribute("aria-invalid")).toBe("false")
    await tabTo(page, "User name")
    await page.keyboard.type(dav.user)
    await tabTo(page, "App password")
    await page.keyboard.type(dav.password)
    await tabTo(page, "Folder there (optional)")
    await page.keyboard.type("Notes")
    await tabTo(page, "What is there already")
    await page.keyboard.press("Space")
    await add.getByLabel("Names of the files").fill("{title}")
    await pressOn(page, "Save")
    await add.waitFor({ state: "detached" })
    await row().getByText(`${dav.host}/Notes`, { exact: true }).waitFor()
    await row().getByText("Transcript and summary · for Obsidian · All files").waitFor()
    assert.notInclude(await page.content(), dav.password)
  })

  it("says whether its place works, and why not in words", async () => {
    await pressOn(page, `Test place: ${dav.host}/Notes`)
    await row().getByText("It works: a small file was written and removed again.").waitFor()
    dav.state.mood = 401
    await pressOn(page, `Test place: ${dav.host}/Notes`)
    await row().getByText("User or password aren’t right, or may not write there. Status 401.").waitFor()
    dav.state.mood = "honest"
    assert.isTrue(dav.state.stored.some((one) => one.startsWith("/dav/Notes/parley-test-")))
    assert.isFalse([...dav.files.keys()].some((name) => name.includes("parley-test")))
  })

  it("writes what is there, and has it in its log", async () => {
    await until(() => there("Weekly sync.md") !== undefined)
    assert.include(there("Weekly sync.md"), `title: "Weekly sync"`)
    await row().getByText(/^Last written: .* · 1 written, 0 waiting, 0 failed$/).waitFor()
    await pressOn(page, `Log of ${dav.host}/Notes`)
    const file = files().filter({ hasText: "Weekly sync" })
    await file.getByText("Written", { exact: true }).waitFor()
    await file.getByText("Weekly sync.md", { exact: true }).waitFor()
    await file.getByText(/^Written: /).waitFor()
    assert.include(await file.getByRole("link").getAttribute("href"), task)
    await looksGood(page, "log")
    await section().getByLabel("Which files").selectOption("Given up")
    await section().getByText("No such files.").waitFor()
    await section().getByLabel("Which files").selectOption("All")
    assert.strictEqual(await section().getByRole("button", { name: "Write all given up again" }).count(), 0)
  })

  it("writes a file again that was removed there, and a copy beside one that was changed, at the first press", async () => {
    dav.files.delete("/dav/Notes/Weekly sync.md")
    await writeAgain()
    await until(() => there("Weekly sync.md") !== undefined)
    await files().getByText("Written", { exact: true }).waitFor()
    dav.files.set("/dav/Notes/Weekly sync.md", Buffer.from("my own notes"))
    await writeAgain()
    await until(() => [...dav.files.keys()].some((name) => /Weekly sync [\da-f]{8}\.md$/.test(name)))
    assert.strictEqual(there("Weekly sync.md"), "my own notes")
    await files().getByText(/^Weekly sync [\da-f]{8}\.md$/).waitFor()
  })

  it("says what went wrong with a file, and what someone changed there", async () => {
    dav.state.mood = 507
    await renamed("Planning")
    await files().getByText("There’s no room left. Status 507.").waitFor()
    await row().getByText(/^No success since .* There’s no room left\.$/).waitFor()
    await files().getByText(/Last attempt: .* · Next attempt: .* · 4 attempts$/).waitFor()
    await looksGood(page, "fault")
    dav.state.mood = "honest"
    const copy = [...dav.files.keys()].find((name) => / [\da-f]{8}\.md$/.test(name)) ?? assert.fail("no copy")
    dav.files.set(copy, Buffer.from("my own notes as well"))
    await files().getByText("Changed there", { exact: true }).waitFor()
    await files().getByText("It’s left as it is. Written again, the current text goes beside it.").waitFor()
    await row().getByText("0 removed there, 1 changed there").waitFor()
    await looksGood(page, "changed")
  })

  it("shows what was given up after three days, and has all of that written again", async () => {
    await givenUp()
    await files().getByText("Given up", { exact: true }).waitFor()
    await row().getByText(/0 written, 0 waiting, 1 failed$/).waitFor()
    await looksGood(page, "given-up")
    await pressOn(page, "Write all given up again")
    await page.getByText("1 file will be written again").waitFor()
    // Tried again, and not asked for: what someone changed there stays alone.
    await files().getByText("Changed there", { exact: true }).waitFor()
    await expect.poll(() => section().getByRole("button", { name: "Write all given up again" }).count()).toBe(0)
  })

  it("is edited: the secret stays for its host, and another host needs its own", async () => {
    await pressOn(page, `Edit ${dav.host}/Notes`)
    const edit = dialog("Edit rule")
    await edit.getByText("Leave it empty to keep the one that is stored.").waitFor()
    await looksGood(page, "edit")
    await edit.getByLabel("User name").fill("bob")
    await edit.getByText("Another host or user needs its own.").waitFor()
    await pressOn(page, "Save")
    await edit.getByText("App password is required.").waitFor()
    await expect.poll(() => edit.getByLabel("App password").getAttribute("aria-invalid")).toBe("true")
    await looksGood(page, "secret")
    await edit.getByLabel("User name").fill(dav.user)
    await edit.getByLabel("Name of the rule (optional)").fill("Vault")
    await edit.getByLabel("Subtitles (SRT)").check()
    await edit.getByLabel("Content").selectOption("Transcript only")
    await pressOn(page, "Save")
    await edit.waitFor({ state: "detached" })
    await row().getByText("Vault", { exact: true }).waitFor()
    await row().getByRole("list", { name: "Formats" }).getByText("Subtitles (SRT)").waitFor()
    await pressOn(page, "Test place: Vault")
    await row().getByText("It works: a small file was written and removed again.").waitFor()
  })

  it("is paused, and goes on with what was finished meanwhile", async () => {
    await row().getByRole("switch", { name: "Vault is on" }).press(" ")
    await row().getByText("Paused", { exact: true }).waitFor()
    await section().getByText("Switch the rule on to write again.").waitFor()
    assert.strictEqual(await section().getByRole("button", { name: /^Write/ }).count(), 0)
    const second = await written("Second")
    await until(async () => /^analysis(?:Comp|Fail)/.test((await ada.task(second)).status))
    await looksGood(page, "paused")
    assert.isUndefined(there("Second.md"))
    await row().getByRole("switch", { name: "Vault is on" }).click()
    await row().getByText("Paused", { exact: true }).waitFor({ state: "detached" })
    await until(() => there("Second.md") !== undefined)
    await files().filter({ hasText: "Second.md" }).getByText("Written", { exact: true }).waitFor()
  })

  it("is deleted after asking, and what it wrote stays", async () => {
    await pressOn(page, "Delete Vault")
    const sure = dialog("Delete the rule Vault?")
    await sure.getByText("Its log goes with it. What it has written stays where it is.").waitFor()
    await sure.getByRole("button", { name: "Delete" }).press("Enter")
    await section().getByText("No rules yet.").waitFor()
    await expect.poll(() => page.evaluate("document.activeElement?.textContent")).toBe("Automatic export")
    assert.isDefined(there("Second.md"))
  })

  it("has ten rules at most, whatever they are called", async () => {
    const place = { target: "webdav", url: dav.url.padEnd(2000, "x"), user: "u".repeat(200), secret: "s" }
    const rule = { name: "W".repeat(100), formats: ["md", "docx", "pdf", "txt", "srt", "vtt", "json"], ...place }
    const made = await Promise.allSettled(Array.from({ length: 50 }, () => ada.call("POST", "/api/export-rules", rule)))
    assert.lengthOf(made.filter(({ status }) => status === "fulfilled"), 10)
    await page.reload()
    await section().getByText("All 10 rules are in use. Delete one to add another.").waitFor()
    assert.strictEqual(await row().count(), 10)
    assert.strictEqual(await section().getByRole("button", { name: "Add rule" }).count(), 0)
    await looksGood(page, "full")
  })

  it("is shown neither to another account nor to nobody", async () => {
    const address = `${product.server.url}/transcribe/account/automation`
    const theirs = await (await product.context(await product.user("bob", "free"))).newPage()
    await theirs.goto(address)
    const region = theirs.getByRole("region", { name: "Automatic export" })
    await region.getByText("No rules yet.").waitFor()
    assert.notInclude(await region.textContent(), dav.host)
    const nobody = await (await product.visitor()).newPage()
    await nobody.goto(address)
    await nobody.getByRole("heading", { name: /^Welcome/ }).waitFor()
  })
})
