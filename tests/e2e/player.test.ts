import type { Segment } from "#domain/transcript/transcript.ts"
import type { Client } from "#tests/support/server/client.ts"
import { until } from "#tests/support/until.ts"
import { aWebProduct, type WebProduct } from "#tests/support/web/a-web-product.ts"
import { type OriginalPage, originalPage } from "#tests/support/web/original-page.ts"
import type { Page } from "playwright"
import { afterAll, assert, beforeAll, describe, expect, it } from "vitest"

let product: WebProduct
let client: Client
let page: Page
let original: OriginalPage
let task: string

beforeAll(async () => {
  product = await aWebProduct()
  client = await product.user("ada", "pro")
  task = (await client.example()).id
  page = await (await product.context(client)).newPage()
  original = await originalPage(page)
  await page.goto(address())
  await original.lines().first().waitFor()
})

afterAll(() => product?.close())

const address = () => `${product.server.url}/transcribe/task/${task}`

const answer = (data: object) =>
  page.route(/media-link/, (route) => route.fulfill({ json: { code: 200, message: "success", ...data } }))
const reopened = async () => {
  await page.reload()
  await original.lines().first().waitFor()
  await original.button("Play").click()
}

describe("listening", () => {
  it("plays from the time of a line, and pauses by the space bar", async () => {
    const time = original.button(/^Play from/).nth(3)
    const name = await time.getAttribute("aria-label")
    await time.click()
    // At once: in some seconds, the next line is spoken.
    await expect.poll(() => page.locator("[data-handle][class*=font-]").first().getAttribute("aria-label")).toBe(name)
    await original.button("Pause").waitFor()
    await until(() => original.second() > 0)
    await until(async () => await page.getByRole("slider").getAttribute("aria-valuetext") !== "00:00 of 00:23")
    await page.keyboard.press("Space")
    await original.button("Play").waitFor()
  })

  it("goes to the word that is pressed, by the times of the engine", async () => {
    const path = `/api/transcription/tasks/${task}/transcript?words=true`
    const { segments } = await client.call<{ segments: ReadonlyArray<typeof Segment.Encoded> }>("GET", path)
    const word = segments[1]?.words.find(({ text }) => text.length > 4) ?? { text: "", begin: 0 }
    const place = await page.evaluate<{ x: number; y: number }>(`(() => {
      const node = document.querySelectorAll("[data-text]")[1].firstChild
      const range = new Range()
      const at = node.data.toLowerCase().indexOf("${word.text.toLowerCase()}")
      range.setStart(node, at + 1)
      range.setEnd(node, at + 3)
      const { x, y, width, height } = range.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    })()`)
    await page.mouse.move(place.x, place.y)
    await page.mouse.click(place.x, place.y)
    await until(() => Math.abs(original.second() * 1000 - word.begin) < 150)
    await expect.poll(() => page.evaluate("CSS.highlights.has('word')")).toBe(true)
  })

  it("keeps its place over a reload", async () => {
    const before = original.second()
    await page.reload()
    await original.lines().first().waitFor()
    assert.strictEqual(original.second(), before)
    await page.goto(address())
    await original.lines().first().waitFor()
    const said = async () => (await page.getByRole("slider").getAttribute("aria-valuetext"))?.slice(0, 5)
    await expect.poll(said).toBe(`00:${String(Math.floor(before)).padStart(2, "0")}`)
  })
})

describe("a recording that cannot be played", () => {
  it("is said to be gone, and tried again", async () => {
    await answer({ code: 404, message: "The stored file is missing", data: { error_code: "BlobMissing" } })
    await reopened()
    await page.getByRole("alert").filter({ hasText: "The recording is no longer stored. The text is still here." })
      .waitFor()
    await page.unroute(/media-link/)
    await original.button("Try again").click()
    await original.button("Pause").waitFor()
    await expect.poll(() => page.getByRole("alert").count()).toBe(0)
  })

  it("plays by itself as soon as a form of it is made that can be played", async () => {
    const later = new Date(Date.now() + 3_600_000).toISOString()
    const link = { url: "/api/media/none", expires_at: later, media_type: "audio/wav", kind: "audio", duration: 30 }
    await answer({ data: { ...link, is_whole: false, is_ready: false } })
    await reopened()
    await page.getByText("The recording is being prepared for playback. It will start by itself.").waitFor()
    await page.unroute(/media-link/)
    await original.button("Pause").waitFor()
    await expect.poll(() => page.getByRole("alert").count()).toBe(0)
    await page.keyboard.press("Space")
  })
})
