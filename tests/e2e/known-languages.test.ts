import { wavOf } from "#tests/support/speech/wav.ts"
import { aHearingProduct, type WebProduct } from "#tests/support/web/a-web-product.ts"
import { afterAll, beforeAll, describe, expect, it } from "vitest"

let product: WebProduct

beforeAll(async () => {
  product = await aHearingProduct()
})

afterAll(() => product?.close())

describe("someone adding a recording", () => {
  it("reads beforehand which languages the server can recognise", async () => {
    const page = await (await product.context(await product.user("languages", "free"))).newPage()
    await page.goto(`${product.server.url}/transcribe/`)
    await page.getByRole("heading", { name: "Nothing here yet" }).waitFor()
    await page.keyboard.press("n")
    const buffer = wavOf(new Int16Array(16_000))
    await page.locator("input[type=file]").setInputFiles({ name: "talk.wav", mimeType: "audio/wav", buffer })
    const known = page.getByText("This server’s engine only supports English.")
    await known.waitFor()
    const language = page.getByRole("combobox", { name: "Spoken language" })
    await language.selectOption({ label: "German" })
    await page.getByText("No engine on this server supports German.").waitFor()
    await language.selectOption({ label: "English" })
    await page.getByText("No engine on this server").waitFor({ state: "detached" })
    await expect.poll(() => known.count()).toBe(0)
  })
})
