import type { Client } from "#tests/support/server/client.ts"
import { until } from "#tests/support/until.ts"
import { aWebProduct, type WebProduct } from "#tests/support/web/a-web-product.ts"
import { violationsOn } from "#tests/support/web/axe.ts"
import { views } from "#tests/support/web/screen.ts"
import { type WritingPage, writingPage } from "#tests/support/web/writing-page.ts"
import { afterAll, assert, beforeAll, describe, expect, it } from "vitest"

let product: WebProduct
let client: Client
let task: string
let ada: WritingPage
/** The same account on a phone, in dark. */
let phone: WritingPage

const summary = "## Plan\n\n- We raise prices [00:02](#t=2)\n- We hire two people\n\n## Next\n\nSend the offer.\n"

beforeAll(async () => {
  product = await aWebProduct()
  client = await product.user("ada", "pro")
  task = (await client.example()).id
  await elsewhere(summary)
  const address = `${product.server.url}/transcribe/task/${task}?tab=summary`
  const desktop = await product.context(client)
  await desktop.grantPermissions(["clipboard-read", "clipboard-write"])
  ada = await writingPage(desktop, address)
  phone = await writingPage(await product.context(client, { ...views.phone, colorScheme: "dark" }), address)
})

afterAll(() => product?.close())

/** Someone changes the summary by the API: the version that they saw, or the one that is stored. */
const elsewhere = (summary: string, seen: { readonly summary_version?: number } = {}) =>
  client.call("PUT", `/api/transcription/${task}/edit`, { summary, ...seen })
const stored = async () => (await client.task(task)).summary ?? ""
const isStored = (words: string) => until(async () => (await stored()).includes(words))

describe("a summary that two write at once", () => {
  it("shows each what the other types, and where, by name and without a violation", async () => {
    await ada.enter()
    await phone.enter()
    await phone.after("two people")
    await phone.type(" in May")
    await ada.has("two people in May")
    await ada.page.locator(".caret-name").getByText("You, in another window").waitFor()
    assert.deepStrictEqual(await violationsOn(ada.page), [])
    assert.deepStrictEqual(await violationsOn(phone.page), [])
    await phone.isIn("saved")
    assert.include(await stored(), "- We hire two people in May")
  })

  it("takes back one's own words only, after another tab was looked at too", async () => {
    await ada.after("Send the offer")
    // At once: slowly typed keys would be taken back one by one.
    await ada.page.keyboard.insertText(" Today!")
    await phone.has("Send the offer. Today!")
    await ada.page.getByRole("tab", { name: "Original" }).click()
    await ada.text().waitFor({ state: "hidden" })
    await phone.after("Plan")
    await phone.type(" for May")
    await ada.page.getByRole("tab", { name: "Summary" }).click()
    await ada.has("Plan for May")
    await ada.text().focus()
    await ada.page.keyboard.press("Control+z")
    await until(async () => !(await phone.words()).includes("Tod"))
    assert.include(await ada.words(), "two people in May")
  })

  it("merges what the API changes with what is being typed", async () => {
    await ada.after("Send the offer")
    await ada.type(" Soon.")
    await ada.isIn("saved")
    const { summary: before, summary_version } = await client.task(task)
    await ada.type(" Very")
    await elsewhere((before ?? "").replace("We raise prices", "We raise the prices"), { summary_version })
    await ada.type(" soon.")
    await ada.has("We raise the prices")
    await ada.page.getByText("changed the summary outside the editor").waitFor()
    await isStored("Soon. Very soon.")
    assert.include(await stored(), "We raise the prices [00:02](#t=2)")
  })
})

describe("a line that is cut", () => {
  it("loses nothing, over a reload either", async () => {
    ada.line.cut()
    await ada.isIn("offline")
    await ada.after("two people")
    await ada.type(" offline")
    await phone.after("Send the offer")
    await phone.type(" Online.")
    await ada.page.reload()
    await ada.has("offline")
    await ada.isIn("offline")
    ada.line.mend()
    await ada.has("Online.")
    await ada.isIn("saved")
    assert.include(await stored(), "in May offline")
  })

  it("just before it says that everything is saved, says so when it is back", async () => {
    ada.line.loseWith('"saved"')
    await ada.after("two people")
    await ada.type(" again")
    await isStored("offline again")
    await ada.isIn("saved")
    assert.include(await ada.words(), "offline again")
  })

  it("shows both versions of a paragraph that both changed, and lets one be chosen", async () => {
    ada.line.cut()
    await ada.isIn("offline")
    await ada.after("the prices")
    await ada.type(" by five")
    await phone.after("the prices")
    await phone.type(" by nine")
    await phone.isIn("saved")
    ada.line.mend()
    const panel = ada.page.getByRole("region", { name: "Two versions of one paragraph" })
    await panel.waitFor()
    assert.include(await panel.innerText(), "by nine")
    assert.deepStrictEqual(await violationsOn(ada.page), [])
    await expect.poll(() => ada.words()).toMatch(/by five.*by nine|by nine.*by five/s)
    await panel.getByRole("button", { name: "Keep yours" }).click()
    await until(async () => !(await phone.words()).includes("by nine"))
    await ada.isIn("saved")
    assert.include(await stored(), "by five")
  })
})

describe("the tools", () => {
  it("are one stop for Tab, and arrows go between them", async () => {
    await ada.button("Bold").focus()
    await ada.page.keyboard.press("ArrowRight")
    assert.strictEqual(await ada.page.evaluate("document.activeElement.ariaLabel"), "Italic")
    assert.strictEqual(await ada.page.locator("[role=toolbar][aria-label=Formatting] button[tabindex='0']").count(), 1)
  })

  it("make headings, check boxes and links of safe addresses", async () => {
    await ada.after("Send the offer")
    await ada.page.keyboard.press("Enter")
    await ada.type("[ ] Call the bank")
    await ada.page.getByRole("checkbox", { name: "Call the bank" }).click()
    await ada.text().locator("p").filter({ hasText: "Call the bank" }).dblclick()
    await ada.page.keyboard.press("Control+k")
    const address = ada.page.getByRole("textbox", { name: "Link address" })
    await address.fill("javascript:alert(1)")
    await address.press("Enter")
    await ada.page.getByText("Enter a web or email address.").waitFor()
    await address.fill("bank.example")
    await address.press("Enter")
    await isStored("https://bank.example")
    assert.include(await stored(), "- [x] Call the [bank](https://bank.example)\n")
  })

  it("type behind a citation, delete it as one thing, and bring it back", async () => {
    const chip = ada.text().locator("[data-citation]").first()
    await chip.click()
    await ada.type(" It stays.")
    await isStored("[00:02](#t=2) It stays.")
    await chip.click()
    await ada.page.keyboard.press("Backspace")
    await until(async () => await ada.text().locator("[data-citation]").count() === 0)
    await ada.page.keyboard.press("Control+z")
    await chip.waitFor()
    await isStored("[00:02](#t=2)")
    assert.strictEqual(await chip.innerText(), "00:02")
  })

  it("find, count and replace in this text", async () => {
    await ada.text().focus()
    await ada.page.keyboard.press("Control+f")
    const find = ada.page.getByRole("search", { name: "Find and replace" })
    await find.getByRole("textbox", { name: "Find" }).fill("the")
    await find.getByText(/^\d of \d$/).waitFor()
    await find.getByRole("textbox", { name: "Replace with" }).fill("our")
    await find.getByRole("button", { name: "Replace all" }).click()
    await find.getByText(/^\d replaced$/).waitFor()
    assert.deepStrictEqual(await violationsOn(ada.page), [])
    await ada.page.keyboard.press("Escape")
    await phone.has("Send our offer")
    await until(() => ada.isFocused())
  })

  it("clean what is pasted from a word processor, and read Markdown", async () => {
    await ada.after("Call our")
    await ada.page.keyboard.press("Enter")
    await ada.page.keyboard.press("Enter")
    await ada.paste(
      "text/html",
      '<!--[if gte mso 9]><xml>junk</xml><![endif]--><p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·  </span>From <b>Word</b><o:p></o:p></p>',
    )
    await ada.has("From Word")
    await isStored("From **Word**")
    await ada.page.keyboard.press("Enter")
    await ada.page.keyboard.press("Enter")
    await ada.paste("text/plain", "### Pasted\n\n1. first\n2. second\n")
    await isStored("### Pasted\n\n1. first\n2. second")
    assert.notInclude(await stored(), "junk")
  })

  it("leave full screen first, by Escape or by going back, and keep the caret", async () => {
    await ada.button("Write in full screen").click()
    await ada.button("Exit full screen").waitFor()
    await until(() => ada.page.evaluate<boolean>("history.state?.layers === 1"))
    await ada.page.goBack()
    await ada.button("Write in full screen").click()
    await ada.text().focus()
    await ada.page.keyboard.press("Escape")
    await ada.button("Write in full screen").waitFor()
    await until(() => ada.isFocused())
    assert.strictEqual(await ada.button("Done").count(), 1)
  })
})

describe("the versions", () => {
  it("say who wrote what, and bring one back without losing what is typed meanwhile", async () => {
    await ada.isIn("saved")
    await ada.button("Version history").click()
    const dialog = ada.page.getByRole("dialog", { name: "Versions" })
    const versions = dialog.getByRole("radio")
    await versions.first().waitFor()
    await versions.last().check({ force: true })
    await dialog.getByRole("button", { name: "Changes since" }).click()
    await dialog.locator("ins").first().waitFor()
    assert.deepStrictEqual(await violationsOn(ada.page), [])
    await phone.after("two people")
    await phone.type(" meanwhile")
    await dialog.getByRole("button", { name: "Restore this version" }).click()
    await until(async () => !(await stored()).includes("Pasted"))
    await ada.page.locator("#layers").getByRole("button", { name: "Undo" }).click()
    await isStored("Pasted")
    await isStored("meanwhile")
  })
})

describe("Done", () => {
  it("saves, shows the text, returns the focus and offers a new mind map", async () => {
    await ada.after("our offer")
    await ada.type(" At last.")
    await ada.button("Done").click()
    await ada.page.getByText("At last.").waitFor()
    await ada.button("Redraw the mind map").waitFor()
    assert.include(await stored(), "At last.")
    await expect.poll(() => ada.page.evaluate("document.activeElement.textContent")).toBe("Edit")
  })

  it("is all that a summary's pages have to complain of: nothing", () =>
    assert.deepStrictEqual([...ada.complaints, ...phone.complaints], []))
})
