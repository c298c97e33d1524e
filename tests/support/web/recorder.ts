import type { Client } from "#tests/support/server/client.ts"
import { command } from "#tests/support/speech/command.ts"
import { say } from "#tests/support/speech/conversation.ts"
import { wavOf } from "#tests/support/speech/wav.ts"
import { until } from "#tests/support/until.ts"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { BrowserContext, Page } from "playwright"
import { aHearingProduct, type WebProduct } from "./a-web-product.ts"

/** What is said into the microphone, once. */
export const sentence = "We will send the new contract to the garden company before the end of the month"

/** A product that hears, and a browser into whose microphone the sentence is said. */
export const aRecordingProduct = async (): Promise<WebProduct> => {
  const folder = await mkdtemp(join(tmpdir(), "parley-record-"))
  const [spoken, heard] = [join(folder, "spoken.wav"), join(folder, "heard.wav")]
  await writeFile(spoken, wavOf(await say({ voice: "slt", text: sentence })))
  await command("ffmpeg", ["-v", "error", "-i", spoken, "-ar", "48000", "-ac", "2", "-af", "apad=pad_dur=20", heard])
  const product = await aHearingProduct([
    "--use-fake-ui-for-media-stream",
    "--use-fake-device-for-media-stream",
    `--use-file-for-fake-audio-capture=${heard}%noloop`,
  ])
  return {
    ...product,
    close: async () => {
      await product.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export const openLibrary = async ({ server }: WebProduct, context: BrowserContext): Promise<Page> => {
  const page = await context.newPage()
  await page.goto(`${server.url}/transcribe/`)
  await page.getByRole("heading", { name: "Nothing here yet" }).waitFor()
  return page
}

/** What comes in is recorded as it is: the browser's cleaning takes the synthetic voice for noise. */
export const setUpRecording = async (page: Page): Promise<void> => {
  await page.keyboard.press("n")
  await page.getByRole("tab", { name: "Record" }).click()
  await page.getByRole("switch", { name: "Clean up voices" }).click()
}

export const record = async (page: Page): Promise<void> => {
  await setUpRecording(page)
  await page.getByRole("button", { name: "Start recording" }).click()
}

/** Until so many seconds are recorded, or more. */
export const reached = async (page: Page, seconds: number): Promise<void> => {
  const timer = page.getByRole("timer")
  await timer.waitFor()
  await until(async () => Number((await timer.innerText()).slice(-2)) >= seconds)
}

export const transcribed = async (page: Page, client: Client): Promise<string> => {
  await page.getByRole("button", { name: "Transcribe recording" }).click()
  const link = page.getByRole("region", { name: "Uploads" }).getByRole("link")
  await link.waitFor()
  const id = (await link.getAttribute("href"))?.split("/").at(-1) ?? ""
  return (await client.finished(id)).full_text
}
