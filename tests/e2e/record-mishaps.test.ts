import { until } from "#tests/support/until.ts"
import { complaintsOf, type WebProduct } from "#tests/support/web/a-web-product.ts"
import { violationsOn } from "#tests/support/web/axe.ts"
import {
  aRecordingProduct,
  openLibrary,
  reached,
  record,
  setUpRecording,
  transcribed,
} from "#tests/support/web/recorder.ts"
import type { BrowserContext, Page, Route } from "playwright"
import { afterAll, assert, beforeAll, describe, expect, it } from "vitest"

let product: WebProduct

beforeAll(async () => {
  product = await aRecordingProduct()
})

afterAll(() => product?.close())

const open = (context: BrowserContext): Promise<Page> => openLibrary(product, context)

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
  await setUpRecording(page)
  await page.getByRole("checkbox", { name: /^Tab audio/ }).check()
  await page.getByRole("button", { name: "Start recording" }).click()
}

/** Takes what is uploaded and says nothing, until it is made to speak: then it answers what comes. */
const aSilentPeer = async (
  page: Page,
): Promise<{ readonly held: ReadonlyArray<Route>; readonly speak: () => void }> => {
  const held: Array<Route> = []
  let isSilent = true
  await page.route(/\/files/, async (route) => {
    if (isSilent) held.push(route)
    else await route.continue()
  })
  return {
    held,
    speak: () => {
      isSilent = false
    },
  }
}

describe("a recording behind a server that stays silent", () => {
  it("can be reviewed at once when the server never answers, and arrives whole once it does", async () => {
    const client = await product.user("ida", "free")
    const page = await open(await product.context(client))
    const peer = await aSilentPeer(page)
    await record(page)
    await reached(page, 3)
    await page.getByRole("button", { name: "Stop recording" }).click()
    await page.getByRole("button", { name: "Transcribe recording" }).waitFor()
    peer.speak()
    assert.include((await transcribed(page, client)).toLowerCase(), "contract")
    // What comes too late must not bring it back.
    await Promise.all(peer.held.map((route) => route.fulfill({ status: 201, headers: { location: "/files/late" } })))
    await page.reload()
    await page.getByRole("heading", { name: "All files" }).waitFor()
    await expect.poll(() => page.getByText("wasn’t finished").count()).toBe(0)
  })

  it("goes on being sent during the review, and not after it", async () => {
    const client = await product.user("ivo", "free")
    const page = await open(await product.context(client))
    const failed: Array<string> = []
    await record(page)
    await reached(page, 6)
    const peer = await aSilentPeer(page)
    page.on("requestfailed", (request) => failed.push(request.method()))
    await page.getByRole("button", { name: "Stop recording" }).click()
    await page.getByRole("button", { name: "Transcribe recording" }).waitFor()
    await until(() => peer.held.some((route) => route.request().method() === "PATCH"))
    peer.speak()
    assert.include((await transcribed(page, client)).toLowerCase(), "contract")
    assert.include(failed, "PATCH")
  })
})

describe("a recording of two sources", () => {
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
    await reached(page, 6)
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
    const stopped = page.getByRole("alert").filter({ hasText: "Recording stopped; everything so far is saved." })
    await stopped.waitFor()
    assert.isTrue(await page.getByRole("button", { name: "Transcribe recording" }).isVisible())
  })
})
