import type { Client } from "#tests/support/server/client.ts"
import { command } from "#tests/support/speech/command.ts"
import { say } from "#tests/support/speech/conversation.ts"
import { wavOf } from "#tests/support/speech/wav.ts"
import { wordErrors } from "#tests/support/speech/wer.ts"
import { until } from "#tests/support/until.ts"
import { aHearingProduct, complaintsOf, type WebProduct } from "#tests/support/web/a-web-product.ts"
import { violationsOn } from "#tests/support/web/axe.ts"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { BrowserContext, Page, Route } from "playwright"
import { afterAll, assert, beforeAll, describe, expect, it, onTestFinished } from "vitest"

const sentence =
  "We will send the new contract to the garden company before the end of the month, and they will answer us " +
  "in the first week of the next month"

let folder: string
let product: WebProduct

/** What is said into the microphone: the sentence, once. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "parley-record-"))
  const [spoken, heard] = [join(folder, "spoken.wav"), join(folder, "heard.wav")]
  await writeFile(spoken, wavOf(await say({ voice: "slt", text: sentence })))
  await command("ffmpeg", ["-v", "error", "-i", spoken, "-ar", "48000", "-ac", "2", "-af", "apad=pad_dur=20", heard])
  product = await aHearingProduct([
    "--use-fake-ui-for-media-stream",
    "--use-fake-device-for-media-stream",
    `--use-file-for-fake-audio-capture=${heard}%noloop`,
  ])
})

afterAll(async () => {
  await product?.close()
  await rm(folder, { recursive: true, force: true })
})

const open = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage()
  await page.goto(`${product.server.url}/transcribe/`)
  await page.getByRole("heading", { name: "Nothing here yet" }).waitFor()
  return page
}

/** Records what comes in as it is: the browser's cleaning takes the synthetic voice for noise. */
const record = async (page: Page): Promise<void> => {
  await page.keyboard.press("n")
  await page.getByRole("tab", { name: "Record" }).click()
  await page.getByRole("switch", { name: "Clean up voices" }).click()
  await page.getByRole("button", { name: "Start recording" }).click()
}

/** Until so many seconds are recorded, or more. */
const reached = async (page: Page, seconds: number): Promise<void> => {
  const timer = page.getByRole("timer")
  await timer.waitFor()
  await until(async () => Number((await timer.innerText()).slice(-2)) >= seconds)
}

/** In the same browser, with another session. */
const signIn = async (page: Page, { token }: Client): Promise<void> => {
  await page.evaluate(`localStorage.setItem("auth_token", "${token}")`)
  await page.goto(`${product.server.url}/transcribe/`)
}

const transcribed = async (page: Page, client: Client): Promise<string> => {
  await page.getByRole("button", { name: "Transcribe recording" }).click()
  const link = page.getByRole("region", { name: "Uploads" }).getByRole("link")
  await link.waitFor()
  const id = (await link.getAttribute("href"))?.split("/").at(-1) ?? ""
  return (await client.finished(id)).full_text
}

/** The sources of the next recording, in reach of the test: a tab that hums, and the microphone. */
const reachableSources = `
  const devices = navigator.mediaDevices
  const original = devices.getUserMedia.bind(devices)
  devices.getUserMedia = async (wanted) => (window.microphone = await original(wanted))
  devices.getDisplayMedia = async () => {
    const context = new AudioContext()
    const sound = context.createMediaStreamDestination()
    const hum = context.createOscillator()
    hum.connect(sound)
    hum.start()
    const picture = document.createElement("canvas")
    picture.getContext("2d")
    return window.tab = new MediaStream([...sound.stream.getTracks(), ...picture.captureStream().getTracks()])
  }`

/** As when the browser's "Stop sharing" is pressed, or the device is unplugged. */
const end = (page: Page, source: "microphone" | "tab"): Promise<void> =>
  page.evaluate(`window.${source}.getTracks().forEach((track) => {
    track.stop()
    track.dispatchEvent(new Event("ended"))
  })`)

const recordBoth = async (page: Page): Promise<void> => {
  await page.keyboard.press("n")
  await page.getByRole("tab", { name: "Record" }).click()
  await page.getByRole("switch", { name: "Clean up voices" }).click()
  await page.getByRole("checkbox", { name: /^Tab audio/ }).check()
  await page.getByRole("button", { name: "Start recording" }).click()
}

describe("a recording", () => {
  it("goes on while other pages are looked at, is sent meanwhile, and becomes a task with its words", async () => {
    const client = await product.user("ada", "free")
    const page = await open(await product.context(client))
    const complaints = complaintsOf(page)
    const sent: Array<string> = []
    page.on("request", (request) => request.method() === "PATCH" && sent.push(request.url()))
    await record(page)
    await reached(page, 1)
    assert.deepStrictEqual(await violationsOn(page), [])
    await page.keyboard.press("Escape")
    await page.getByRole("link", { name: "Uncategorized" }).click()
    const bar = page.getByRole("region", { name: "Recording" })
    await bar.getByRole("button", { name: /^Recording/ }).click()
    await reached(page, 10)
    await until(() => sent.length > 0)
    await page.getByRole("button", { name: "Stop recording" }).click()
    await page.getByLabel("Title").fill("What I said")
    const heard = await transcribed(page, client)
    await page.getByRole("link", { name: "What I said" }).first().waitFor()
    assert.strictEqual(new Set(sent).size, 1)
    assert.isBelow(wordErrors(sentence, heard).percent, 25)
    assert.deepStrictEqual(complaints, [])
  })

  it("stays paused until it is resumed, and says so", async () => {
    const page = await open(await product.context(await product.user("pia", "free")))
    await record(page)
    await reached(page, 1)
    await page.getByText(/recording continues/).waitFor()
    await page.getByRole("button", { name: "Pause recording" }).click()
    await page.getByText(/recording stays paused/).waitFor()
    assert.strictEqual(await page.getByText(/recording continues/).count(), 0)
    await page.getByRole("button", { name: "Resume recording" }).click()
    await page.getByText(/recording continues/).waitFor()
    await page.getByRole("button", { name: "Stop recording" }).click()
    await page.getByRole("button", { name: "Discard" }).click()
  })

  it("can be reviewed at once when the server never answers, and arrives whole once it does", async () => {
    const client = await product.user("ida", "free")
    const page = await open(await product.context(client))
    const held: Array<Route> = []
    await page.route(/\/files/, (route) => {
      held.push(route)
    })
    await record(page)
    await reached(page, 3)
    await page.getByRole("button", { name: "Stop recording" }).click()
    await page.getByRole("button", { name: "Transcribe recording" }).waitFor({ timeout: 10_000 })
    await page.unroute(/\/files/)
    assert.include((await transcribed(page, client)).toLowerCase(), "contract")
    // What comes too late must not bring it back.
    await Promise.all(held.map((route) => route.fulfill({ status: 201, headers: { location: "/files/late" } })))
    await page.reload()
    await page.getByRole("heading", { name: "All files" }).waitFor()
    await expect.poll(() => page.getByText("wasn’t finished").count()).toBe(0)
  })

  it("goes on being sent during the review, and not after it", async () => {
    const client = await product.user("ivo", "free")
    const page = await open(await product.context(client))
    const [sent, failed]: [Array<string>, Array<string>] = [[], []]
    await record(page)
    await reached(page, 6)
    await page.route(/\/files/, (route) => {
      sent.push(route.request().method())
    })
    page.on("requestfailed", (request) => failed.push(request.method()))
    await page.getByRole("button", { name: "Stop recording" }).click()
    await page.getByRole("button", { name: "Transcribe recording" }).waitFor({ timeout: 10_000 })
    await until(() => sent.includes("PATCH"))
    await page.unroute(/\/files/)
    assert.include((await transcribed(page, client)).toLowerCase(), "contract")
    assert.include(failed, "PATCH")
  })

  it("is offered again after the page crashed", async () => {
    const client = await product.user("eve", "free")
    const context = await product.context(client)
    const page = await open(context)
    await record(page)
    await reached(page, 7)
    const crashed = new Promise((resolve) => page.once("crash", resolve))
    const debug = await context.newCDPSession(page)
    await Promise.race([debug.send("Page.crash"), crashed])
    const [later, other] = [await open(context), await open(context)]
    await later.getByText(/^A recording from .* wasn’t finished$/).waitFor()
    await other.getByText(/^A recording from .* wasn’t finished$/).waitFor()
    await later.getByRole("button", { name: "Keep it" }).click()
    const heard = await transcribed(later, client)
    assert.include(heard.toLowerCase(), "contract")
    const tasks = await client.call<{ readonly total: number }>("GET", "/api/transcription/tasks")
    assert.strictEqual(tasks.total, 1)
    // As when the reader comes to that tab.
    await other.evaluate(`document.dispatchEvent(new Event("visibilitychange"))`)
    await other.getByText("wasn’t finished").waitFor({ state: "detached" })
    await later.reload()
    await later.getByRole("heading", { name: "All files" }).waitFor()
    await expect.poll(() => later.getByText("wasn’t finished").count()).toBe(0)
  })

  it("stops when its person logs out, and waits for them on the device", async () => {
    const client = await product.user("ina", "free")
    const page = await open(await product.context(client))
    await record(page)
    await reached(page, 3)
    await page.keyboard.press("Escape")
    const bar = page.getByRole("region", { name: "Recording" })
    await bar.waitFor()
    const sent: Array<string> = []
    page.on("request", (request) => request.url().includes("/files") && sent.push(request.url()))
    await page.getByRole("button", { name: client.email }).click()
    await page.getByRole("menuitem", { name: "Log out" }).click()
    await page.getByText("Recording stopped. Log in again").waitFor()
    await bar.waitFor({ state: "detached" })
    await until(() => page.evaluate<boolean>("navigator.locks.query().then(({ held }) => held.length === 0)"))
    assert.isEmpty(sent)
    await signIn(page, await product.user("other", "free"))
    await page.getByRole("heading", { name: "Nothing here yet" }).waitFor()
    assert.strictEqual(await page.getByText("wasn’t finished").count(), 0)
    await signIn(page, await product.user(client.email, "free"))
    await page.getByText("wasn’t finished").waitFor()
    await page.getByRole("button", { name: "Keep it" }).click()
    await page.getByRole("button", { name: "Transcribe recording" }).waitFor()
  })

  it("stops when its person logs out in another tab", async () => {
    const client = await product.user("uma", "free")
    const context = await product.context(client)
    const [page, other] = [await open(context), await open(context)]
    await record(page)
    await reached(page, 3)
    await other.getByRole("button", { name: client.email }).click()
    await other.getByRole("menuitem", { name: "Log out" }).click()
    await page.getByText("Recording stopped. Log in again").waitFor()
    const held = () => page.evaluate<number>("navigator.locks.query().then(({ held }) => held.length)")
    await expect.poll(held).toBe(0)
  })

  it("goes on with the microphone when the tab is no longer shared, and says so", async () => {
    const client = await product.user("tia", "free")
    const context = await product.context(client)
    await context.addInitScript(reachableSources)
    const page = await open(context)
    const complaints = complaintsOf(page)
    await recordBoth(page)
    await reached(page, 1)
    await end(page, "tab")
    const said = page.getByText("The tab is no longer shared. From now on, only the microphone is recorded.")
    await said.waitFor()
    assert.deepStrictEqual(await violationsOn(page), [])
    await page.keyboard.press("Escape")
    const bar = page.getByRole("region", { name: "Recording" })
    await bar.waitFor()
    assert.isTrue(await said.isVisible())
    assert.deepStrictEqual(await violationsOn(page), [])
    await bar.getByRole("button", { name: /^Recording/ }).click()
    await reached(page, 10)
    await page.getByRole("button", { name: "Stop recording" }).click()
    assert.include((await transcribed(page, client)).toLowerCase(), "month")
    assert.deepStrictEqual(complaints, [])
  })

  it("goes on with the tab when the microphone is unplugged, and ends with the last source", async () => {
    const context = await product.context(await product.user("tom", "free"))
    await context.addInitScript(reachableSources)
    const page = await open(context)
    await recordBoth(page)
    await reached(page, 1)
    await end(page, "microphone")
    await page.getByText("The microphone was disconnected. From now on, only the tab is recorded.").waitFor()
    await reached(page, 3)
    await end(page, "tab")
    await page.getByRole("alert").filter({ hasText: "Recording stopped; everything so far is saved." }).waitFor()
    await page.getByRole("button", { name: "Discard" }).click()
  })

  it("is not begun where the microphone is forbidden, and it is said what to do", async () => {
    const denying = await aHearingProduct(["--use-fake-ui-for-media-stream=deny", "--use-fake-device-for-media-stream"])
    onTestFinished(denying.close)
    const page = await open(await denying.context(await denying.user("max", "free")))
    await record(page)
    await expect.poll(() => page.getByRole("alert").innerText()).toMatch(/^The microphone is blocked. Allow it/)
  })
})
