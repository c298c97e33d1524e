import type { Client } from "#tests/support/server/client.ts"
import { command } from "#tests/support/speech/command.ts"
import { say } from "#tests/support/speech/conversation.ts"
import { shortTalk } from "#tests/support/speech/meetings.ts"
import { wavOf } from "#tests/support/speech/wav.ts"
import { wordErrors } from "#tests/support/speech/wer.ts"
import { until } from "#tests/support/until.ts"
import { aWebProduct, complaintsOf, type WebProduct } from "#tests/support/web/a-web-product.ts"
import { violationsOn } from "#tests/support/web/axe.ts"
import { heldLine } from "#tests/support/web/held-line.ts"
import { largeTalk } from "#tests/support/web/large-talk.ts"
import { readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Page } from "playwright"
import { afterAll, assert, beforeAll, describe, expect, it, onTestFinished } from "vitest"

interface Listed {
  readonly id: string
  readonly title: string
}

let product: WebProduct

beforeAll(async () => {
  product = await aWebProduct()
})

afterAll(() => product?.close())

interface Newcomer {
  readonly client: Client
  readonly page: Page
}

/** A new user with the Add dialog open. */
const newcomer = async (name: string, url = product.server.url): Promise<Newcomer> => {
  const client = await product.user(name, "free")
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
    const { client, page } = await newcomer("order")
    const complaints = complaintsOf(page)
    const [one, two, three] = await Promise.all([
      spoken("one.wav", "This is the first part"),
      spoken("two.wav", "This is the second part"),
      spoken("three.wav", "Nobody wants the third part"),
    ])
    await choose(page, one, two, three, file("slides.zip", "slides"), file("empty.mp3", ""))
    const row = (name: string) => page.getByRole("listitem").filter({ hasText: name })
    await row("slides.zip").getByText("This type isn’t supported").waitFor()
    await row("empty.mp3").getByText("This file is empty").waitFor()
    await page.getByRole("checkbox", { name: "Upload three.wav" }).uncheck()
    await page.getByText("1 file isn’t ticked and won’t be uploaded").waitFor()
    await page.getByRole("switch", { name: "Merge into one transcript" }).click()
    await page.getByRole("button", { name: "Move two.wav", exact: true }).click()
    await page.getByRole("menuitem", { name: "To the top" }).click()
    await page.getByText("two.wav is now number 1 of 2").waitFor()
    await page.getByText("Uses about 1 min of your 300 remaining minutes").waitFor()
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

  it("go on without one that the server cannot read", async () => {
    const { client, page } = await newcomer("refused")
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
    await expect.poll(async () => (await listed(client)).map(({ title }) => title)).toStrictEqual(["good"])
  })
})

/** AAC without a header, `seconds` long: the same silent frame again and again. */
const silentAac = async (seconds: number): Promise<TestFile> => {
  const path = join(tmpdir(), `parley-silence-${process.pid}.aac`)
  await command("ffmpeg", ["-v", "error", "-y", "-f", "lavfi", "-i", "anullsrc=r=8000:cl=mono:d=1", path])
  const bytes = await readFile(path)
  await rm(path)
  const lengthAt = (at: number) => (bytes.readUIntBE(at + 3, 3) >> 5) & 0x1f_ff
  const second = lengthAt(0)
  const frame = bytes.subarray(second, second + lengthAt(second))
  return file("silence.aac", Buffer.concat(Array.from({ length: Math.ceil(seconds * 8000 / 1024) }, () => frame)))
}

describe("a recording whose length no header says", () => {
  it("is measured by the server, which names the limit of the plan beside the upload", async () => {
    const { page } = await newcomer("guessed")
    await choose(page, await silentAac(7300))
    const row = page.getByRole("listitem").filter({ hasText: "silence.aac" })
    await row.getByText("Length not known yet").waitFor()
    await page.getByRole("button", { name: "Transcribe 1 file" }).click()
    const refusal = await tray(page).getByRole("alert").textContent()
    assert.strictEqual(refusal, "File: a recording can be at most 120 minutes long on your plan.")
  })
})

describe("an upload that is interrupted", () => {
  it("goes on after a lost network and a reload, and becomes one task with every word", async () => {
    const [talk, large] = await Promise.all([shortTalk(), largeTalk()])
    const size = large.buffer.length
    const line = await heldLine(product.server.url, size * 0.2)
    onTestFinished(line.close)
    const { client, page } = await newcomer("network", line.url)
    const offsets: Array<number> = []
    page.on("request", (request) => {
      if (request.method() === "PATCH") offsets.push(Number(request.headers()["upload-offset"]))
    })
    await choose(page, large)
    await page.getByRole("button", { name: "Transcribe 1 file" }).click()
    await until(() => line.brought() >= size * 0.2)
    await page.context().setOffline(true)
    line.cut()
    const waiting = tray(page).getByText("You’re offline. The upload continues when you’re back online")
    await waiting.waitFor()
    await page.getByRole("button", { name: "Hide uploads" }).click()
    await waiting.waitFor()
    await page.getByRole("button", { name: "Show uploads" }).click()
    await waiting.waitFor()
    line.mend()
    await page.context().setOffline(false)
    await until(() => line.brought() >= size * 0.4)
    const before = offsets.length
    await page.reload()
    line.carry(Infinity)
    await expect.poll(() => tray(page).getByRole("link", { name: "talk" }).count()).toBe(1)
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
    assert.strictEqual(percent, 0)
  })
})
