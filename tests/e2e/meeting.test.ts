import { meetingRooms, type Room } from "#tests/support/meeting-room/meeting-room.ts"
import { openPeople, speak } from "#tests/support/meeting-room/people.ts"
import { inTurn } from "#tests/support/server/in-turn.ts"
import type { Person } from "#tests/support/server/sign-up.ts"
import { say } from "#tests/support/speech/conversation.ts"
import { wavOf } from "#tests/support/speech/wav.ts"
import { until } from "#tests/support/until.ts"
import { anOwnWebProduct, complaintsOf, type OwnWebProduct } from "#tests/support/web/a-web-product.ts"
import { violationsOn } from "#tests/support/web/axe.ts"
import { pressOn, tabTo } from "#tests/support/web/keyboard.ts"
import { inTheme } from "#tests/support/web/screen.ts"
import type { Page } from "playwright"
import { afterAll, assert, beforeAll, describe, expect, it } from "vitest"

let rooms: Awaited<ReturnType<typeof meetingRooms>>
let people: Awaited<ReturnType<typeof openPeople>>
let product: OwnWebProduct
let anna: Person
let page: Page
let complaints: ReadonlyArray<string>

/** Who is in the meetings, each of whom says one sentence. */
const voices = { "Bob Müller": "rms", "李娜": "slt" } as const

beforeAll(async () => {
  const sound = await Promise.all(
    Object.entries(voices).map(async ([name, voice]) =>
      [name, wavOf(await say({ voice, text: "The budget was approved by the committee." }))] as const
    ),
  )
  rooms = await meetingRooms(new Map(sound))
  const [opened, made] = await Promise.all([
    openPeople(),
    anOwnWebProduct({
      MEETINGS: "own",
      MEETING_HOSTS: `127.0.0.1:${rooms.port}`,
      MEETING_INSIDE: [...rooms.inside].join(","),
    }),
  ])
  people = opened
  product = made
  anna = await product.user("anna", "free")
  page = await (await product.context(anna)).newPage()
  await page.goto(`${product.server.url}/transcribe/`)
})

afterAll(async () => {
  await product?.close()
  await people?.close()
  rooms?.close()
})

const dialog = () => page.getByRole("dialog", { name: "Add to your files" })
const link = () => dialog().getByLabel("Link to the meeting")
const heading = (name: string) => page.getByRole("heading", { name, exact: true })

const looks = [
  { width: 1280, height: 860, colorScheme: "light" },
  { width: 390, height: 844, colorScheme: "dark" },
] as const

/** Looks at the page as it is at both widths, light and dark, and keeps pictures if they are wanted. */
const looksGood = async (name: string): Promise<void> => {
  const folder = process.env["MEETING_PICTURES"]
  await inTurn(looks, async ({ width, height, colorScheme }) => {
    await page.setViewportSize({ width, height })
    await inTheme(page, colorScheme)
    await expect.poll(() => page.evaluate<number>("document.documentElement.scrollWidth")).toBeLessThanOrEqual(width)
    assert.deepStrictEqual(await violationsOn(page), [], `${name} at ${width}, ${colorScheme}`)
    if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png` })
  })
  await page.setViewportSize({ width: 1280, height: 860 })
  await inTheme(page, "light")
}

/** Opens the dialog and sends a guest to this room, by keyboard alone; gives the id of the task. */
const join = async (room: Room, title: string): Promise<string> => {
  await page.keyboard.press("n")
  await tabTo(page, "Files")
  await inTurn(["Record", "Meeting"], async (name) => {
    await page.keyboard.press("ArrowRight")
    await dialog().getByRole("tab", { name, selected: true }).waitFor()
  })
  await tabTo(page, "Link to the meeting")
  await page.keyboard.type(room.url)
  await tabTo(page, "Title (optional)")
  await page.keyboard.type(title)
  await pressOn(page, "Join")
  await page.waitForURL(/\/task\//)
  return new URL(page.url()).pathname.split("/").at(-1) ?? ""
}

const guest = "Parley · notes for anna"

describe("the dialog for a meeting", () => {
  it("says what the guest does, and of a bad link and one that only looks right, that it is none", async () => {
    await page.getByRole("button", { name: "New", exact: true }).click()
    await page.getByRole("menuitem", { name: /^Meeting/ }).click()
    await dialog().getByText(/says in the chat that it records for you/).waitFor()
    await dialog().getByText("Paste the invitation link of Jitsi or Google Meet").waitFor()
    assert.isTrue(await dialog().getByRole("button", { name: "Join" }).isDisabled())
    await looksGood("dialog")
    // The letters of the last one only look right.
    await inTurn(
      ["a meeting", "https://example.org/room", "https://m\u0435\u0435t.google.com/abc-defg-hij"],
      async (wrong) => {
        await link().fill(wrong)
        await link().press("Enter")
        await dialog().getByRole("alert").getByText("must be a valid meeting link").waitFor()
        assert.strictEqual(await link().getAttribute("aria-invalid"), "true")
      },
    )
    await looksGood("refused")
    await link().fill("")
    await expect.poll(() => dialog().getByRole("alert").count()).toBe(0)
    await link().fill("https://zoom.us/j/12345678901")
    await dialog().getByRole("button", { name: "Join" }).click()
    await dialog().getByRole("alert").getByText(/attends no meetings on Zoom/).waitFor()
    await dialog().getByRole("button", { name: "Cancel" }).click()
    await dialog().waitFor({ state: "detached" })
  })
})

describe("a guest in a meeting", () => {
  let room: Room
  let task: string

  it("that is sent by keyboard waits until somebody lets it in", async () => {
    // Not before: the links that were refused are complaints, too.
    complaints = complaintsOf(page)
    room = rooms.open("planning", { lobby: true })
    const folder = await anna.call<{ readonly id: string }>("POST", "/api/folder", { name: "Team" })
    await page.goto(`${product.server.url}/transcribe/?folder=${folder.id}`)
    await page.getByRole("heading", { name: "Team" }).waitFor()
    task = await join(room, "Weekly planning")
    const { folder_id: into } = await anna.call<{ readonly folder_id: string }>(
      "GET",
      `/api/transcription/tasks/${task}`,
    )
    assert.strictEqual(into, folder.id)
    await heading("Waiting to be let in").waitFor()
    assert.isTrue(room.waiting()[0]?.startsWith(guest), room.waiting().join())
    await looksGood("waiting")
    await pressOn(page, "Leave")
    await page.getByText("The guest hasn’t been let in, so there will be no notes.").waitFor()
    await pressOn(page, "Stay")
  })

  it("says how long it has been there, with whom, and who says what", async () => {
    const [bob] = await Promise.all(Object.keys(voices).map((name) => people.join(room, name, name)))
    room.admit(room.waiting()[0] ?? "")
    await heading("In the meeting").waitFor()
    const timer = page.getByRole("timer", { name: "Time in the meeting" })
    const first = await timer.textContent()
    await page.getByRole("listitem").getByText("李娜").waitFor()
    if (bob) await speak(bob, 2)
    await page.getByRole("main").getByText(/was said/).first().waitFor()
    await page.getByRole("main").getByText("Bob Müller").nth(1).waitFor()
    assert.notStrictEqual(await timer.textContent(), first)
    assert.match(room.chat[0]?.text ?? "", /record/)
    await looksGood("in")
  })

  it("has the transcript with their names, and a summary, once the host ends it", async () => {
    room.end()
    await page.getByText(/The host ended the meeting\. The guest was there for/).waitFor()
    await anna.finished(task)
    assert.strictEqual((await anna.usage()).left, 299)
    await page.getByRole("tab", { name: "Summary" }).click()
    await looksGood("summary")
    await page.getByRole("tab", { name: "Original" }).click()
    await page.getByRole("main").getByText("Bob Müller").first().waitFor()
    await looksGood("ended")
  })

  it("is sent from the free tools by who is signed in there, and called back by keyboard", async () => {
    await page.goto(`${product.server.url}/tools/en/audio-to-text`)
    await page.getByLabel(/^Account: /).click()
    await pressOn(page, "Join a meeting")
    const asked = page.getByRole("dialog", { name: "Join a meeting" })
    await asked.getByText("Paste the invitation link of Jitsi or Google Meet").waitFor()
    await asked.getByLabel("Link to the meeting").fill("https://example.org/room")
    await asked.getByLabel("Link to the meeting").press("Enter")
    await asked.getByRole("alert").getByText("must be a valid meeting link").waitFor()
    await looksGood("tools")
    const other = rooms.open("standup")
    await asked.getByLabel("Link to the meeting").fill(other.url)
    await pressOn(page, "Join")
    await page.waitForURL(/\/transcribe\/task\//)
    await heading("In the meeting").waitFor()
    await page.getByText("Nobody else is here yet.").waitFor()
    await pressOn(page, "Leave")
    await page.getByRole("dialog", { name: "Leave the meeting?" }).waitFor()
    await looksGood("leaving")
    await pressOn(page, "Leave")
    await page.getByText(/You called the guest back\./).waitFor()
    await until(() => other.inside().length === 0)
    await looksGood("left")
    assert.deepStrictEqual(complaints.filter((one) => !/joinMeeting|status of 400/.test(one)), [])
  })
})
