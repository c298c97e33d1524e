import { aToyProduct } from "#tests/support/engines/toy-product.ts"
import { fakeYtDlp } from "#tests/support/links/fake-yt-dlp.ts"
import { releaseServer } from "#tests/support/links/release-server.ts"
import type { Client } from "#tests/support/server/client.ts"
import { signUp } from "#tests/support/server/sign-up.ts"
import { shortTalk } from "#tests/support/speech/meetings.ts"
import { until } from "#tests/support/until.ts"
import { complaintsOf } from "#tests/support/web/a-web-product.ts"
import { violationsOn } from "#tests/support/web/axe.ts"
import { sharedBrowser } from "#tests/support/web/browser.ts"
import { pressOn, tabTo } from "#tests/support/web/keyboard.ts"
import { readFileSync } from "node:fs"
import { readFile } from "node:fs/promises"
import type { BrowserContext, Page } from "playwright"
import { afterAll, assert, beforeAll, describe, expect, it } from "vitest"

type Toy = Awaited<ReturnType<typeof aToyProduct>>

const released = (version: string): string => readFileSync(fakeYtDlp(version), "utf8")

let releases: Awaited<ReturnType<typeof releaseServer>>
let toy: Toy
let client: Client
let context: BrowserContext
let page: Page
let complaints: ReadonlyArray<string> = []

beforeAll(async () => {
  releases = await releaseServer(released("2026.02.01"))
  toy = await aToyProduct({ YTDLP_MIRROR: releases.mirror, MEETING_BROWSER: "/bin/false" })
  client = await signUp({ url: toy.url, folder: toy.folder, database: null }, "ada@example.org", "free")
  context = await (await sharedBrowser()).newContext({ viewport: { width: 1440, height: 900 } })
  context.setDefaultTimeout(240_000)
  await context.addInitScript(`localStorage.setItem("auth_token", "${client.token}")`)
  page = await context.newPage()
  complaints = complaintsOf(page)
})

afterAll(async () => {
  await context?.close()
  await toy?.close()
  releases?.close()
})

const button = (name: string | RegExp) => page.getByRole("button", { name, exact: typeof name === "string" })
const offer = () => page.getByRole("region", { name: /Better/ })
const entry = (name: string) => page.getByRole("listitem", { name, exact: true })
const engineOf = async () =>
  (await client.call<{ items: ReadonlyArray<{ engine: string | null }> }>("GET", "/api/transcription/tasks"))
    .items[0]?.engine

describe("a reader who is not known as the operator", () => {
  it("is offered nothing, and reads on the page of the engines how it opens", async () => {
    await page.goto(`${toy.url}/transcribe/`)
    await button(/^See an example/).waitFor()
    await expect.poll(() => offer().count()).toBe(0)
    assert.deepStrictEqual(complaints, [])
    const visitor = await (await (await sharedBrowser()).newContext()).newPage()
    visitor.setDefaultTimeout(240_000)
    await visitor.goto(`${toy.url}/transcribe/engines`)
    await visitor.getByText("This page is for the operator of this server").waitFor()
    await visitor.getByLabel("Operator token").fill("wrong")
    await visitor.keyboard.press("Enter")
    await visitor.getByText("This isn’t the operator token.").waitFor()
    assert.deepStrictEqual(await violationsOn(visitor), [])
    await visitor.context().close()
  })
})

describe("a new operator", () => {
  it("reaches a transcript by a better engine in three clicks", async () => {
    await page.goto(`${toy.url}/outbox?key=${new URL(toy.engines()).searchParams.get("key")}`)
    await page.goto(`${toy.url}/transcribe/`)
    await offer().waitFor()
    assert.deepStrictEqual(await violationsOn(page), [])
    await button("Download Better").click()
    await page.getByText("You can carry on.").waitFor()
    await until(() => page.getByText(/^\d+ kB of \d+ kB$/).count())
    assert.deepStrictEqual(await violationsOn(page), [])
    toy.release()
    await page.getByRole("heading", { name: "Better is ready" }).waitFor()
    assert.strictEqual(await engineOf(), undefined)
    const buffer = await readFile((await shortTalk()).wav)
    await button(/^Upload audio or video/).click()
    await page.locator("input[type=file]").setInputFiles({ name: "Talk.wav", mimeType: "audio/wav", buffer })
    await button("Transcribe 1 file").click()
    await page.getByRole("main").getByRole("link", { name: "Talk" }).waitFor()
    await until(async () => (await engineOf()) === "Better")
  })

  it("reads which engine is used, and changes it by keyboard", async () => {
    await page.goto(toy.engines())
    await page.waitForURL(/\/transcribe\/engines$/)
    await entry("Better").getByText("In use").waitFor()
    assert.deepStrictEqual(await violationsOn(page), [])
    await tabTo(page, "Use")
    await page.keyboard.press("Enter")
    await entry("Built-in").getByText("In use").waitFor()
    await expect.poll(() => page.evaluate("document.activeElement === document.body")).toBe(false)
    await entry("Better").getByRole("button", { name: "Remove" }).click()
    await entry("Better").getByRole("button", { name: "Download and use" }).waitFor()
  })

  it("reads why another one cannot be installed", async () => {
    await entry("Other").getByRole("button", { name: "Download only" }).click()
    // The toys are one archive, and its folder bears the name of the first.
    await entry("Other").getByText("The archive is damaged or contains unexpected files.").waitFor()
    await entry("Other").getByRole("button", { name: "Try again" }).waitFor()
    assert.deepStrictEqual(await violationsOn(page), [])
  })

  it("tries an endpoint, and reads exactly what is wrong with it", async () => {
    await page.getByLabel("Address", { exact: true }).fill(`${toy.url}/api`)
    await page.getByLabel("Model", { exact: true }).fill("whisper-1")
    await page.getByLabel("Key", { exact: true }).fill("sk-never-shown")
    await pressOn(page, "Test")
    await page.getByText(/It doesn’t work: HTTP 404/).waitFor()
    await button("Save").click()
    await page.getByPlaceholder("Stored. Leave empty to keep it").waitFor()
    await page.reload()
    await page.getByPlaceholder("Stored. Leave empty to keep it").waitFor()
    assert.notInclude(await page.content(), "sk-never-shown")
    assert.deepStrictEqual(await violationsOn(page), [])
  })

  it("installs and updates the program for video links, and reads why it could not be", async () => {
    const program = entry("yt-dlp")
    await program.locator("p").getByText("Not installed: there are no video links.").waitFor()
    releases.state.instead = (response) => response.writeHead(200).end("<html>") !== undefined
    await program.getByRole("button", { name: "Install" }).click()
    await program.getByRole("alert").getByText(/doesn’t have the file/).waitFor()
    releases.state.instead = () => false
    await program.getByRole("button", { name: "Install" }).click()
    await program.locator("p").getByText("Version 2026.02.01").waitFor()
    await program.locator("p").getByText("Sites change: a version older than 90 days often fails.").waitFor()
    assert.deepStrictEqual(await violationsOn(page), [])
    releases.state.program = released("2999.01.01")
    await program.getByRole("button", { name: "Update" }).click()
    await program.locator("p").getByText("Version 2999.01.01, released today").waitFor()
    await expect.poll(() => program.getByText(/older than 90 days/).count()).toBe(0)
    const quota = await client.call<{ is_offered: boolean }>("GET", "/api/transcription/link-quota")
    assert.isTrue(quota.is_offered)
  })

  it("reads why no meetings are offered, and what to do", async () => {
    await entry("Guest").locator("p").getByText(/This server has no Chromium, .* name it in MEETING_BROWSER/).waitFor()
    await page.goto(`${toy.url}/transcribe/`)
    await page.getByRole("button", { name: "New", exact: true }).click()
    await page.getByRole("menuitem", { name: /^Upload audio or video/ }).waitFor()
    assert.strictEqual(await page.getByRole("menuitem", { name: /^Meeting/ }).count(), 0)
    await page.getByRole("menuitem", { name: /^Upload audio or video/ }).click()
    await page.getByText("Only you see this: meetings are off").waitFor()
    assert.deepStrictEqual(await violationsOn(page), [])
    await page.getByRole("link", { name: "See what on the Engines page" }).click()
    await entry("Guest").waitFor()
  })

  it("dismisses the offer for good", async () => {
    await page.goto(`${toy.url}/transcribe/`)
    await offer().waitFor()
    await offer().getByRole("button", { name: "Close" }).click()
    await offer().waitFor({ state: "detached" })
    await expect.poll(() => page.evaluate("document.activeElement?.id")).toBe("content")
    await page.reload()
    await page.getByRole("main").getByRole("link", { name: "Talk" }).waitFor()
    await expect.poll(() => offer().count()).toBe(0)
  })

  it("sees all of it on a phone, in the dark", async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ colorScheme: "dark" })
    await page.goto(`${toy.url}/transcribe/engines`)
    await entry("Built-in").waitFor()
    await expect.poll(() => page.evaluate<number>("document.documentElement.scrollWidth")).toBeLessThanOrEqual(390)
    assert.deepStrictEqual(await violationsOn(page), [])
    assert.deepStrictEqual(complaints, [])
  })
})
