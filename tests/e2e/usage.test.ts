import { keptLink } from "#tests/support/server/kept-link.ts"
import type { OwnWebProduct } from "#tests/support/web/a-web-product.ts"
import { askForLink } from "#tests/support/web/ask-for-link.ts"
import { otherVisits } from "#tests/support/web/other-visits.ts"
import {
  aCountingProduct,
  aFile,
  aSpokenFile,
  choose,
  type UsageWalk,
  usageWalk,
} from "#tests/support/web/usage-walk.ts"
import type { Page } from "playwright"
import { afterAll, assert, beforeAll, describe, it } from "vitest"

let product: OwnWebProduct
let walk: UsageWalk

beforeAll(async () => {
  product = await aCountingProduct()
  walk = usageWalk(product)
})
afterAll(() => product?.close())

const payment = (...own: ReadonlyArray<string>) =>
  [
    ...own,
    "day_length=30",
    "month_length=1",
    "orderid=…",
    "parley_openid=…",
    "pay_from=230",
    "pay_money=1999",
    "pay_type=14",
    "pay_way=1",
    "product_id=563",
    "vip_status=0",
    "vip_type=pro",
  ].toSorted().join(" ")

describe("a newcomer, step by step, reports exactly this", () => {
  let page: Page

  it("coming by a referral and signing in", async () => {
    page = await walk.watched(await product.visitor())
    await walk.open(page, "/transcribe/login?ref=ABC")
    await walk.expectReports(
      "app/login 110 shown=login",
      "app/login 111 login_from=3 login_type=0 user_login=0 user_vip=0",
    )
    await askForLink(page, "walker@example.org")
    await walk.expectReports("app/login 110 click=login")
    await page.goto(keptLink(product.server.folder, "walker@example.org").href)
    await page.getByRole("heading", { name: "Nothing here yet" }).waitFor()
    await page.mouse.move(5, 5)
    await walk.expectReports(
      "app/library 110 shown=library",
      "app/library 111 login_from=3 login_type=3 user_login=1 user_vip=0",
    )
    assert.deepStrictEqual(walk.take(), [])
  })

  it("a pasted text, and what becomes of it", async () => {
    await page.keyboard.press("n")
    await page.getByRole("tab", { name: "Document" }).click()
    await page.getByText("Paste text").click()
    await page.getByLabel("Text", { exact: true }).fill("We met on Monday. Anna writes the report. It costs 50 euros.")
    await page.getByRole("button", { name: "Import" }).click()
    await walk.expectReports(
      "app/library 110 file_type=3 upload=1",
      "app/library 102 file_type=3 shown=library source=text task=transcription trans_result=1 trans_time=…",
      "app/library 102 analyz_time=… file_type=3 shown=library source=text task=analysis",
    )
    assert.deepStrictEqual(walk.take(), [])
  })

  it("a recording, and what becomes of it", async () => {
    await page.keyboard.press("n")
    await choose(page, await aSpokenFile())
    await page.getByLabel("Kind").first().selectOption({ label: "Lecture" })
    await page.getByRole("button", { name: "Transcribe 1 file" }).click()
    await walk.expectReports(
      "app/library 102 file_type=2 size=… source=audio style=lecture upload=1",
      "app/library 102 file_type=2 shown=library source=audio task=transcription trans_result=1 trans_time=…",
      "app/library 102 analyz_time=… file_type=2 shown=library source=audio task=analysis",
    )
    assert.deepStrictEqual(walk.take(), [])
  })

  it("a file that is refused", async () => {
    await page.keyboard.press("n")
    await choose(page, aFile("letter.mp3", "audio/mpeg", Buffer.from("Dear diary, nothing to hear here")))
    await page.getByRole("button", { name: "Transcribe 1 file" }).click()
    await walk.expectReports(
      "app/library 102 error_id=FileUnusable file_type=2 season=FileUnusable source=audio upload=0",
    )
    assert.deepStrictEqual(walk.take(), [])
  })

  it("its page, a file made of it, sharing and asking", async () => {
    await page.getByRole("link", { name: /^We met/ }).first().click()
    await walk.expectReports("app/task 110 shown=task")
    await page.getByRole("button", { name: "Export", exact: true }).click()
    await page.getByRole("menuitem", { name: "Markdown" }).click()
    await walk.expectReports("app/task 110 click=export export=md")
    await page.getByRole("button", { name: "Share", exact: true }).click()
    await walk.expectReports("app/task 110 click=share")
    await page.keyboard.press("Escape")
    await walk.open(page, "/transcribe/ask")
    await walk.expectReports("app/ask 110 shown=ask")
    await page.getByRole("textbox", { name: "Ask a question" }).fill("Who writes the report?")
    await page.keyboard.press("Enter")
    await walk.expectReports("app/ask 110 click=ask")
    assert.deepStrictEqual(walk.take(), [])
  })

  it("a summary that is written again, in a style and for another kind of recording", async () => {
    await page.route(/startAnalysis/, (route) => route.fulfill({ status: 500, body: "{}" }))
    await walk.open(page, "/transcribe/")
    await walk.expectReports("app/library 110 shown=library")
    await page.getByRole("link", { name: /^We met/ }).first().click()
    await walk.expectReports("app/task 110 shown=task")
    await page.getByRole("tab", { name: "Summary" }).click()
    await page.getByRole("button", { name: "Change style" }).click()
    await page.getByText("Short", { exact: true }).click()
    await page.getByRole("textbox", { name: "Focus" }).fill("What the board must not read")
    await page.getByRole("button", { name: "Rewrite in this style" }).click()
    await walk.expectReports("app/task 110 click=rewrite text_instruction=0 text_length=short text_style=1")
    await page.getByRole("button", { name: /^Kind of recording: / }).click()
    await page.getByRole("menuitemradio", { name: "Podcast" }).click()
    await page.getByRole("dialog").getByRole("button", { name: "Rewrite" }).click()
    await walk.expectReports("app/task 110 click=rewrite style=podcast")
    await page.unroute(/startAnalysis/)
    assert.deepStrictEqual(walk.take(), [])
  })

  it("a paid feature, the plans, a payment that is not made and one that is", async () => {
    await walk.open(page, new URL(page.url()).pathname)
    await walk.expectReports("app/task 110 shown=task")
    await page.getByRole("button", { name: "Export", exact: true }).click()
    await page.getByRole("menuitem", { name: "XMind file" }).click()
    await walk.expectReports("app/task 110 click=export export=xmind", "app/task 110 vip=20005")
    await page.getByRole("dialog", { name: "Upgrade to Pro" }).getByRole("button", { name: "See the plans" }).click()
    await walk.expectReports("app/task 110 click=upgrade vip=20005", "app/plans 110 shown=plans")
    await page.getByRole("button", { name: "Choose Pro" }).click()
    await walk.expectReports(
      "app/plans 112 offsite_click=provider",
      `app/plans 111 ${payment("pay_result=0", "pay_times=1", "show_from=task")}`,
    )
    await page.getByRole("link", { name: "Cancel and go back" }).click()
    await page.mouse.move(7, 7)
    await walk.expectReports(
      "app/payment_cancel 110 shown=payment_cancel",
      `app/payment_cancel 111 ${payment("pay_failreason=Cancelled", "pay_result=2", "pay_times=1", "show_from=task")}`,
    )
    await page.getByRole("link", { name: "See the plans" }).click()
    await page.getByRole("button", { name: "Choose Pro" }).click()
    await walk.expectReports(
      "app/plans 110 shown=plans",
      "app/plans 112 offsite_click=provider",
      `app/plans 111 ${payment("pay_result=0", "pay_times=2", "show_from=payment_cancel")}`,
    )
    await page.getByRole("button", { name: "Pay $19.99" }).click()
    await page.getByRole("heading", { name: "Welcome to Pro" }).waitFor()
    await page.mouse.move(8, 8)
    await walk.expectReports(
      "app/payment_success 110 shown=payment_success",
      `app/payment_success 111 ${payment("pay_result=1", "pay_times=2", "show_from=payment_cancel")}`,
    )
    assert.deepStrictEqual(walk.take(), [])
  })

  it("the account, which is a paying one now, and its end of reporting", async () => {
    await walk.open(page, "/transcribe/account")
    await walk.expectReports(
      "app/account 110 shown=account",
      "app/account 111 login_from=3 login_type=3 user_login=1 user_vip=1",
    )
    await page.getByRole("switch", { name: "Count my use in this browser" }).click()
    await walk.open(page, "/transcribe/")
    await page.getByRole("link", { name: /^We met/ }).first().click()
    await page.getByRole("button", { name: "Export", exact: true }).click()
    await page.getByRole("menuitem", { name: "Markdown" }).click()
    await walk.open(page, "/usage-statistics")
    await page.getByText("This browser is not counted.").waitFor()
    await page.getByRole("button", { name: "Count this browser again" }).click()
    await page.getByText("This browser is counted.").waitFor()
    await walk.open(page, "/transcribe/nowhere")
    await walk.expectReports("app/other 110 shown=other")
    await walk.open(page, "/transcribe/")
    await walk.expectReports(
      "app/library 110 shown=library",
      "app/library 111 login_from=1 login_type=3 user_login=1 user_vip=1",
    )
    assert.deepStrictEqual(walk.take(), [])
  })
})

describe("others report", () => {
  it.each(Object.entries(otherVisits))("%s", async (_, visit) => {
    await visit(walk)
    assert.deepStrictEqual(walk.take(), [])
  })
})

describe("in the end", () => {
  it("every field of the tables was reported, and the collector took all of it", () => {
    const fields = new Set(walk.seen.flatMap((line) => line.split(" ").slice(1).map((part) => part.split("=")[0])))
    const named = `user_login login_type user_vip login_from click shown file_type upload style text_length text_style
      text_instruction vip export banner_show source trans_result season error_id size trans_time analyz_time task
      offsite_click show_from pay_from pay_way pay_type pay_money pay_result pay_failreason orderid pay_times vip_status
      product_id vip_type month_length day_length parley_openid`
    assert.deepStrictEqual(named.split(/\s+/).filter((name) => !fields.has(name)), [])
    assert.deepStrictEqual(walk.refused, [])
  })

  it("nobody is counted whose browser sends Global Privacy Control", async () => {
    const context = await product.visitor()
    await context.addInitScript("Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })")
    const page = await walk.watched(context)
    await walk.open(page, "/transcribe/login")
    await askForLink(page, "private@example.org")
    await walk.open(page, "/usage-statistics")
    await page.getByText("Your browser asks not to be counted").waitFor()
    assert.deepStrictEqual(walk.take(), [])
  })
})
