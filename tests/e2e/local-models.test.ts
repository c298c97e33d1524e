import { finderServer } from "#tests/support/engines/toy-finder.ts"
import { aToyProduct } from "#tests/support/engines/toy-product.ts"
import { speakerServer } from "#tests/support/engines/toy-speakers.ts"
import { inTurn } from "#tests/support/server/in-turn.ts"
import { hearingBy, scriptedRecogniser } from "#tests/support/server/shared-products.ts"
import { type Person, signUp } from "#tests/support/server/sign-up.ts"
import { conversation } from "#tests/support/speech/conversation.ts"
import { until } from "#tests/support/until.ts"
import { complaintsOf } from "#tests/support/web/a-web-product.ts"
import { violationsOn } from "#tests/support/web/axe.ts"
import { sharedBrowser } from "#tests/support/web/browser.ts"
import { pressOn, tabTo } from "#tests/support/web/keyboard.ts"
import { hasArrived } from "#tests/support/web/screen.ts"
import { readFile } from "node:fs/promises"
import type { BrowserContext, Page } from "playwright"
import { afterAll, assert, beforeAll, describe, expect, it } from "vitest"

type Closing = { readonly close: () => unknown }

const desktop = { width: 1280, height: 800 }
const phone = { width: 390, height: 844 }

let servers: ReadonlyArray<Closing> = []
let toy: Awaited<ReturnType<typeof aToyProduct>>
let ada: Person
let ben: Person
let page: Page
let complaints: ReadonlyArray<string> = []

const contextOf = async ({ token }: Person): Promise<BrowserContext> => {
  const context = await (await sharedBrowser()).newContext({
    viewport: desktop,
    reducedMotion: "reduce",
    serviceWorkers: "block",
  })
  context.setDefaultTimeout(240_000)
  await context.addInitScript(`localStorage.setItem("auth_token", "${token}")`)
  return context
}

beforeAll(async () => {
  const [voices, finder, service] = await Promise.all([speakerServer(), finderServer(), scriptedRecogniser()])
  servers = [voices, finder]
  toy = await aToyProduct({ ...hearingBy(service), DEFAULT_PLAN: "pro" }, [voices.model(voices.origin), finder.model])
  const product = { url: toy.url, folder: toy.folder, database: null }
  ada = await signUp(product, "ada@example.org", "pro")
  ben = await signUp(product, "ben@example.org", "pro")
  page = await (await contextOf(ada)).newPage()
  complaints = complaintsOf(page)
})

afterAll(async () => {
  await page?.context().close()
  await toy?.close()
  for (const { close } of servers) close()
})

const pictured = async (name: string): Promise<void> => {
  const folder = process.env["MODEL_PICTURES"]
  if (folder === undefined) return
  await inTurn(["light", "dark"] as const, async (colorScheme) => {
    await page.emulateMedia({ colorScheme })
    await hasArrived(page)
    await page.screenshot({ path: `${folder}/${name}-${colorScheme}.png` })
  })
  await page.emulateMedia({ colorScheme: "light" })
}

const said = {
  "First talk": "The ferry leaves at noon, and the rain will not stop before the evening comes.",
  "Second talk": "Nobody had counted the apples, so we began to count them again from the start.",
  "Third talk": "My brother keeps bees behind the old mill, and sells the honey in the town.",
}
type Title = keyof typeof said

const recorded = async (title: Title): Promise<string> => {
  const { wav } = await conversation([{ voice: "slt", text: said[title] }, { voice: "slt", text: said[title] }])
  const id = await ada.uploadBytes(`${title}.wav`, await readFile(wav))
  await ada.finished(id)
  return `${toy.url}/transcribe/task/${id}`
}

const section = (name: string) => page.getByRole("region", { name, exact: true })
const voices = () => section("Voices")
const entry = (name: string) => page.getByRole("listitem", { name, exact: true })

const kept = async ({ call }: Person) =>
  (await call<{ items: ReadonlyArray<{ name: string; recordings: number }> }>("GET", "/api/voices")).items

let first: string
let third: string
let trip: string

const name = async (speaker: string): Promise<void> => {
  await pressOn(page, "Rename Speaker 1")
  await page.keyboard.type(speaker)
  await page.keyboard.press("Enter")
  await section("Speakers").getByText(speaker).waitFor()
}

/** Nobody has to begin at the top of the page again, though what was pressed is gone. */
const isFocused = () => expect.poll(() => page.evaluate("document.activeElement === document.body")).toBe(false)

const more = () => section("More like this")
const similar = async (id: string) =>
  (await ada.call<{ items: ReadonlyArray<{ task: { title: string } }> }>(
    "GET",
    `/api/transcription/tasks/${id}/similar`,
  )).items

describe("models for voices and for searching", () => {
  it("are chosen by the operator: until then nothing is offered that needs them", async () => {
    first = await recorded("First talk")
    await page.goto(first)
    await section("Speakers").waitFor()
    await expect.poll(() => voices().count()).toBe(0)
    const text = "Ann: The ferry leaves at noon.\nBen: We take the bikes with us.\nAnn: I book the tickets today."
    trip = (await ada.call<{ id: string }>("POST", "/api/transcription/paste-text", { title: "Trip", text })).id
    await until(async () => (await ada.task(trip)).summary !== null)
    await page.goto(`${toy.url}/transcribe/task/${trip}?tab=summary`)
    await section("Summary").getByText("ferry").first().waitFor()
    assert.strictEqual(await more().count(), 0)
    await page.goto(toy.engines())
    await inTurn(["Toy voices", "Toy finder"], async (name) => {
      await entry(name).getByRole("button", { name: "Download and use" }).click()
      await entry(name).getByText("In use").waitFor()
    })
  })
})

describe("voices", () => {
  it("are off until they are asked for", async () => {
    await page.goto(first)
    await pressOn(page, "Recognise voices in later recordings…")
    await page.getByRole("dialog", { name: "Recognise voices?" }).waitFor()
    await hasArrived(page)
    await pictured("asked")
    assert.deepStrictEqual(await violationsOn(page), [])
    await pressOn(page, "Turn on")
    await voices().getByText("Once a speaker has a name").waitFor()
    await isFocused()
    assert.deepStrictEqual(await kept(ada), [])
  })

  it("are kept of a speaker with a name", async () => {
    await name("Anna")
    await tabTo(page, "Recognise Anna in later recordings")
    await pictured("named")
    await page.keyboard.press("Space")
    await until(async () => (await kept(ada)).length > 0)
    await expect.poll(() => page.getByRole("checkbox", { name: "Recognise Anna" }).isChecked()).toBe(true)
    assert.deepStrictEqual(await violationsOn(page), [])
  })

  it("are suggested in the next recording, with how alike they are, and accepted by one press", async () => {
    const [second, next] = await Promise.all([recorded("Second talk"), recorded("Third talk")])
    third = next
    await page.goto(second)
    await voices().getByText("Is Speaker 1 Anna?").waitFor()
    await voices().getByText(/^Voices \d+% alike/).waitFor()
    await pictured("suggested")
    assert.deepStrictEqual(await violationsOn(page), [])
    await pressOn(page, "Accept: Speaker 1 is Anna")
    await page.getByText("Speaker 1 is now Anna").waitFor()
    await section("Speakers").getByText("Anna").waitFor()
    await isFocused()
    await until(async () => (await kept(ada))[0]?.recordings === 2)
  })

  it("are suggested on a phone, where a suggestion can be declined", async () => {
    await page.setViewportSize(phone)
    await page.goto(third)
    await page.getByRole("tab", { name: "Speakers" }).click()
    await voices().getByText("Is Speaker 1 Anna?").waitFor()
    await pictured("phone-suggested")
    assert.deepStrictEqual(await violationsOn(page), [])
    await pressOn(page, "No, Speaker 1 is not Anna")
    await voices().getByText("Once a speaker has a name").waitFor()
    await isFocused()
    await name("Ben")
    await tabTo(page, "Recognise Ben in later recordings")
    await page.keyboard.press("Space")
    await until(async () => (await kept(ada)).length === 2)
  })

  it("are nobody else’s: those who may edit the recording see nothing of them", async () => {
    const id = first.split("/").at(-1) ?? ""
    await ada.call("POST", `/api/collaboration/documents/${id}/collaborators`, { user_identifier: ben.email })
    const other = await (await contextOf(ben)).newPage()
    await other.goto(first)
    const speakers = other.getByRole("region", { name: "Speakers", exact: true })
    await speakers.getByText("Anna").waitFor()
    await other.getByText("All detected speech was transcribed.").waitFor()
    assert.strictEqual(await other.getByRole("region", { name: "Voices" }).count(), 0)
    await other.goto(`${toy.url}/transcribe/account`)
    await other.getByRole("switch", { name: "Recognise voices in later recordings" }).waitFor()
    assert.isFalse(await other.getByRole("switch", { name: "Recognise voices in later recordings" }).isChecked())
    assert.strictEqual(await other.getByText("Anna").count(), 0)
    assert.deepStrictEqual(await kept(ben), [])
    await other.context().close()
  })

  it("are listed in the account, and deleted one by one and all", async () => {
    await page.goto(`${toy.url}/transcribe/account`)
    await voices().getByText("Recordings: 2").waitFor()
    await pictured("phone-account")
    assert.deepStrictEqual(await violationsOn(page), [])
    await page.setViewportSize(desktop)
    await voices().scrollIntoViewIfNeeded()
    await pictured("account")
    assert.deepStrictEqual(await violationsOn(page), [])
    await pressOn(page, "Delete the voice of Ben")
    await page.getByRole("dialog", { name: "Delete the voice of Ben?" }).waitFor()
    await pressOn(page, "Delete")
    await expect.poll(() => voices().getByText("Ben").count()).toBe(0)
    await isFocused()
    assert.deepStrictEqual((await kept(ada)).map((one) => one.name), ["Anna"])
    await pressOn(page, "Delete all voices")
    await page.getByRole("dialog", { name: "Delete all voices?" }).waitFor()
    await pressOn(page, "Delete")
    await voices().getByText("You keep no voices yet.").waitFor()
    await isFocused()
    assert.deepStrictEqual(await kept(ada), [])
    assert.deepStrictEqual(complaints, [])
  })
})

describe("files that say something similar", () => {
  it("stand below a summary, the closest first, and open at their passage", async () => {
    await until(async () => (await similar(trip)).length === Object.keys(said).length)
    await page.goto(`${toy.url}/transcribe/task/${trip}?tab=summary`)
    await more().scrollIntoViewIfNeeded()
    await pictured("similar")
    assert.strictEqual(await more().getByRole("link").count(), 3)
    assert.deepStrictEqual(await violationsOn(page), [])
    await page.setViewportSize(phone)
    await more().scrollIntoViewIfNeeded()
    await pictured("phone-similar")
    assert.deepStrictEqual(await violationsOn(page), [])
    const [closest] = await similar(trip)
    await pressOn(page, new RegExp(`^${closest?.task.title}`))
    await page.getByRole("heading", { name: closest?.task.title ?? "" }).waitFor()
    await page.getByRole("tab", { name: "Original", selected: true }).waitFor()
    assert.deepStrictEqual(complaints, [])
  })
})
