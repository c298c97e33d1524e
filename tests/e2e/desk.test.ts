import { fileFolder } from "#tests/support/a-folder.ts"
import { aReport } from "#tests/support/a-report.ts"
import type { Person } from "#tests/support/server/sign-up.ts"
import { wavOf } from "#tests/support/speech/wav.ts"
import { anOwnWebProduct, complaintsOf, type OwnWebProduct } from "#tests/support/web/a-web-product.ts"
import { violationsOn } from "#tests/support/web/axe.ts"
import { pressOn, tabTo } from "#tests/support/web/keyboard.ts"
import { randomUUID } from "node:crypto"
import { join } from "node:path"
import type { Page } from "playwright"
import { afterAll, assert, beforeAll, describe, expect, it } from "vitest"

const folder = fileFolder()
const operatorToken = randomUUID().repeat(2)
const ada = "ada@example.org"
let product: OwnWebProduct
let person: Person
let page: Page
let complaints: ReadonlyArray<string>

const region = (name: string) => page.getByRole("region", { name })
const account = () => region("Accounts").getByRole("listitem").filter({ hasText: ada })
const files = () => region("Files of everybody").getByRole("list", { name: "Files of everybody" }).locator("> li")

beforeAll(async () => {
  product = await anOwnWebProduct({
    OPERATOR_TOKEN: operatorToken,
    DEFAULT_PLAN: "free",
    BACKUP_DIR: join(folder, "backups"),
    BACKUP_SCHEDULE: "off",
    ANALYTICS_COLLECTOR: "own",
  })
  person = await product.user(ada, "free")
  await person.finished(await person.uploadBytes("Secret plans.wav", wavOf(new Int16Array(48_000))))
  const ended = aReport({ business_index: "102", task: "transcription", trans_result: "1" })
  assert.strictEqual((await fetch(`${product.server.url}/collect?${ended}`)).status, 204)
  page = await (await product.visitor()).newPage()
  complaints = complaintsOf(page)
})

afterAll(() => product?.close())

describe("the operator's desk", () => {
  it("opens for nobody without the operator's token", async () => {
    const stranger = await (await product.context(person)).newPage()
    await stranger.goto(`${product.server.url}/transcribe/operator`)
    await stranger.getByText("This page is for the operator of this server").waitFor()
    assert.deepStrictEqual(await violationsOn(stranger), [])
    assert.notInclude(await stranger.locator("body").innerText(), ada)
    await stranger.close()
  })

  it("shows health, queue, disk, files and accounts, and nothing that people wrote", async () => {
    await page.goto(`${product.server.url}/operator?key=${operatorToken}`)
    await page.goto(`${product.server.url}/transcribe/operator`)
    await region("Health").getByText(/^All checks \(\d+\)$/).waitFor()
    await region("Queue").getByText("0 running, 0 waiting").waitFor()
    await region("Disk").getByText(/free$/).waitFor()
    await region("Why files failed").getByText("NoSpeech").waitFor()
    await account().getByText(/^Files: 1 · /).waitFor()
    await region("Visitors").getByText(/^Visits \d+ · Signed up 0 · First upload 0 · Completed 1 · /).waitFor()
    assert.notInclude(await page.locator("body").innerText(), "Secret plans")
    assert.deepStrictEqual(await violationsOn(page), [])
  })

  it("tells the story of a file, and starts it again, by the keyboard alone", async () => {
    await pressOn(page, `History: ${ada}`)
    await files().getByText("finding-speech").first().waitFor()
    await files().getByText("Failed", { exact: true }).waitFor()
    assert.deepStrictEqual(await violationsOn(page), [])
    await pressOn(page, `Try again: ${ada}`)
    await expect.poll(async () =>
      (await person.call<{ chapters: ReadonlyArray<{ attempt: number; state: string }> }>(
        "GET",
        `/api/transcription/tasks/${await onlyTask()}/story`,
      )).chapters.map(({ attempt, state }) => `${attempt} ${state}`)
    ).toStrictEqual(["1 failed", "2 failed"])
  })

  it("has the history of a file in its owner's menu, too", async () => {
    const own = await (await product.context(person, { viewport: { width: 390, height: 844 } })).newPage()
    await own.goto(`${product.server.url}/transcribe/task/${await onlyTask()}`)
    await own.getByRole("button", { name: "More", exact: true }).click()
    await own.getByRole("menuitem", { name: "Processing history" }).click()
    const dialog = own.getByRole("dialog", { name: "Processing history" })
    await dialog.getByText("Transcription, attempt 2").waitFor()
    await dialog.getByText("No speech", { exact: false }).first().waitFor()
    assert.deepStrictEqual(await violationsOn(own), [])
    await own.close()
  })

  it("gives a plan, ends it once that is confirmed, locks out, lets in, and invites", async () => {
    await tabTo(page, `Plan of ${ada}`)
    await page.getByLabel(`Plan of ${ada}`).selectOption("pro")
    await expect.poll(planOf).toBe("pro")
    await page.getByLabel(`Plan of ${ada}`).selectOption("free")
    await page.getByRole("dialog", { name: "End the plan?" }).waitFor()
    assert.deepStrictEqual(await violationsOn(page), [])
    await page.getByRole("button", { name: "Cancel", exact: true }).click()
    assert.strictEqual(await page.getByLabel(`Plan of ${ada}`).inputValue(), "pro")
    await page.getByLabel(`Plan of ${ada}`).selectOption("free")
    await page.getByRole("button", { name: "End the plan" }).click()
    await expect.poll(planOf).toBe("free")
    await page.getByRole("button", { name: `Lock out: ${ada}` }).click()
    await account().getByText("Locked out").waitFor()
    await page.getByRole("button", { name: `Let in again: ${ada}` }).click()
    await account().getByText("Locked out").waitFor({ state: "detached" })
    await page.getByLabel("Invite someone").fill("not an address")
    await page.keyboard.press("Enter")
    await region("Accounts").getByRole("alert").waitFor()
    await page.getByLabel("Invite someone").fill("grace@example.org")
    await page.keyboard.press("Enter")
    await page.getByText("grace@example.org is invited").waitFor()
  })

  it("makes a backup, tries it, and says so; and does not restart what nothing would start again", async () => {
    const backups = region("Backups")
    await backups.getByText("None yet.").waitFor()
    await pressOn(page, "Back up now")
    await backups.getByText(/^The last one, of .*, can be restored \(.*\)\.$/).waitFor()
    await backups.getByText("Kept (1)").click()
    await backups.getByText("Checked", { exact: true }).waitFor()
    await pressOn(page, "Restart")
    await page.getByRole("dialog", { name: "Restart the server?" }).getByRole("button", { name: "Restart" }).click()
    await page.getByText("This server wasn’t started by npm start").waitFor()
    assert.deepStrictEqual(await violationsOn(page), [])
  })

  it("fits a phone, and finds an account", async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByLabel("Address, number or name").fill("nobody")
    await region("Accounts").getByText("Nothing", { exact: true }).waitFor()
    await page.getByLabel("Address, number or name").fill("ADA@")
    await account().waitFor()
    assert.isAtMost(await page.evaluate<number>("document.documentElement.scrollWidth"), 390)
    assert.deepStrictEqual(await violationsOn(page), [])
    assert.deepStrictEqual(complaints.filter((one) => !/inviteUser|restartServer|40[09]/.test(one)), [])
  })
})

const onlyTask = async (): Promise<string> =>
  (await person.call<{ items: ReadonlyArray<{ id: string }> }>("GET", "/api/transcription/tasks")).items[0]?.id
    ?? assert.fail("no task")

const planOf = async (): Promise<string> =>
  (await person.call<{ subscription: { plan_name: string } }>("GET", "/api/auth/user")).subscription.plan_name
