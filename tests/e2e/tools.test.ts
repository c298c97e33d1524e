import { until } from "#tests/support/until.ts"
import { aWebProduct, type WebProduct } from "#tests/support/web/a-web-product.ts"
import { violationsOn } from "#tests/support/web/axe.ts"
import { type View, views } from "#tests/support/web/screen.ts"
import type { BrowserContextOptions, Page } from "playwright"
import { afterAll, assert, beforeAll, describe, expect, it } from "vitest"

let product: WebProduct

beforeAll(async () => {
  product = await aWebProduct()
})
afterAll(() => product?.close())

const visit = async (path: string, options: BrowserContextOptions = {}): Promise<Page> => {
  const page = await (await product.visitor(options)).newPage()
  await page.goto(product.server.url + path)
  return page
}

/** The script of a page comes once it is touched. */
const awake = async (page: Page): Promise<void> => {
  await page.mouse.move(3, 3)
  await page.locator("section[aria-label=Notifications]").waitFor({ state: "attached" })
  await until(() => page.evaluate<boolean>("document.querySelector('[data-tool]:not([data-awake])') === null"))
}

const wide = "document.documentElement.scrollWidth > document.documentElement.clientWidth"

/** A second of sound, as a file. */
const wav = (seconds: number): Buffer => {
  const rate = 16_000
  const file = Buffer.alloc(44 + seconds * rate * 2)
  file.write("RIFF", 0)
  file.writeUInt32LE(36 + seconds * rate * 2, 4)
  file.write("WAVEfmt ", 8)
  for (const [at, value] of [[16, 16], [24, rate], [28, rate * 2], [40, seconds * rate * 2]] as const) {
    file.writeUInt32LE(value, at)
  }
  for (const [at, value] of [[20, 1], [22, 1], [32, 2], [34, 16]] as const) file.writeUInt16LE(value, at)
  file.write("data", 36)
  return file
}

const paths = [
  "/tools/en/",
  "/tools/en/audio-to-text",
  "/tools/de/text-summariser",
  "/tools/en/online-audio-compressor",
]
const themes = ["light", "dark"] as const
const looks = paths.flatMap((path) => themes.map((colorScheme) => ({ path, colorScheme })))

describe.each(Object.keys(views).filter((name): name is View => name in views))(
  "the pages of the tools, %s",
  (view) => {
    it.each(looks)("are accessible and fit: $path, $colorScheme", async ({ path, colorScheme }) => {
      const page = await visit(path, { ...views[view], colorScheme })
      await page.getByRole("heading", { level: 1 }).waitFor()
      assert.deepStrictEqual(await violationsOn(page), [])
      assert.isFalse(await page.evaluate(wide))
    })
  },
)

describe("the tools", () => {
  it("can be read, and left for another, without script", async () => {
    const page = await visit("/tools/en/", { javaScriptEnabled: false })
    await page.getByRole("link", { name: "Use tool Audio compressor" }).click()
    await page.getByRole("heading", { level: 1, name: "Online audio compressor" }).waitFor()
    assert.include(await page.locator("noscript").innerHTML(), "This tool needs JavaScript.")
    await page.getByText("Which quality should I choose?").click()
    await page.getByText("for music, take 60 to 90%").waitFor()
    await page.locator("summary[aria-label=Language]").click()
    await page.getByRole("link", { name: "Deutsch" }).click()
    await page.getByRole("heading", { level: 1, name: "Audio online verkleinern" }).waitFor()
    assert.strictEqual(new URL(page.url()).pathname, "/tools/de/online-audio-compressor")
  })

  it("are in the language of the reader where the address names none", async () => {
    const page = await visit("/tools/audio-to-text", { locale: "ja-JP" })
    await page.getByRole("heading", { level: 1, name: "音声をテキストに変換" }).waitFor()
    const canonical = await page.locator("link[rel=canonical]").getAttribute("href")
    assert.strictEqual(canonical, `${product.server.url}/tools/ja/audio-to-text`)
  })

  it("make a recording smaller in the browser, send nothing, and say where other files belong", async () => {
    const page = await visit("/tools/en/online-audio-compressor")
    await awake(page)
    const sent: Array<string> = []
    page.on("request", (request) => request.method() === "GET" || sent.push(request.url()))
    await page.getByRole("button", { name: "Compress" }).click()
    await page.getByText("Choose a file first.").waitFor()
    await page.locator("input[type=file]").setInputFiles([
      { name: "talk.wav", mimeType: "audio/wav", buffer: wav(2) },
      { name: "film.mp4", mimeType: "video/mp4", buffer: Buffer.from("film") },
    ])
    await page.getByText("This is a video.").waitFor()
    await page.getByRole("link", { name: "Use video to audio" }).waitFor()
    await page.getByRole("radio", { name: "WAV" }).check({ force: true })
    await page.getByRole("slider", { name: "Quality" }).fill("10")
    await page.getByText("On your device, not uploaded").waitFor()
    await page.getByRole("button", { name: "Compress" }).click()
    const link = page.getByRole("link", { name: "Download WAV" })
    await link.waitFor()
    assert.strictEqual(await link.getAttribute("download"), "talk.wav")
    assert.deepStrictEqual(sent, [])
    assert.deepStrictEqual(await violationsOn(page), [])
  })

  it("summarise a visitor’s text, keep it in the list, and offer an account", async () => {
    const page = await visit("/tools/en/text-summariser")
    await awake(page)
    await page.getByRole("button", { name: "Summarise", exact: true }).click()
    await page.getByText("Paste a text first.").waitFor()
    await page.getByLabel("Your text").fill(
      "We met on Monday. Anna writes the report by Friday. The budget is 5,000 euros.",
    )
    await page.getByRole("button", { name: "Summarise", exact: true }).click()
    await page.getByRole("heading", { name: "Made on this device" }).waitFor()
    await page.getByText("Written by a program.").waitFor()
    await page.getByText("Completed").waitFor()
    assert.deepStrictEqual(await violationsOn(page), [])
    // What was made is there on return, and goes when it is deleted.
    await page.reload()
    await awake(page)
    await page.getByRole("button", { name: /^Delete “We met/ }).click()
    await page.getByText("Nothing here yet.").waitFor()
    await page.getByRole("button", { name: "Log in or sign up" }).click()
    await page.getByRole("dialog", { name: "Log in to go on" }).getByRole("link", { name: "Log in or sign up" }).click()
    await page.waitForURL("**/transcribe/login")
    const back = await page.evaluate<string>("localStorage.getItem('auth_return_url')")
    assert.strictEqual(back, "/tools/en/text-summariser")
  })

  it("are reached from the app, and keep a person who signs out on their page", async () => {
    const person = await product.user("tools", "free")
    const page = await (await product.context(person)).newPage()
    await page.goto(`${product.server.url}/transcribe/`)
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Free tools" }).click()
    await page.getByRole("link", { name: "Use tool Audio to text" }).click()
    await page.waitForURL("**/tools/en/audio-to-text")
    await awake(page)
    await page.locator("summary[aria-label^='Account:']").click()
    await page.getByRole("button", { name: "Log out" }).click()
    await page.getByRole("link", { name: "Log in", exact: true }).waitFor()
    assert.strictEqual(new URL(page.url()).pathname, "/tools/en/audio-to-text")
    await expect.poll(() => page.evaluate("localStorage.getItem('auth_token')")).toBe(null)
  })

  it("ask a visitor who has made nothing to log in for their history", async () => {
    const page = await visit("/tools/en/text-summariser")
    await awake(page)
    await page.getByText("Log in to see what you’ve made with these tools.").waitFor()
    assert.deepStrictEqual(await violationsOn(page), [])
  })

  it.each(Object.values(views))(
    "show usage, an invitation and codes to a person, and rename their files: %o",
    async (view) => {
      const person = await product.user(`menu-${view.viewport.width}`, "free")
      const page = await (await product.context(person, view)).newPage()
      await page.goto(`${product.server.url}/tools/en/text-summariser`)
      await awake(page)
      const choose = async (name: string) => {
        await page.locator("summary[aria-label^='Account:']").click()
        await page.getByRole("button", { name, exact: true }).click()
        const dialog = page.getByRole("dialog", { name, exact: true })
        await dialog.waitFor()
        return dialog
      }
      const usage = await choose("Usage")
      await usage.getByText(/^300 minutes are left until/).waitFor()
      assert.deepStrictEqual(await violationsOn(page), [])
      await usage.getByRole("button", { name: "Close" }).click()
      const invite = await choose("Invite others")
      await expect.poll(() => invite.getByLabel("Your link").inputValue()).toContain("referral_code=")
      await invite.getByText("0 people joined · 0 minutes earned").waitFor()
      assert.deepStrictEqual(await violationsOn(page), [])
      await page.keyboard.press("Escape")
      await invite.waitFor({ state: "detached" })
      const promo = await choose("Promo code")
      await promo.getByRole("button", { name: "Use code" }).click()
      await promo.getByText("Enter a code.").waitFor()
      await promo.getByLabel("Code").fill("NOSUCHCODE")
      await promo.getByRole("button", { name: "Use code" }).click()
      await promo.getByText("This promo code doesn’t exist.").waitFor()
      assert.deepStrictEqual(await violationsOn(page), [])
      await promo.getByRole("button", { name: "Close" }).click()
      await page.getByLabel("Your text").fill("We met on Monday. Anna writes the report by Friday.")
      await page.getByRole("button", { name: "Summarise", exact: true }).click()
      await page.getByText("Completed").waitFor()
      await page.getByRole("button", { name: "Rename" }).click()
      const rename = page.getByRole("dialog", { name: "Rename" })
      await rename.getByLabel("Title").fill(" ")
      await rename.getByRole("button", { name: "Save" }).click()
      await rename.getByText("Enter a title.").waitFor()
      await rename.getByLabel("Title").fill("Monday’s meeting")
      await rename.getByRole("button", { name: "Save" }).click()
      await page.getByRole("heading", { name: "Monday’s meeting" }).first().waitFor()
      assert.isFalse(await page.evaluate<boolean>(wide))
    },
  )

  it("forget a token that belongs to nobody", async () => {
    const page = await visit("/tools/en/")
    await page.evaluate("localStorage.setItem('auth_token', 'stray')")
    await page.reload()
    await awake(page)
    await expect.poll(() => page.evaluate("localStorage.getItem('auth_token')")).toBe(null)
    await page.getByRole("link", { name: "Log in", exact: true }).waitFor()
  })
})
