import { readFile } from "node:fs/promises"
import { type Browser, chromium, type Page } from "playwright-core"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { meetingOfThree } from "../support/speech/meetings.ts"
import { wordErrors } from "../support/speech/wer.ts"
import { serve, type Served } from "./served.ts"

const flags = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking", "--disable-sync"]

/** Set, the pictures of the documents are taken anew. */
const pictures = process.env["UPDATE_SCREENSHOTS"] === "1"

let server: Served
let browser: Browser
let page: Page
const complaints: Array<string> = []

beforeAll(async () => {
  server = await serve()
  browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: flags })
  page = await browser.newPage({ viewport: { width: 1440, height: 900 }, colorScheme: "light" })
  page.on("pageerror", (error) => complaints.push(error.message))
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()))
  page.on(
    "response",
    (response) => response.status() >= 400 && complaints.push(`${response.status()} ${response.url()}`),
  )
})

afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const picture = (name: string) =>
  pictures ? page.screenshot({ path: `docs/screenshots/${name}.png` }) : Promise.resolve()

describe("a newcomer", () => {
  it("signs in by the link of the local outbox", async () => {
    await page.goto(`${server.url}/transcribe/`)
    await page.getByLabel("E-mail address").fill("ada@example.org")
    await picture("sign-in-desktop")
    await page.getByRole("button", { name: "Send me a sign-in link" }).click()
    await page.getByText("Look into your mailbox").waitFor()
    await page.goto(`${server.url}/outbox`)
    await page.getByRole("link").first().click()
    await page.getByRole("heading", { name: "All files" }).waitFor()
    const minutes = page.getByText("minutes left")
    await minutes.waitFor()
    assert.strictEqual(await minutes.innerText(), "300 of 300 minutes left")
  })

  it("uploads a recording and sees text appear while it is transcribed", async () => {
    const meeting = await meetingOfThree()
    await page.locator("input[type=file]").setInputFiles({
      name: "Weekly planning.wav",
      mimeType: "audio/wav",
      buffer: await readFile(meeting.wav),
    })
    await page.getByRole("button", { name: "Start", exact: true }).click()
    await page.locator("a.task").first().click()
    await page.locator(".line").first().waitFor({ timeout: 60_000 })
    assert.match(await page.locator("output").first().innerText(), /Transcribing/)
    await picture("working-desktop")
  }, 90_000)

  it("reads the transcript with speakers and times, the summary and the mind map", async () => {
    await page.locator("output", { hasText: "Finished" }).waitFor({ timeout: 120_000 })
    const meeting = await meetingOfThree()
    const heard = (await page.locator(".line p").allInnerTexts()).join(" ").replaceAll(/Speaker \d/g, "")
    const { percent } = wordErrors(meeting.lines.map(({ text }) => text).join(" "), heard)
    assert.isBelow(percent, 15)
    const names = new Set(await page.locator(".line b").allInnerTexts())
    assert.deepStrictEqual([...names].toSorted(), ["Speaker 1", "Speaker 2", "Speaker 3"])
    await page.getByText("pocketsphinx en-us").first().waitFor()
    await picture("task-desktop")
    await page.getByRole("tab", { name: "Summary" }).click()
    await page.getByRole("heading", { name: "Action items" }).waitFor()
    await picture("summary-desktop")
    await page.locator("a.chip").first().click()
    await page.getByRole("tab", { name: "Original", selected: true }).waitFor()
    await page.getByRole("tab", { name: "Mind map" }).click()
    await page.locator(".map li").first().waitFor()
    await picture("mind-map-desktop")
  }, 180_000)

  it("does the same on a phone, in the dark, without sideways scrolling", async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.evaluate("localStorage.setItem('theme', 'dark')")
    await page.reload()
    await page.locator(".line").first().waitFor()
    assert.isTrue(await page.evaluate<boolean>("document.documentElement.scrollWidth <= innerWidth"))
    await picture("task-phone-dark")
    await page.getByRole("link", { name: "Parley" }).click()
    await page.locator("a.task").first().waitFor()
    assert.isTrue(await page.evaluate<boolean>("document.documentElement.scrollWidth <= innerWidth"))
    await picture("library-phone-dark")
  })

  it("meets no error on the way", () => assert.deepStrictEqual(complaints, []))
})
