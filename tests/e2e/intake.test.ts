import { type Client, clientWith } from "#tests/support/server/client.ts"
import { eventually } from "#tests/support/server/in-turn.ts"
import { startServer } from "#tests/support/server/start-server.ts"
import { say } from "#tests/support/speech/conversation.ts"
import { shortTalk } from "#tests/support/speech/meetings.ts"
import { wavOf } from "#tests/support/speech/wav.ts"
import { wordErrors } from "#tests/support/speech/wer.ts"
import { aWebProduct, complaintsOf, type WebProduct } from "#tests/support/web/a-web-product.ts"
import { violationsOn } from "#tests/support/web/axe.ts"
import { type SlowLine, slowLine } from "#tests/support/web/slow-line.ts"
import { readFile } from "node:fs/promises"
import type { Page } from "playwright"
import { afterAll, assert, beforeAll, describe, it } from "vitest"

interface Listed {
  readonly id: string
  readonly title: string
}

let product: WebProduct

beforeAll(async () => {
  product = await aWebProduct()
}, 60_000)

afterAll(() => product?.close())

interface Newcomer {
  readonly client: Client
  readonly page: Page
}

/** Somebody new, with the Add dialog open. */
const newcomer = async (email: string, url = product.server.url): Promise<Newcomer> => {
  const client = await product.user(email, "free")
  const page = await (await product.context(client)).newPage()
  await page.goto(`${url}/transcribe/`)
  await page.getByRole("heading", { name: "Nothing here yet" }).waitFor()
  await page.keyboard.press("n")
  await page.getByRole("dialog", { name: "Add to your files" }).waitFor()
  return { client, page }
}

interface TestFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

const choose = (page: Page, ...files: ReadonlyArray<TestFile>) =>
  page.getByRole("dialog").locator("input[type=file]").setInputFiles([...files])

const file = (name: string, content: string | Buffer): TestFile => ({
  name,
  mimeType: "audio/wav",
  buffer: Buffer.from(content),
})

const spoken = async (name: string, text: string) => file(name, wavOf(await say({ voice: "slt", text })))

const tray = (page: Page) => page.getByRole("region", { name: "Uploads" })

const listed = async ({ call }: Client): Promise<ReadonlyArray<Listed>> =>
  (await call<{ readonly items: ReadonlyArray<Listed> }>("GET", "/api/transcription/tasks")).items

describe("recordings that are added", () => {
  it("become one task in the order that was chosen, while others are refused beside their names", async () => {
    const { client, page } = await newcomer("order@example.org")
    const complaints = complaintsOf(page)
    const [one, two, three] = await Promise.all([
      spoken("one.wav", "This is the first part"),
      spoken("two.wav", "This is the second part"),
      spoken("three.wav", "Nobody wants the third part"),
    ])
    await choose(page, one, two, three, file("film.avi", "film"), file("empty.mp3", ""))
    const row = (name: string) => page.getByRole("listitem").filter({ hasText: name })
    await row("film.avi").getByText("This type isn’t supported").waitFor()
    await row("empty.mp3").getByText("This file is empty").waitFor()
    await page.getByRole("checkbox", { name: "Upload three.wav" }).uncheck()
    await page.getByText("1 file isn’t ticked and won’t be uploaded").waitFor()
    await page.getByRole("switch", { name: "Merge into one transcript" }).click()
    await page.getByRole("button", { name: "Move two.wav", exact: true }).click()
    await page.getByRole("menuitem", { name: "To the top" }).click()
    await page.getByText("two.wav is now number 1 of 2").waitFor()
    await page.getByText("Uses about 1m of 300 minutes left").waitFor()
    assert.deepStrictEqual(await violationsOn(page), [])
    await page.getByRole("button", { name: "Merge and transcribe" }).click()
    const link = tray(page).getByRole("link", { name: "two" })
    await link.waitFor()
    const id = (await link.getAttribute("href"))?.split("/").at(-1) ?? ""
    const { parts } = await client.call<{ readonly parts: ReadonlyArray<{ readonly file_name: string }> }>(
      "GET",
      `/api/transcription/tasks/${id}`,
    )
    assert.deepStrictEqual(parts.map(({ file_name }) => file_name), ["two.wav", "one.wav"])
    assert.deepStrictEqual(complaints, [])
  })

  it("are told beforehand which languages the server can hear", async () => {
    const { page } = await newcomer("languages@example.org")
    await choose(page, file("talk.wav", wavOf(new Int16Array(16_000))))
    const known = page.getByText("This server’s recogniser only knows English.")
    await known.waitFor()
    const language = page.getByRole("combobox", { name: "Spoken language" })
    await language.selectOption({ label: "German" })
    await page.getByText("No recogniser on this server knows German.").waitFor()
    await language.selectOption({ label: "English" })
    await page.getByText("No recogniser on this server").waitFor({ state: "detached" })
    assert.strictEqual(await known.count(), 0)
  })

  it("go on without one that the server cannot read", async () => {
    const { client, page } = await newcomer("refused@example.org")
    await choose(
      page,
      await spoken("good.wav", "This one is good"),
      file("letter.mp3", "Dear diary, nothing to hear here"),
    )
    await page.getByRole("switch", { name: "Merge into one transcript" }).click()
    await page.getByRole("button", { name: "Merge and transcribe" }).click()
    await tray(page).getByText("letter.mp3: This isn’t a recording we can read").waitFor()
    await tray(page).getByRole("button", { name: "Skip this file" }).click()
    await tray(page).getByRole("link", { name: "good" }).waitFor()
    assert.deepStrictEqual((await listed(client)).map(({ title }) => title), ["good"])
  })
})

/** Until so many bytes got through. */
const until = ({ brought }: SlowLine, bytes: number) =>
  eventually(() => brought() >= bytes || null, { every: 20, within: 30_000 })

/** Bytes a second: the files take some seconds. */
const slow = 5_000_000

/** The talk, with a chunk behind its sound that no player looks at: more than the buffers of two machines hold. */
const largeTalk = async (): Promise<TestFile> => {
  const junk = Buffer.alloc(20_000_000)
  junk.write("junk")
  junk.writeUInt32LE(junk.length - 8, 4)
  return file("talk.wav", Buffer.concat([await readFile((await shortTalk()).wav), junk]))
}

describe("an upload that is interrupted", () => {
  it("goes on after a lost network and a reload, and becomes one task with every word", async () => {
    const [talk, large] = await Promise.all([shortTalk(), largeTalk()])
    const size = large.buffer.length
    const line = await slowLine(product.server.url, slow)
    const { client, page } = await newcomer("network@example.org", line.url)
    const offsets: Array<number> = []
    page.on("request", (request) => {
      if (request.method() === "PATCH") offsets.push(Number(request.headers()["upload-offset"]))
    })
    await choose(page, large)
    await page.getByRole("button", { name: "Transcribe 1 file" }).click()
    await until(line, size * 0.2)
    await page.context().setOffline(true)
    line.cut()
    await tray(page).getByText("No connection. The upload resumes by itself").waitFor()
    line.mend()
    await page.context().setOffline(false)
    await until(line, size * 0.4)
    line.pace(slow / 10)
    const before = offsets.length
    await page.reload()
    line.pace(slow * 2)
    await tray(page).getByRole("link", { name: "talk" }).waitFor({ timeout: 30_000 })
    line.close()
    assert.strictEqual(offsets[0], 0)
    assert.deepStrictEqual(offsets, offsets.toSorted((a, b) => a - b))
    assert.isAbove(offsets[before] ?? 0, size * 0.2)
    const tasks = await listed(client)
    assert.deepStrictEqual(tasks.map(({ title }) => title), ["talk"])
    const { full_text } = await client.finished(tasks[0]?.id ?? "")
    const { percent } = wordErrors(
      talk.lines.map(({ text }) => text).join(" "),
      full_text.replaceAll(/Speaker \d:?/g, ""),
    )
    assert.isBelow(percent, 20)
  }, 120_000)

  it("goes on after the server was killed and started again", async () => {
    const { server } = product
    const large = await largeTalk()
    const line = await slowLine(server.url, slow)
    const { client, page } = await newcomer("restart@example.org", line.url)
    await choose(page, large)
    await page.getByRole("button", { name: "Transcribe 1 file" }).click()
    await until(line, large.buffer.length * 0.3)
    await server.kill()
    await tray(page).getByText("No connection. The upload resumes by itself").waitFor()
    const again = await startServer({ folder: server.folder, entry: "built", port: Number(new URL(server.url).port) })
    try {
      await tray(page).getByRole("link", { name: "talk" }).waitFor({ timeout: 40_000 })
      const tasks = await listed(clientWith(again.url, client.token))
      assert.deepStrictEqual(tasks.map(({ title }) => title), ["talk"])
    } finally {
      line.close()
      await again.stop()
    }
  }, 90_000)
})
