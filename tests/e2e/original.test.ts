import type { Segment } from "#domain/transcript/transcript.ts"
import { type Client, signIn } from "#tests/support/server/client.ts"
import { eventually } from "#tests/support/server/in-turn.ts"
import { layLongTask, longTask } from "#tests/support/server/lay-long-task.ts"
import { type ServerProcess, startServer } from "#tests/support/server/start-server.ts"
import { shortTalk } from "#tests/support/speech/meetings.ts"
import { openBrowser } from "#tests/support/web/browser.ts"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Browser, BrowserContext, Page } from "playwright-core"
import { afterAll, assert, beforeAll, describe, it } from "vitest"

let folder: string
let server: ServerProcess
let browser: Browser
let context: BrowserContext
let client: Client
let page: Page
let task: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "parley-original-"))
  await layLongTask(join(folder, "data"), "ada@example.org", null)
  ;[server, browser] = await Promise.all([startServer({ folder, entry: "built" }), openBrowser()])
  client = await signIn(server.url, "ada@example.org")
  task = await client.upload((await shortTalk()).wav, { title: "Weekly planning" })
  context = await browser.newContext({ viewport: { width: 1440, height: 900 }, colorScheme: "light" })
  await context.addInitScript(
    `localStorage.getItem("auth_token") ?? localStorage.setItem("auth_token", "${client.token}")`,
  )
  await client.finished(task)
  page = await context.newPage()
  await page.goto(address(task))
}, 120_000)

afterAll(async () => {
  await browser?.close()
  await server?.stop()
  await rm(folder, { recursive: true, force: true })
})

const address = (id: string) => `${server.url}/transcribe/task/${id}`
const lines = () => page.locator("[data-text]")
const button = (name: string | RegExp) => page.getByRole("button", { name, exact: typeof name === "string" })
const rail = () => page.getByRole("complementary", { name: "Speakers and coverage" })
/** The second that the address shows. */
const second = () => Number(new URL(page.url()).searchParams.get("t"))
/** Waits until the page is as it shall be. */
const until = async (what: () => Promise<boolean> | boolean) =>
  assert.isTrue(await eventually(async () => await what() || null, { every: 50, within: 10_000 }))

describe("listening", () => {
  it("plays from the time of a line, and pauses by the space bar", async () => {
    const time = button(/^Play from/).nth(2)
    const name = await time.getAttribute("aria-label")
    await time.click()
    await button("Pause").waitFor()
    await until(() => second() > 0)
    await until(async () => await page.getByRole("slider").getAttribute("aria-valuetext") !== "00:00 of 00:23")
    await page.keyboard.press("Space")
    await button("Play").waitFor()
    assert.strictEqual(await page.locator("[data-handle][class*=font-]").first().getAttribute("aria-label"), name)
  })

  it("goes to the word that is pressed, by the times of the engine", async () => {
    const path = `/api/transcription/tasks/${task}/transcript?words=true`
    const { segments } = await client.call<{ segments: ReadonlyArray<typeof Segment.Encoded> }>("GET", path)
    const word = segments[1]?.words.find(({ text }) => text.length > 4) ?? { text: "", begin: 0 }
    const place = await page.evaluate<{ x: number; y: number }>(`(() => {
      const node = document.querySelectorAll("[data-text]")[1].firstChild
      const range = new Range()
      const at = node.data.toLowerCase().indexOf("${word.text.toLowerCase()}")
      range.setStart(node, at + 1)
      range.setEnd(node, at + 3)
      const { x, y, width, height } = range.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    })()`)
    await page.mouse.move(place.x, place.y)
    await page.mouse.click(place.x, place.y)
    await until(() => Math.abs(second() * 1000 - word.begin) < 150)
    assert.isTrue(await page.evaluate("CSS.highlights.has('word')"))
  })

  it("keeps its place over a reload", async () => {
    const before = second()
    await page.reload()
    await lines().first().waitFor()
    assert.strictEqual(second(), before)
    await page.goto(address(task))
    await lines().first().waitFor()
    const said = await page.getByRole("slider").getAttribute("aria-valuetext")
    assert.strictEqual(said?.slice(0, 5), `00:${String(Math.floor(before)).padStart(2, "0")}`)
  })
})

describe("speakers", () => {
  it("are renamed everywhere, in place", async () => {
    await rail().getByRole("button", { name: /^Speaker 1/ }).dblclick()
    await page.getByRole("textbox", { name: "Name" }).fill("Maya")
    await page.keyboard.press("Enter")
    await button("Maya: change the speaker").first().waitFor()
    await until(async () =>
      (await client.call<Named>("GET", `/api/transcription/tasks/${task}`)).speakers[0]?.name === "Maya"
    )
    assert.strictEqual(await button("Speaker 1: change the speaker").count(), 0)
  })

  it("are changed for one line only, and back", async () => {
    await lines().first().hover()
    await button("Change the speaker").click()
    const dialog = page.getByRole("dialog", { name: "Who speaks here?" })
    await dialog.getByRole("textbox").fill("Guest")
    await dialog.getByRole("radio", { name: "Only this line" }).check()
    await dialog.getByRole("button", { name: "Assign to Guest" }).click()
    await button("Guest: change the speaker").waitFor()
    await page.getByRole("button", { name: "Undo" }).click()
    await button("Guest: change the speaker").waitFor({ state: "detached" })
    const [first] = await client.lines(task)
    assert.strictEqual(first?.speaker_id, "speaker_1")
  })

  it("become one, and two again", async () => {
    const before = (await client.lines(task)).map(({ speaker_id }) => speaker_id)
    await button("Maya: change the speaker").first().click()
    const dialog = page.getByRole("dialog", { name: "Who speaks here?" })
    await dialog.getByRole("button", { name: "Speaker 2" }).click()
    await dialog.getByRole("button", { name: "Merge into Speaker 2" }).click()
    await button("Maya: change the speaker").first().waitFor({ state: "detached" })
    await page.getByRole("button", { name: "Undo" }).last().click()
    await button("Maya: change the speaker").first().waitFor()
    const after = (await client.lines(task)).map(({ speaker_id }) => speaker_id)
    assert.deepStrictEqual(after.map((id) => id === after[0]), before.map((id) => id === before[0]))
  })

  it("hide the lines of others", async () => {
    const all = await lines().count()
    await rail().getByRole("button", { name: /^Maya/ }).click()
    await until(async () => await lines().count() < all)
    assert.strictEqual(await button("Speaker 2: change the speaker").count(), 0)
    await button("Show everyone").click()
    await until(async () => await lines().count() === all)
  })
})

interface Named {
  readonly speakers: ReadonlyArray<{ readonly name: string }>
}

/** Opens a line and types instead of what stands there. */
const type = async (line: number, text: string) => {
  await lines().nth(line).dblclick()
  await page.getByRole("textbox", { name: "Edit" }).fill(text)
}

describe("editing", () => {
  it("saves in place, and the server has it", async () => {
    await type(0, "Good morning to all of you.")
    await page.keyboard.press("Control+Enter")
    await page.getByText("Saved", { exact: true }).waitFor()
    assert.strictEqual((await client.lines(task))[0]?.text, "Good morning to all of you.")
    await page.reload()
    await page.getByText("Good morning to all of you.").waitFor()
  })

  it("shows in another window at once", async () => {
    const other = await context.newPage()
    await other.goto(address(task))
    await other.locator("[data-text]").first().waitFor()
    await type(1, "Seen in both windows.")
    await page.keyboard.press("Control+Enter")
    await other.getByText("Seen in both windows.").waitFor()
    assert.strictEqual(await other.locator("textarea").count(), 0)
    await other.close()
  })

  it("keeps both versions when somebody else was faster", async () => {
    const line = (await client.lines(task))[2]
    await type(2, "My version.")
    await client.call("PUT", `/api/transcription/${task}/edit`, {
      timeline: [{ id: line?.id, text: "Their version." }],
    })
    await page.keyboard.press("Control+Enter")
    await button("Use your version").waitFor()
    await page.getByRole("alert").getByText("Their version.", { exact: true }).waitFor()
    assert.strictEqual((await client.lines(task))[2]?.text, "Their version.")
    await button("Use your version").click()
    await page.getByText("Saved", { exact: true }).waitFor()
    assert.strictEqual((await client.lines(task))[2]?.text, "My version.")
  })

  it("offers unsaved text again after the session ended", async () => {
    await type(3, "Typed before the session ended.")
    await page.route(/editLines/, (route) => route.fulfill({ status: 401, body: "{}" }))
    await page.keyboard.press("Control+Enter")
    await page.getByRole("heading", { name: /^Welcome/ }).waitFor()
    await page.unroute(/editLines/)
    await page.goto(address(task))
    await button("Continue editing").click()
    assert.strictEqual(
      await page.getByRole("textbox", { name: "Edit" }).inputValue(),
      "Typed before the session ended.",
    )
    await page.keyboard.press("Control+Enter")
    await page.getByText("Saved", { exact: true }).waitFor()
    assert.strictEqual((await client.lines(task))[3]?.text, "Typed before the session ended.")
  })

  it("loses nothing when the server is started anew meanwhile", async () => {
    await type(4, "Typed while the server was away.")
    const port = Number(new URL(server.url).port)
    await server.stop()
    await page.keyboard.press("Control+Enter")
    await page.getByRole("alertdialog", { name: "We are updating the service" }).waitFor()
    server = await startServer({ folder, entry: "built", port })
    // It does so by itself after 20 seconds.
    await page.reload()
    await button("Continue editing").click()
    await page.keyboard.press("Control+Enter")
    await page.getByText("Saved", { exact: true }).waitFor()
    assert.strictEqual((await client.lines(task))[4]?.text, "Typed while the server was away.")
  }, 60_000)
})

describe("a day-long recording of 10,000 lines", () => {
  it("is fluid: never more than 40 lines in the document, from the first to the last", async () => {
    await page.goto(address(longTask))
    await lines().first().waitFor()
    const counts = await page.evaluate<ReadonlyArray<number>>(`(async () => {
      const box = document.querySelector("[role=tabpanel] ol").parentElement
      const counts = []
      for (let share = 0; share <= 1; share += 0.05) {
        box.scrollTop = share * box.scrollHeight
        await new Promise(requestAnimationFrame)
        await new Promise(requestAnimationFrame)
        counts.push(document.querySelectorAll("[data-line]").length)
      }
      return counts
    })()`)
    assert.isAtMost(Math.max(...counts), 40)
    assert.isAtLeast(Math.min(...counts), 5)
    await page.getByRole("main").focus()
    await page.keyboard.press("End")
    await button("Play from 8:50:26").first().waitFor()
  })

  it("is found in from beginning to end, whatever is in the document", async ({ annotate }) => {
    const said = page.getByText(/^\d+ of \d+$/)
    await page.keyboard.press("Control+f")
    const started = performance.now()
    await page.keyboard.type("zurich")
    await said.waitFor()
    await annotate(`found in ${Math.round(performance.now() - started)} ms, typing included`)
    assert.strictEqual(await page.locator("mark[data-now]").innerText(), "Zürich")
    // From the last page on, the search begins anew at the top.
    const [, total] = (await said.innerText()).split(" of ")
    assert.isAbove(Number(total), 700)
    await page.keyboard.press("Enter")
    await page.getByText(`2 of ${total}`).waitFor()
    await page.keyboard.press("Shift+Enter")
    await page.keyboard.press("Shift+Enter")
    await page.getByText(`${total} of ${total}`).waitFor()
    await page.keyboard.press("Escape")
    assert.strictEqual(await page.locator("mark").count(), 0)
  })

  it("shows what is missing in its place, with the reason", async () => {
    await page.goto(`${address(longTask)}?t=61`)
    await button("Not transcribed, 01:02–01:15: no words were recognised").waitFor()
    assert.include(await rail().innerText(), "99.9% of the detected speech was transcribed")
  })
})
