import { fakeYtDlp } from "#tests/support/links/fake-yt-dlp.ts"
import type { Person } from "#tests/support/server/sign-up.ts"
import { shortTalk } from "#tests/support/speech/meetings.ts"
import { anOwnWebProduct, complaintsOf, type OwnWebProduct } from "#tests/support/web/a-web-product.ts"
import { violationsOn } from "#tests/support/web/axe.ts"
import { views } from "#tests/support/web/screen.ts"
import { readFile } from "node:fs/promises"
import { createServer, type Server } from "node:http"
import type { Page } from "playwright"
import { afterAll, assert, beforeAll, describe, expect, it } from "vitest"

let site: Server
let address: string
let product: OwnWebProduct
let client: Person
let page: Page
let complaints: ReadonlyArray<string>

beforeAll(async () => {
  const talk = await readFile((await shortTalk()).wav)
  site = createServer((_, answer) => answer.end(talk))
  const port = await new Promise<number>((done) =>
    site.listen(0, "127.0.0.1", () => {
      const at = site.address()
      done(typeof at === "object" && at !== null ? at.port : 0)
    })
  )
  address = `http://127.0.0.1:${port}`
  product = await anOwnWebProduct({
    YTDLP_PATH: fakeYtDlp(),
    LINK_HOSTS: "any",
    LINK_INSIDE: `127.0.0.1:${port}`,
  })
  client = await product.user("links", "free")
  page = await (await product.context(client)).newPage()
  complaints = complaintsOf(page)
  await page.goto(`${product.server.url}/transcribe/`)
})

afterAll(async () => {
  await product?.close()
  site?.close()
})

const dialog = (shown = page) => shown.getByRole("dialog", { name: "Add to your files" })
const start = () => dialog().getByRole("button", { name: "Start" })

const openTab = async (shown = page) => {
  await shown.keyboard.press("n")
  await dialog(shown).getByRole("tab", { name: "Link" }).click()
  await dialog(shown).getByLabel("Link to the video").waitFor()
}

/** Pastes into the field, over what is in it. */
const paste = async (text: string, shown = page) => {
  await dialog(shown).getByLabel("Link to the video").selectText()
  await shown.evaluate(`const clipboardData = new DataTransfer()
    clipboardData.setData("text", ${JSON.stringify(text)})
    document.activeElement.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }))`)
}

const pictured = async (name: string, shown = page): Promise<void> => {
  const folder = process.env["LINK_PICTURES"]
  if (folder !== undefined) await shown.screenshot({ path: `${folder}/${name}.png` })
}

const tasks = async () =>
  (await client.call<{
    readonly items: ReadonlyArray<{ readonly id: string; readonly source: string; readonly title: string }>
  }>("GET", "/api/transcription/tasks")).items

describe("a video link", () => {
  it("that is pasted is looked up at once, and its captions are taken for no minutes", async () => {
    await page.getByRole("main").getByRole("button", { name: /^Video link/ }).waitFor()
    await page.getByRole("button", { name: "New", exact: true }).click()
    await page.getByRole("menuitem", { name: /^Video link/ }).click()
    await dialog().getByText("0 of 2 video links used").waitFor()
    await paste(`${address}/watch`)
    await dialog().getByText("A talk").waitFor()
    await dialog().getByText("127.0.0.1 · 12 sec").waitFor()
    await dialog().getByRole("radio", { name: "Listen to it (1 min)" }).waitFor()
    await dialog().getByText("Uses about 1 min of your 300 remaining minutes").waitFor()
    await pictured("found")
    assert.deepStrictEqual(await violationsOn(page), [])
    await dialog().getByRole("radio", { name: "Use the site’s captions: English (free)" }).press(" ")
    await start().click()
    await page.getByText("Video added").waitFor()
    const [task] = await tasks()
    assert.strictEqual(task?.source, "link")
    await client.finished(task?.id ?? "")
    assert.strictEqual((await client.usage()).left, 300)
    assert.deepStrictEqual(complaints, [])
  })

  it("that is refused says why, until another is entered", async () => {
    await openTab()
    await dialog().getByText("1 of 2 video links used").waitFor()
    await paste(`${address}/private`)
    await dialog().getByRole("alert").getByText("This video is private").waitFor()
    await pictured("refused")
    await dialog().getByLabel("Link to the video").fill(`${address}/watch`)
    await expect.poll(() => dialog().getByRole("alert").count()).toBe(0)
    assert.isTrue(await start().isDisabled())
  })

  it("is listed and heard; when all are used, there are ways to more", async () => {
    await dialog().getByLabel("Link to the video").press("Enter")
    await dialog().getByText("A talk").waitFor()
    await start().click()
    await page.getByRole("button", { name: "Open" }).last().click()
    await page.waitForURL(/\/task\//)
    const [task] = await tasks()
    await client.finished(task?.id ?? "")
    await openTab()
    await dialog().getByText("2 of 2 video links used").waitFor()
    assert.include(await dialog().getByLabel("Your invitation link").inputValue(), "referral_code=")
    await paste(`${address}/watch`)
    await dialog().getByText("A talk").waitFor()
    assert.isTrue(await start().isDisabled())
    await dialog().getByRole("link", { name: "See plans" }).waitFor()
    await pictured("used-up")
  })

  it("fits a phone in the dark", async () => {
    const phone = await (await product.context(client, { ...views.phone, colorScheme: "dark" })).newPage()
    await phone.goto(`${product.server.url}/transcribe/`)
    await phone.getByRole("link", { name: "A talk" }).first().waitFor()
    await openTab(phone)
    await paste(`${address}/watch`, phone)
    await dialog(phone).getByText("A talk").waitFor()
    await pictured("phone-dark", phone)
    assert.deepStrictEqual(await violationsOn(phone), [])
    assert.isTrue(await phone.evaluate<boolean>("document.documentElement.scrollWidth <= innerWidth"))
  })
})
