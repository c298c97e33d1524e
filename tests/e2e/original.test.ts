import type { Client } from "#tests/support/server/client.ts"
import { shortTalk } from "#tests/support/speech/meetings.ts"
import { until } from "#tests/support/until.ts"
import { aWebProduct, type WebProduct } from "#tests/support/web/a-web-product.ts"
import { type OriginalPage, originalPage } from "#tests/support/web/original-page.ts"
import type { BrowserContext, Page } from "playwright"
import { afterAll, assert, beforeAll, describe, expect, it } from "vitest"

let product: WebProduct
let client: Client
let context: BrowserContext
let page: Page
let original: OriginalPage
let task: string

beforeAll(async () => {
  product = await aWebProduct()
  client = await product.user("ada", "pro")
  task = await client.upload((await shortTalk()).wav, { title: "Weekly planning" })
  await client.finished(task)
  context = await product.context(client)
  page = await context.newPage()
  original = await originalPage(page)
  await page.goto(address())
  await original.lines().first().waitFor()
})

afterAll(() => product?.close())

const address = () => `${product.server.url}/transcribe/task/${task}`

describe("speakers", () => {
  it("are renamed everywhere, in place", async () => {
    await original.rail().getByRole("button", { name: /^Speaker 1/ }).dblclick()
    await page.getByRole("textbox", { name: "Name" }).fill("Maya")
    await page.keyboard.press("Enter")
    await original.button("Maya: change speaker").first().waitFor()
    await until(async () =>
      (await client.call<Named>("GET", `/api/transcription/tasks/${task}`)).speakers[0]?.name === "Maya"
    )
    await expect.poll(() => original.button("Speaker 1: change speaker").count()).toBe(0)
  })

  it("are changed for one line only, and back", async () => {
    await original.lines().first().hover()
    await original.button("Change speaker").click()
    const dialog = page.getByRole("dialog", { name: "Who’s speaking?" })
    await dialog.getByRole("textbox").fill("Guest")
    await dialog.getByRole("radio", { name: "Only this line" }).check()
    await dialog.getByRole("button", { name: "Assign to Guest" }).click()
    await original.button("Guest: change speaker").waitFor()
    await page.getByRole("button", { name: "Undo" }).click()
    await original.button("Guest: change speaker").waitFor({ state: "detached" })
    const [first] = await client.lines(task)
    assert.strictEqual(first?.speaker_id, "speaker_1")
  })

  it("become one, and two again", async () => {
    const speakers = async () => ({
      who: (await client.task(task)).speakers,
      lines: (await client.lines(task)).map(({ speaker_id }) => speaker_id),
      // Names, shares and colours.
      looks: await page.evaluate<ReadonlyArray<string>>(
        "[...document.querySelectorAll('aside li')].map((one) => one.innerText + one.querySelector('[style*=background]').style.background)",
      ),
    })
    const before = await speakers()
    await original.button("Maya: change speaker").first().click()
    const dialog = page.getByRole("dialog", { name: "Who’s speaking?" })
    await dialog.getByRole("button", { name: "Speaker 2" }).click()
    await dialog.getByRole("button", { name: "Merge into Speaker 2" }).click()
    await original.button("Maya: change speaker").first().waitFor({ state: "detached" })
    await page.getByRole("button", { name: "Undo" }).last().click()
    await original.button("Maya: change speaker").first().waitFor()
    await expect.poll(speakers).toStrictEqual(before)
  })

  it("hide the lines of others", async () => {
    const all = await original.lines().count()
    await original.rail().getByRole("button", { name: /^Maya/ }).click()
    await until(async () => await original.lines().count() < all)
    await expect.poll(() => original.button("Speaker 2: change speaker").count()).toBe(0)
    await original.button("Show everyone").click()
    await until(async () => await original.lines().count() === all)
  })
})

interface Named {
  readonly speakers: ReadonlyArray<{ readonly name: string }>
}

describe("editing", () => {
  it("saves in place, and the server has it", async () => {
    await original.type(0, "Good morning to all of you.")
    await page.keyboard.press("Control+Enter")
    await original.saved("Good morning to all of you.")
    assert.strictEqual((await client.lines(task))[0]?.text, "Good morning to all of you.")
    await page.reload()
    await page.getByText("Good morning to all of you.").waitFor()
  })

  it("waits for the network, and saves when it is back", async () => {
    await original.type(5, "Written on a train.")
    await context.setOffline(true)
    await page.keyboard.press("Control+Enter")
    await page.getByText("You’re offline. The change will be saved when you’re back online.").waitFor()
    await context.setOffline(false)
    await original.saved("Written on a train.")
    assert.strictEqual((await client.lines(task))[5]?.text, "Written on a train.")
  })

  it("saves what waited for the network once the text is shown again", async () => {
    await original.type(6, "Written in a tunnel.")
    await context.setOffline(true)
    await page.keyboard.press("Control+Enter")
    await page.getByText("You’re offline. The change will be saved when you’re back online.").waitFor()
    await page.getByRole("tab", { name: "Summary" }).click()
    await context.setOffline(false)
    await until(() => page.evaluate<boolean>("navigator.onLine"))
    await page.getByRole("tab", { name: "Original" }).click()
    await original.saved("Written in a tunnel.")
    assert.include((await client.lines(task)).map(({ text }) => text), "Written in a tunnel.")
  })

  it("shows in another window at once", async () => {
    const other = await context.newPage()
    await other.goto(address())
    await other.locator("[data-text]").first().waitFor()
    await original.type(1, "Seen in both windows.")
    await page.keyboard.press("Control+Enter")
    await other.getByText("Seen in both windows.").waitFor()
    await expect.poll(() => other.locator("textarea").count()).toBe(0)
    await other.close()
  })

  it("keeps both versions when someone else was faster", async () => {
    const line = (await client.lines(task))[2]
    await original.type(2, "My version.")
    await client.call("PUT", `/api/transcription/${task}/edit`, {
      timeline: [{ id: line?.id, text: "Their version." }],
    })
    await page.keyboard.press("Control+Enter")
    await original.button("Use your version").waitFor()
    await page.getByRole("alert").getByText("Their version.", { exact: true }).waitFor()
    assert.strictEqual((await client.lines(task))[2]?.text, "Their version.")
    await original.button("Use your version").click()
    await original.saved("My version.")
    assert.strictEqual((await client.lines(task))[2]?.text, "My version.")
  })

  it("offers unsaved text again after the session ended", async () => {
    await original.type(3, "Typed before the session ended.")
    await page.route(/editLines/, (route) => route.fulfill({ status: 401, body: "{}" }))
    await page.keyboard.press("Control+Enter")
    await page.getByRole("heading", { name: /^Welcome/ }).waitFor()
    await page.getByRole("status").filter({ hasText: "Your session has ended. Log in to continue" }).waitFor()
    await page.unroute(/editLines/)
    await page.goto(address())
    await original.button("Continue editing").click()
    await expect.poll(() => page.getByRole("textbox", { name: "Edit" }).inputValue()).toBe(
      "Typed before the session ended.",
    )
    await page.keyboard.press("Control+Enter")
    await original.saved("Typed before the session ended.")
    assert.strictEqual((await client.lines(task))[3]?.text, "Typed before the session ended.")
  })

  it("leads back to the file if the sign-in page was slow to come when the session ended", async () => {
    const signIn = Promise.withResolvers<void>()
    await page.route(/\/login-[^/]*\.js/, async (route) => {
      await signIn.promise
      await route.continue()
    })
    await page.goto(address())
    await original.lines().first().click()
    const begun = page.waitForRequest(/\/login-[^/]*\.js/)
    await page.evaluate(
      "localStorage.removeItem('auth_token'); dispatchEvent(new StorageEvent('storage', { key: 'auth_token' }))",
    )
    await begun
    // The address follows the player a moment after it was moved.
    await page.evaluate("new Promise((resolve) => setTimeout(resolve, 600))")
    signIn.resolve()
    await page.getByRole("heading", { name: /^Welcome/ }).waitFor()
    assert.include(await page.evaluate<string>("localStorage.getItem('auth_return_url')"), `/task/${task}`)
  })
})
