import { keptLink } from "#tests/support/server/kept-link.ts"
import type { Person } from "#tests/support/server/sign-up.ts"
import { command } from "#tests/support/speech/command.ts"
import { say } from "#tests/support/speech/conversation.ts"
import { shortTalk } from "#tests/support/speech/meetings.ts"
import { wavOf } from "#tests/support/speech/wav.ts"
import { aWebProduct, type WebProduct } from "#tests/support/web/a-web-product.ts"
import { askForLink } from "#tests/support/web/ask-for-link.ts"
import { heldLine } from "#tests/support/web/held-line.ts"
import { appendFile, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { BrowserContextOptions, Page } from "playwright"
import { afterAll, assert, beforeAll, describe, expect, it, onTestFinished } from "vitest"

let folder: string
let product: WebProduct

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "parley-ways-"))
  product = await aWebProduct()
})

afterAll(async () => {
  await product?.close()
  await rm(folder, { recursive: true, force: true })
})

interface Newcomer {
  readonly client: Person
  readonly page: Page
}

const newcomer = async (
  name: string,
  url = product.server.url,
  options?: BrowserContextOptions,
): Promise<Newcomer> => {
  const client = await product.user(name, "free")
  const page = await (await product.context(client, options)).newPage()
  await page.goto(`${url}/transcribe/`)
  await page.getByRole("heading", { name: "Nothing here yet" }).waitFor()
  return { client, page }
}

const tray = (page: Page) => page.getByRole("region", { name: "Uploads" })
const dialog = (page: Page) => page.getByRole("dialog", { name: "Add to your files" })

/** Written for the page: a file of speech, as the browser has it. */
const pageFile = (bytes: Buffer, name: string) =>
  `new File([Uint8Array.from(atob("${
    bytes.toString("base64")
  }"), (letter) => letter.codePointAt(0))], "${name}", { type: "audio/wav" })`

describe("text", () => {
  it("that is pasted survives a reload, is counted, and asked about when it is much", async () => {
    const { client, page } = await newcomer("paste")
    await page.keyboard.press("n")
    await page.getByRole("tab", { name: "Document" }).click()
    await page.getByText("Paste text").click()
    const line = "The budget of the spring campaign is three hundred dollars. "
    await page.getByLabel("Text", { exact: true }).fill(line.repeat(620))
    await page.getByText("37,200 bytes, 62 minutes").waitFor()
    await page.reload()
    await page.getByRole("heading", { name: "Nothing here yet" }).waitFor()
    await page.keyboard.press("n")
    await page.getByRole("tab", { name: "Document" }).click()
    await expect.poll(() => page.getByLabel("Text", { exact: true }).inputValue()).toBe(line.repeat(620))
    await page.getByText("Uses about 62 min of your 300 remaining minutes").waitFor()
    await page.getByRole("button", { name: "Import" }).click()
    await page.getByRole("dialog", { name: "Use 62 min of your minutes?" }).getByRole("button", { name: "Use 62 min" })
      .click()
    await page.getByText("Text added").waitFor()
    assert.strictEqual((await client.usage()).left, 238)
  })
})

describe("files", () => {
  it("dropped anywhere wait in the dialog, documents apart from recordings", async () => {
    const { page } = await newcomer("drop")
    const speech = wavOf(await say({ voice: "slt", text: "Hello" }))
    await page.evaluate(`globalThis.dropped = new DataTransfer()
      dropped.items.add(${pageFile(speech, "hello.wav")})
      dropped.items.add(new File(["The plan"], "plan.txt", { type: "text/plain" }))
      document.body.dispatchEvent(new DragEvent("dragenter", { dataTransfer: dropped, bubbles: true }))`)
    await page.getByText("Drop to add").waitFor()
    await page.evaluate(
      `document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: dropped, bubbles: true, cancelable: true }))`,
    )
    await dialog(page).getByText("hello.wav").waitFor()
    await page.getByRole("button", { name: "Transcribe 1 file" }).click()
    await dialog(page).getByText("plan.txt").waitFor()
    await page.getByRole("button", { name: "Import 1 document" }).click()
    await page.getByRole("main").getByRole("link", { name: "plan" }).waitFor()
    await page.getByRole("main").getByRole("link", { name: "hello" }).waitFor()
    await expect.poll(() => dialog(page).count()).toBe(0)
  })

  it("shared by another app wait in the dialog", async () => {
    const { page } = await newcomer("share", product.server.url, { serviceWorkers: "allow" })
    await page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    const speech = wavOf(await say({ voice: "slt", text: "Hello" }))
    await page.evaluate(`const form = document.createElement("form")
      Object.assign(form, { method: "post", action: "/transcribe/share-target", enctype: "multipart/form-data" })
      const field = document.createElement("input")
      const shared = new DataTransfer()
      shared.items.add(${pageFile(speech, "Voice memo 7.wav")})
      Object.assign(field, { type: "file", name: "files", files: shared.files })
      form.append(field)
      document.body.append(form)
      form.submit()`)
    await dialog(page).getByText("Voice memo 7.wav").waitFor()
    await expect.poll(() => page.url()).not.toContain("shared")
    await page.goto(`${product.server.url}/transcribe/?shared=again`)
    await page.getByText("share the file once more").waitFor()
    await expect.poll(() => page.url()).not.toContain("shared")
    await page.getByRole("heading", { name: "Nothing here yet" }).waitFor()
    await expect.poll(() => dialog(page).count()).toBe(0)
  })

  it("of video can leave their picture here", async () => {
    const { client, page } = await newcomer("video")
    const video = join(folder, "film.mp4")
    const picture = ["-f", "lavfi", "-i", "testsrc=s=160x120:r=5", "-c:v", "mpeg4"]
    await command("ffmpeg", [
      "-v",
      "error",
      "-i",
      (await shortTalk()).wav,
      ...picture,
      "-t",
      "14",
      "-c:a",
      "aac",
      video,
    ])
    // Large by a box of nothing at its end.
    const nothing = Buffer.alloc(60_000_000)
    nothing.writeUInt32BE(nothing.length)
    nothing.write("free", 4)
    await appendFile(video, nothing)
    await page.keyboard.press("n")
    await dialog(page).locator("input[type=file]").setInputFiles(video)
    await page.getByRole("switch", { name: /^Upload only the audio/ }).click()
    await page.getByRole("button", { name: "Transcribe 1 file" }).click()
    await tray(page).getByRole("link", { name: "film" }).waitFor()
    const { items: [task] } = await client.call<{
      readonly items: ReadonlyArray<{ readonly source: string; readonly file_size: number; readonly duration: number }>
    }>("GET", "/api/transcription/tasks")
    assert.strictEqual(task?.source, "audio")
    assert.isBelow(task?.file_size ?? 0, 1_000_000)
    assert.approximately(task?.duration ?? 0, 14, 0.1)
  })
})

/** A line on which pages load and an upload stops halfway. */
const aHeldLine = async () => {
  const line = await heldLine(product.server.url, 300_000)
  onTestFinished(line.close)
  return line
}

describe("an upload whose session ends", () => {
  it("goes on after signing in again", async () => {
    const line = await aHeldLine()
    const { client, page } = await newcomer("session", line.url)
    await page.keyboard.press("n")
    await dialog(page).locator("input[type=file]").setInputFiles((await shortTalk()).wav)
    await page.getByRole("button", { name: "Transcribe 1 file" }).click()
    await tray(page).getByRole("progressbar").waitFor()
    const other = await page.context().newPage()
    await other.goto(`${line.url}/outbox`)
    await other.evaluate("localStorage.setItem('auth_token', 'ended')")
    line.carry(Infinity)
    await askForLink(page, client.email)
    const { pathname, search } = keptLink(product.server.folder, client.email)
    await page.goto(line.url + pathname + search)
    await tray(page).getByRole("link").waitFor()
    await expect.poll(() => tray(page).getByRole("link").count()).toBe(1)
  })
})

describe("a browser that keeps nothing", () => {
  it("uploads all the same, and says that the page has to stay open", async () => {
    const line = await aHeldLine()
    const client = await product.user("forbidden", "free")
    const context = await product.context(client)
    await context.addInitScript(`indexedDB.open = () => { throw new DOMException("forbidden", "SecurityError") }`)
    const page = await context.newPage()
    await page.goto(`${line.url}/transcribe/`)
    await page.getByRole("heading", { name: "Nothing here yet" }).waitFor()
    await page.keyboard.press("n")
    await dialog(page).locator("input[type=file]").setInputFiles((await shortTalk()).wav)
    await page.getByRole("button", { name: "Transcribe 1 file" }).click()
    await tray(page).getByText("Leave this page open until the upload finishes").waitFor()
    await tray(page).getByRole("button", { name: /^Pause/ }).click()
    await tray(page).getByText(/^Paused at/).waitFor()
    line.carry(Infinity)
    await tray(page).getByRole("button", { name: /^Resume / }).click()
    await tray(page).getByRole("link").waitFor()
    await expect.poll(() => tray(page).getByText("Leave this page open").count()).toBe(0)
  })
})
