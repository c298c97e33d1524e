import { fakeYtDlp } from "#tests/support/links/fake-yt-dlp.ts"
import { keptLink } from "#tests/support/server/kept-link.ts"
import { shortTalk } from "#tests/support/speech/meetings.ts"
import { until } from "#tests/support/until.ts"
import { anOwnWebProduct, type OwnWebProduct } from "#tests/support/web/a-web-product.ts"
import { askForLink } from "#tests/support/web/ask-for-link.ts"
import { violationsOn } from "#tests/support/web/axe.ts"
import { views } from "#tests/support/web/screen.ts"
import { readFile } from "node:fs/promises"
import { createServer, type Server } from "node:http"
import type { Page } from "playwright"
import { afterAll, assert, beforeAll, describe, expect, it } from "vitest"

let site: Server
let address: string
let product: OwnWebProduct
let page: Page

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
  product = await anOwnWebProduct({ YTDLP_PATH: fakeYtDlp(), LINK_HOSTS: "any", LINK_INSIDE: `127.0.0.1:${port}` })
  page = await (await product.visitor({ permissions: ["clipboard-read", "clipboard-write"] })).newPage()
})

afterAll(async () => {
  await product?.close()
  site?.close()
})

const path = "/tools/en/online-youtube-video-transcript"
const awake = async (shown: Page): Promise<void> => {
  await shown.mouse.move(3, 3)
  await shown.locator("section[aria-label=Notifications]").waitFor({ state: "attached" })
  await until(() => shown.evaluate<boolean>("document.querySelector('[data-tool]:not([data-awake])') === null"))
}
const field = () => page.getByLabel("YouTube URL")
const start = () => page.getByRole("button", { name: "Get the transcript" })
const stored = (key: string) => page.evaluate<string | null>(`localStorage.getItem("${key}")`)
const saved = async (format: string): Promise<string> => {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: format, exact: true }).click(),
  ])
  return readFile(await file.path(), "utf8")
}

describe("the tool for videos", () => {
  it("begins with the link that its visitor entered on the start page, and offers captions for nothing", async () => {
    await page.goto(`${product.server.url}/tools/en/`)
    await awake(page)
    await page.getByLabel("Video link").fill(`${address}/watch`)
    await start().click()
    await page.getByRole("heading", { name: "A talk" }).waitFor()
    assert.strictEqual(new URL(page.url()).pathname, path)
    await page.getByText("0 of 1 video link used").waitFor()
    assert.deepStrictEqual(await violationsOn(page), [])
    const tab = await page.context().newPage()
    await tab.goto(product.server.url + path)
    await awake(tab)
    const visitor = await stored("guest_token")
    await page.getByRole("button", { name: "English" }).click()
    await page.getByRole("list", { name: "Text" }).getByText("Hello.").waitFor()
    await tab.evaluate("localStorage.removeItem('guest_token')")
    await page.getByText("Made on this device").waitFor({ state: "detached" })
    await tab.evaluate(`localStorage.setItem('guest_token', ${JSON.stringify(visitor)})`)
    await page.getByText("Made on this device").waitFor()
    await tab.close()
    await page.getByRole("button", { name: "Copy" }).first().click()
    await expect.poll(() => page.evaluate("navigator.clipboard.readText()")).toBe("Hello.")
    assert.include(await saved("TXT"), "Hello.")
    assert.include(await saved("SRT"), "00:00:00,000 --> 00:00:01,000")
    assert.match(await saved("VTT"), /^WEBVTT/)
  })

  it("says when a visitor’s use is spent, and keeps what they made when they log in", async () => {
    await page.getByText("The free trial is used up.").waitFor()
    assert.isTrue(await start().isDisabled())
    assert.deepStrictEqual(await violationsOn(page), [])
    await page.getByRole("button", { name: "Log in or sign up" }).first().click()
    await page.getByRole("dialog", { name: "Log in to go on" }).getByRole("link", { name: "Log in or sign up" }).click()
    await page.waitForURL("**/transcribe/login")
    await askForLink(page, "visitor@example.org")
    await page.goto(keptLink(product.server.folder, "visitor@example.org").href)
    await page.waitForURL((url) => url.pathname === path)
    await awake(page)
    await page.getByRole("heading", { name: "Your history" }).waitFor()
    await page.getByRole("heading", { name: "A talk" }).waitFor()
    assert.isNull(await stored("guest_token"))
  })

  it("says why a link is refused, and takes another in the same field", async () => {
    await field().fill("")
    await start().click()
    await page.getByRole("alert").getByText("Please enter a YouTube URL.").waitFor()
    await field().fill(`${address}/private`)
    await start().click()
    await page.getByRole("alert").getByText("This video is private").waitFor()
    assert.strictEqual(await page.getByRole("button", { name: "Log in or sign up" }).count(), 0)
    await field().fill(`${address}/watch`)
    await expect.poll(() => page.getByRole("alert").count()).toBe(0)
  })

  it("is found as it was by someone who went away in the middle", async () => {
    await start().click()
    await page.getByRole("button", { name: "Transcribe the sound" }).click()
    await page.getByRole("region", { name: "Result" }).waitFor()
    await page.goto(`${product.server.url}/tools/en/`)
    await page.goBack()
    await awake(page)
    await page.getByRole("heading", { name: "Your history" }).waitFor()
    await expect.poll(() => page.getByText("Completed").count()).toBe(2)
  })

  it("shows the ways to more once all are used, and nothing of a person who signs out", async () => {
    await field().fill(`${address}/watch?v=2`)
    await start().click()
    await page.getByRole("button", { name: "English" }).click()
    await page.getByText("2 of 2 video links used").waitFor()
    await page.getByRole("button", { name: "Copy the invitation link" }).click()
    await expect.poll(() => page.evaluate("navigator.clipboard.readText()")).toContain("referral_code=")
    assert.strictEqual(await page.getByRole("link", { name: "Upgrade to Pro" }).count(), 1)
    assert.deepStrictEqual(await violationsOn(page), [])
    await page.getByRole("list", { name: "Text" }).waitFor()
    await page.locator("summary[aria-label^='Account:']").click()
    await page.getByRole("button", { name: "Log out" }).click()
    await page.getByRole("link", { name: "Log in", exact: true }).waitFor()
    await expect.poll(() => page.getByRole("list", { name: "Text" }).count()).toBe(0)
    assert.strictEqual(new URL(page.url()).pathname, path)
  })

  it.each(["light", "dark"] as const)(
    "fits a phone, %s, and starts no stranger’s link by itself",
    async (colorScheme) => {
      const phone = await (await product.visitor({ ...views.phone, colorScheme })).newPage()
      await phone.goto(`${product.server.url}/transcribe/online-youtube-video-transcript?url=${address}/watch`)
      await awake(phone)
      await expect.poll(() => phone.getByLabel("YouTube URL").inputValue()).toBe(`${address}/watch`)
      assert.isNull(await phone.evaluate("localStorage.getItem('guest_token')"))
      assert.deepStrictEqual(await violationsOn(phone), [])
      assert.isTrue(await phone.evaluate<boolean>("document.documentElement.scrollWidth <= innerWidth"))
    },
  )
})
