import type { Person } from "#tests/support/server/sign-up.ts"
import { until } from "#tests/support/until.ts"
import { anOwnWebProduct, type OwnWebProduct } from "#tests/support/web/a-web-product.ts"
import { heldLine } from "#tests/support/web/held-line.ts"
import { largeTalk } from "#tests/support/web/large-talk.ts"
import { originalPage } from "#tests/support/web/original-page.ts"
import type { Locator, Page } from "playwright"
import { afterAll, assert, beforeAll, describe, expect, it, onTestFinished } from "vitest"

let product: OwnWebProduct
let client: Person

beforeAll(async () => {
  product = await anOwnWebProduct()
  client = await product.user("ada", "free")
})

afterAll(() => product?.close())

const isHere = (page: Page, name: RegExp) => page.getByRole("button", { name }).waitFor()

/**
 * A line is locked for some seconds after the last keystroke. A page that was loading something when the server went away
 * reloads, and then its line is opened again.
 */
const typeUntilSeen = (page: Page, lock: Locator) =>
  until(async () => {
    const editor = page.getByRole("textbox", { name: "Edit" })
    // Not by way of the editor, which may be gone again: a press would wait for it.
    if (await editor.isVisible()) await page.keyboard.press("x")
    else await page.locator("[data-text]").nth(1).dblclick()
    // The page of the lock may be loading again, too.
    return (await lock.allInnerTexts().catch(() => []))[0]
  })

describe("a server that is started again", () => {
  it("after it was killed, is sent the rest of an upload", async () => {
    const large = await largeTalk()
    const line = await heldLine(product.server.url, large.buffer.length * 0.3)
    onTestFinished(line.close)
    const page = await (await product.context(client)).newPage()
    await page.goto(`${line.url}/transcribe/`)
    await page.getByRole("heading", { name: "Nothing here yet" }).waitFor()
    await page.keyboard.press("n")
    await page.getByRole("dialog").locator("input[type=file]").setInputFiles(large)
    await page.getByRole("button", { name: "Transcribe 1 file" }).click()
    await until(() => line.brought() >= large.buffer.length * 0.3)
    await product.kill()
    const tray = page.getByRole("region", { name: "Uploads" })
    await tray.getByText("You’re offline. The upload continues when you’re back online").waitFor()
    line.carry(Infinity)
    await product.startAgain()
    // It is tried again half a minute later at most, and then on a busy machine.
    await expect.poll(() => tray.getByRole("link", { name: "talk" }).count()).toBe(1)
    const tasks = await client.call<{ readonly items: ReadonlyArray<{ readonly title: string }> }>(
      "GET",
      "/api/transcription/tasks",
    )
    assert.deepStrictEqual(tasks.items.map(({ title }) => title), ["talk"])
  })

  it("after it was killed, shows people at one file each other again, and leaves no line locked", async () => {
    const others = await product.user("bob", "free")
    const { id } = await client.example()
    await client.call("POST", `/api/collaboration/documents/${id}/collaborators`, { user_identifier: others.email })
    const open = async (person: Person) => {
      const page = await (await product.context(person)).newPage()
      await page.goto(`${product.server.url}/transcribe/task/${id}`)
      return page
    }
    const [ada, bob] = await Promise.all([open(client), open(others)])
    const lock = ada.locator("[data-lock]")
    await isHere(ada, /^Here now: Bob/)
    await typeUntilSeen(bob, lock)
    await product.kill()
    await lock.waitFor({ state: "detached" })
    await product.startAgain()
    await isHere(ada, /^Here now: Bob/)
    await isHere(bob, /^Here now: Ada/)
    assert.match(await typeUntilSeen(bob, lock), /^Bob.* is editing$/)
  })

  it("is sent a line that was typed while it was away", async () => {
    const { id } = await client.example()
    const page = await (await product.context(client)).newPage()
    const original = await originalPage(page)
    await page.clock.install()
    await page.goto(`${product.server.url}/transcribe/task/${id}`)
    await original.type(4, "Typed while the server was away.")
    await product.stop()
    await page.keyboard.press("Control+Enter")
    await page.getByRole("alertdialog", { name: "We’re updating the service" }).waitFor()
    const loaded = page.waitForEvent("load")
    const asked = page.waitForEvent("requestfailed", (request) => request.method() === "HEAD")
    await page.clock.fastForward(20_000)
    await asked
    assert.include(page.url(), id)
    await product.startAgain()
    await loaded
    await original.button("Continue editing").click()
    await page.keyboard.press("Control+Enter")
    await original.saved("Typed while the server was away.")
    assert.strictEqual((await client.lines(id))[4]?.text, "Typed while the server was away.")
  })
})
