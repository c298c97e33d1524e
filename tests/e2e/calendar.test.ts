import { aCalendar } from "#tests/support/calendar/published-calendars.ts"
import { key } from "#tests/support/meeting-providers/a-provider.ts"
import { attendeePeer } from "#tests/support/meeting-providers/attendee-peer.ts"
import { portOf } from "#tests/support/meeting-room/meeting-room.ts"
import { inTurn } from "#tests/support/server/in-turn.ts"
import type { Person } from "#tests/support/server/sign-up.ts"
import { until } from "#tests/support/until.ts"
import { anOwnWebProduct, complaintsOf, type OwnWebProduct } from "#tests/support/web/a-web-product.ts"
import { violationsOn } from "#tests/support/web/axe.ts"
import { pressOn } from "#tests/support/web/keyboard.ts"
import { inTheme } from "#tests/support/web/screen.ts"
import { createServer, type Server } from "node:http"
import type { Page } from "playwright"
import { afterAll, assert, beforeAll, describe, expect, it } from "vitest"

let bots: Awaited<ReturnType<typeof attendeePeer>>
let site: Server
let address: string
let product: OwnWebProduct
let ada: Person
let page: Page
let complaints: ReadonlyArray<string>

const minute = 60_000
const day = 24 * 60 * minute
const now = Date.now()
/** So many milliseconds from now, as calendars write it. */
const at = (from: number): string => new Date(now + from).toISOString().replaceAll(/[-:]|\.\d+/g, "")
const event = (uid: string, title: string, begins: number, ...more: ReadonlyArray<string>): ReadonlyArray<string> => [
  `UID:${uid}`,
  `DTSTART:${at(begins)}`,
  `DTEND:${at(begins + 60 * minute)}`,
  `SUMMARY:${title}`,
  `LOCATION:https://meet.google.com/${uid.slice(0, 3)}-defg-hij`,
  ...more,
]

const series = "srs-stand-up"
const first = day + 60 * minute
/** What the publisher has: a series of four with one left out and one cancelled, one that goes on, and others. */
let published = aCalendar(
  event(series, "Stand-up", first, "RRULE:FREQ=DAILY;COUNT=4", `EXDATE:${at(first + day)}`),
  event(series, "Stand-up", first + 2 * day, `RECURRENCE-ID:${at(first + 2 * day)}`, "STATUS:CANCELLED"),
  event("pln-planning", "Planning", 20 * minute),
  event("rtr-retrospective", "Retrospective", -5 * minute),
  event("cnc-cancelled", "Called off", 40 * minute, "STATUS:CANCELLED"),
  [
    "UID:odd-hours",
    `DTSTART;TZID=Moon/Tranquility:${at(day).slice(0, -1)}`,
    "DURATION:PT1H",
    "SUMMARY:Odd hours",
    "LOCATION:https://meet.google.com/odd-defg-hij",
  ],
)

beforeAll(async () => {
  bots = await attendeePeer()
  site = createServer(({ url }, answer) => answer.end(url === "/ada.ics" ? published : "<h1>Log in</h1>"))
  await new Promise<void>((done) => site.listen(0, "127.0.0.1", done))
  address = `http://127.0.0.1:${portOf(site)}`
  product = await anOwnWebProduct({
    MEETINGS: "attendee",
    ATTENDEE_URL: bots.url,
    ATTENDEE_API_KEY: key,
    LINK_INSIDE: `127.0.0.1:${portOf(site)}`,
  })
  ada = await product.user("ada", "free")
  page = await (await product.context(ada, { viewport: { width: 1280, height: 860 } })).newPage()
  await page.goto(`${product.server.url}/transcribe/account`)
})

afterAll(async () => {
  await product?.close()
  await bots?.close()
  site?.close()
})

const section = () => page.getByRole("region", { name: "Calendar" })
const row = (title: string) => section().getByRole("listitem").filter({ hasText: title })
const field = () => section().getByRole("textbox")

/** Looks at the page as it is at both widths, light and dark, and keeps pictures if they are wanted. */
const looksGood = async (name: string): Promise<void> => {
  const folder = process.env["MEETING_PICTURES"]
  await inTurn([[1280, "light"], [390, "dark"]] as const, async ([width, colorScheme]) => {
    await page.setViewportSize({ width, height: 860 })
    await inTheme(page, colorScheme)
    await expect.poll(() => page.evaluate<number>("document.documentElement.scrollWidth")).toBeLessThanOrEqual(width)
    assert.deepStrictEqual(await violationsOn(page), [], `${name} at ${width}, ${colorScheme}`)
    if (folder !== undefined) await page.screenshot({ path: `${folder}/calendar-${name}-${width}-${colorScheme}.png` })
  })
  await page.setViewportSize({ width: 1280, height: 860 })
  await inTheme(page, "light")
}

describe("the calendar of an account", () => {
  it("is refused in words where the address is none, leads to a page, or into the network of the server", async () => {
    await field().fill("my calendar")
    await field().press("Enter")
    await section().getByRole("alert").getByText(/must be the address of a calendar/).waitFor()
    await field().fill(`${address}/login`)
    await field().press("Enter")
    await section().getByRole("alert").getByText(/isn’t a calendar in the iCalendar format/).waitFor()
    await field().fill("http://10.0.0.1/ada.ics")
    await field().press("Enter")
    await section().getByRole("alert").getByText(/isn’t on the public internet/).waitFor()
    assert.strictEqual(await field().getAttribute("aria-invalid"), "true")
    await section().scrollIntoViewIfNeeded()
    await looksGood("refused")
  })

  it("shows what comes up, without what is cancelled, once its address is there", async () => {
    complaints = complaintsOf(page)
    await field().fill(`${address}/ada.ics`)
    await pressOn(page, "Save")
    await row("Retrospective").waitFor()
    assert.strictEqual(await row("Stand-up").count(), 2)
    assert.strictEqual(await row("Planning").count(), 1)
    assert.strictEqual(await row("Called off").count(), 0)
    await row("Planning").getByText(/Not joined automatically/).waitFor()
    assert.notInclude(await page.content(), "ada.ics")
    await section().scrollIntoViewIfNeeded()
    await looksGood("there")
  })

  it("joins what goes on by itself, once its owner wants that, but not what is skipped", async () => {
    await section().getByRole("switch", { name: "Join meetings automatically" }).press(" ")
    await row("Planning").getByText(/Will be joined automatically/).waitFor()
    await row("Odd hours").getByText(/Its time zone isn’t known/).waitFor()
    // Nobody would go there anyway.
    assert.strictEqual(await row("Odd hours").getByRole("button", { name: /^Skip/ }).count(), 0)
    await pressOn(page, "Skip: Planning")
    await row("Planning").getByText(/Skipped/).waitFor()
    await until(() => bots.world.sent === 1)
    await page.reload()
    await row("Retrospective").getByText(/Joined/).waitFor()
    await row("Planning").getByText(/Skipped/).waitFor()
    await section().scrollIntoViewIfNeeded()
    await looksGood("joining")
    await row("Retrospective").getByRole("link", { name: "Open" }).click()
    await page.getByRole("heading", { name: "Retrospective" }).first().waitFor()
    await page.getByRole("heading", { name: "Joining the meeting" }).waitFor()
    assert.deepStrictEqual(complaints, [])
  })

  it("is offered in the library, and forgotten when it is removed", async () => {
    published = aCalendar(event("new-planning", "Next planning", 30 * minute))
    await page.goto(`${product.server.url}/transcribe/account`)
    await field().fill(`${address}/ada.ics`)
    await field().press("Enter")
    await row("Next planning").waitFor()
    await expect.poll(() => row("Retrospective").count()).toBe(0)
    await page.goto(`${product.server.url}/transcribe/`)
    await page.getByText(/Next planning/).waitFor()
    await looksGood("library")
    await page.goto(`${product.server.url}/transcribe/account`)
    await pressOn(page, "Remove")
    await page.getByRole("dialog", { name: "Remove the calendar?" }).getByRole("button", { name: "Remove" }).click()
    await expect.poll(() => row("Next planning").count()).toBe(0)
    await section().getByLabel("Address of your calendar (iCal)").waitFor()
    assert.strictEqual(await page.evaluate("document.activeElement?.textContent"), "Calendar")
    assert.deepStrictEqual(complaints, [])
  })
})
