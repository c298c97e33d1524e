import type { Person } from "#tests/support/server/sign-up.ts"
import { until } from "#tests/support/until.ts"
import { aWebProduct, type WebProduct } from "#tests/support/web/a-web-product.ts"
import { violationsOn } from "#tests/support/web/axe.ts"
import { hasArrived, views } from "#tests/support/web/screen.ts"
import type { Page } from "playwright"
import { afterAll, assert, beforeAll, describe, expect, it } from "vitest"

let product: WebProduct
let owner: Person
let task: string
let ada: Page
/** A collaborator on a phone, in dark. */
let bob: Page
let bobs: Person

beforeAll(async () => {
  product = await aWebProduct()
  owner = await product.user("ada", "pro")
  bobs = await product.user("bob", "free")
  task = (await owner.example()).id
  await owner.call("POST", people(), { user_identifier: bobs.email })
  const [desktop, phone] = await Promise.all([
    product.context(owner),
    product.context(bobs, { ...views.phone, colorScheme: "dark" }),
  ])
  ada = await desktop.newPage()
  bob = await phone.newPage()
  const address = `${product.server.url}/transcribe/task/${task}`
  await Promise.all([ada.goto(address), bob.goto(address)])
  await Promise.all([ada, bob].map((page) => line(page, 0).waitFor()))
})

afterAll(() => product?.close())

const people = () => `/api/collaboration/documents/${task}/collaborators`
const edits = (path: string, body: object) => owner.call("PUT", `/api/transcription/${task}/${path}`, body)
const line = (page: Page, nth: number) => page.locator("[data-text]").nth(nth)
const field = (page: Page) => page.getByRole("textbox", { name: "Edit" })
const here = (page: Page) => page.getByRole("button", { name: /^Here now: / })
const lock = (page: Page) => page.locator("[data-lock]")
const note = (page: Page) => page.getByRole("group", { name: /editing this line/ })

const twoFrames = "new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))"

/** The lock may end while a busy machine looks at the page: the next letter takes it again. */
const bobTypes = async () => {
  await field(bob).pressSequentially("x")
  await lock(ada).waitFor()
}

const pictured = async (page: Page, name: string) => {
  const folder = process.env["TOGETHER_PICTURES"]
  if (folder === undefined) return
  await hasArrived(page)
  await page.screenshot({ path: `${folder}/${name}.png` })
}

describe("two people at one transcript", () => {
  it("see each other by name in the header", async () => {
    await ada.getByRole("button", { name: /^Here now: Bob/ }).waitFor()
    await bob.getByRole("button", { name: /^Here now: Ada/ }).click()
    await bob.getByRole("dialog", { name: "Who is here now" }).getByText(/^Ada/).waitFor()
    await pictured(bob, "people-phone")
    assert.deepStrictEqual(await violationsOn(bob), [])
    await bob.keyboard.press("Escape")
  })

  it("see which line the other is editing, are told once, and are asked before they edit it too", async () => {
    const name = await line(bob, 1).innerText()
    await line(bob, 1).dblclick()
    await field(bob).waitFor()
    await lock(ada).getByText(/^Bob.* is editing$/).waitFor()
    await expect.poll(() => ada.locator("[data-together]").innerText()).toMatch(/^Bob.* is editing the line at \d/)
    await pictured(ada, "lock-desktop")
    assert.deepStrictEqual(await violationsOn(ada), [])
    await bobTypes()
    await line(ada, 1).dblclick()
    await note(ada).waitFor()
    assert.strictEqual(await field(ada).count(), 0)
    await pictured(ada, "note-desktop")
    assert.deepStrictEqual(await violationsOn(ada), [])
    await ada.keyboard.press("Escape")
    await note(ada).waitFor({ state: "detached" })
    await bobTypes()
    await line(ada, 1).dblclick()
    await note(ada).getByRole("button", { name: /^Edit/ }).click()
    await bob.getByText(/^Ada.* is editing this line too/).waitFor()
    await pictured(bob, "both-phone")
    assert.deepStrictEqual(await violationsOn(bob), [])
    await field(ada).fill("Ada was quicker.")
    await field(ada).press("Control+Enter")
    await until(async () => (await owner.lines(task))[1]?.text === "Ada was quicker.")
    assert.match(await field(bob).inputValue(), new RegExp(`^${name}x+$`))
    await field(bob).fill("Bob was slower.")
    await field(bob).press("Control+Enter")
    await bob.getByText("Both versions are kept.", { exact: false }).waitFor()
    await bob.getByRole("button", { name: "Use your version" }).click()
    await line(ada, 1).getByText("Bob was slower.").waitFor()
    await lock(ada).waitFor({ state: "detached" })
  })

  it("get each other's edits, and those of programs, without losing their place or what they type", async () => {
    const before = await owner.lines(task)
    const [first, , third, fourth] = before
    const mine = before[6] ?? assert.fail("the example is too short")
    await line(ada, 6).dblclick()
    await field(ada).press("End")
    await field(ada).pressSequentially(" And")
    const typed = await field(ada).inputValue()
    await ada.locator("[data-line] [data-text]").first().evaluate("(one) => one.closest('.scroll').scrollTop = 120")
    const top = async () => Math.round((await field(ada).boundingBox())?.y ?? -1)
    // Lines that come into sight are measured, which moves what is below them.
    const y = await until(async () => {
      const before = await top()
      await ada.evaluate(twoFrames)
      return before === await top() && before
    })
    await edits("split-line", { line: { id: first?.id }, at: (first?.text ?? "").indexOf(" ") + 1 })
    await edits("edit-lines", { lines: [{ id: third?.id, text: "A program wrote this line." }] })
    await edits("edit-lines", { lines: [{ id: fourth?.id, text: `${fourth?.text} ${"More words. ".repeat(40)}` }] })
    await bob.getByText("A program wrote this line.").waitFor()
    await until(async () =>
      await ada.locator("[data-line]").count() > 0 && await ada.getByText("More words.").count() > 0
    )
    assert.strictEqual(await field(ada).inputValue(), typed)
    await expect.poll(top).toBe(y)
    await field(ada).pressSequentially(" then")
    assert.strictEqual(await field(ada).inputValue(), `${typed} then`)
    await edits("delete-lines", { lines: [{ id: mine.id }] })
    await bob.getByText(mine.text).waitFor({ state: "detached" })
    assert.strictEqual(await field(ada).inputValue(), `${typed} then`)
    await edits("undo-change", {})
    await bob.getByText(mine.text).waitFor()
    await field(ada).press("Escape")
    await line(ada, 6).waitFor()
  })

  it("no longer see each other when a page closes, and when access ends", async () => {
    const again = await bob.context().newPage()
    await bob.close()
    await here(ada).waitFor({ state: "detached" })
    await again.goto(`${product.server.url}/transcribe/task/${task}`)
    await here(ada).waitFor()
    const { collaborators: [one] } = Object(await owner.call("GET", people()))
    await owner.call("DELETE", `${people()}/${one.id}`)
    await here(ada).waitFor({ state: "detached" })
    await line(again, 0).waitFor({ state: "detached" })
    assert.strictEqual(await here(again).count(), 0)
  })
})
