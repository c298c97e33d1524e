import { inTurn } from "../server/in-turn.ts"
import { paste } from "./a-library.ts"
import { aSpokenFile, choose, type UsageWalk } from "./usage-walk.ts"

const status = "login_type=0 user_login=0 user_vip=0"

/** What others than newcomers do, and exactly what of it is reported. */
export const otherVisits: Readonly<Record<string, (walk: UsageWalk) => Promise<void>>> = {
  "coming from the desktop app, a stale link and the downloads": async ({ product, watched, open, expectReports }) => {
    const page = await watched(await product.visitor())
    await open(page, "/transcribe/login?origin=desktop")
    await expectReports("app/login 110 shown=login", `app/login 111 login_from=2 ${status}`)
    await open(page, "/transcribe/callback?token=stale")
    await expectReports("app/callback 110 shown=callback")
    await open(page, "/transcribe/download")
    await expectReports("app/download 110 shown=download")
    await inTurn([["windows", "Windows"], ["macos", "macOS"], ["linux", "Linux"]] as const, async ([system, name]) => {
      await page.getByRole("link", { name: new RegExp(name) }).click({ noWaitAfter: true })
      await expectReports(`app/download 112 offsite_click=download_${system}`)
    })
  },

  "the browser of another app, and another edition": async ({ product, watched, open, expectReports }) => {
    const inApp = await watched(await product.visitor({ userAgent: "Mozilla/5.0 MicroMessenger/8.0.49" }))
    await open(inApp, "/transcribe/login")
    await expectReports(
      "app/login 110 banner_show=in_app",
      "app/login 110 shown=login",
      `app/login 111 login_from=1 ${status}`,
    )
    const abroad = await watched(await product.visitor({ extraHTTPHeaders: { "cf-ipcountry": "CN" } }))
    await open(abroad, "/transcribe/login")
    await expectReports(
      "app/login 110 banner_show=edition",
      "app/login 110 shown=login",
      `app/login 111 login_from=1 ${status}`,
    )
    await abroad.locator("[data-offsite=edition]").click({ noWaitAfter: true })
    await expectReports("app/login 112 offsite_click=edition")
  },

  "minutes that run out": async ({ product, watched, open, expectReports }) => {
    const person = await product.user("poor", "free")
    const { id } = await paste(person, "Long", "word ".repeat(120 * 245).trim())
    await person.finished(id)
    const page = await watched(await product.context(person))
    await open(page, "/transcribe/")
    await expectReports(
      "app/library 110 banner_show=quota",
      "app/library 110 shown=library",
      "app/library 111 login_from=1 login_type=3 user_login=1 user_vip=0",
    )
    await page.getByRole("button", { name: "Get more minutes" }).first().click()
    await expectReports("app/library 110 banner_show=minutes vip=20001")
    await page.keyboard.press("Escape")
    await page.keyboard.press("n")
    await page.getByRole("tab", { name: "Document" }).click()
    await page.getByText("Paste text").click()
    await page.getByLabel("Text", { exact: true }).fill("word ".repeat(120 * 80))
    await page.getByRole("dialog").getByRole("button", { name: /Upgrade|Import/ }).click()
    await expectReports("app/library 102 banner_show=minutes vip=20001")
  },

  "a plan that ends": async ({ product, watched, open, expectReports }) => {
    const page = await watched(await product.context(await product.user("ending", "free")))
    await page.route(/billing\.getSubscription/, async (route) => {
      const response = await route.fetch()
      const text = (await response.text()).replaceAll('"reminder":null', '"reminder":{"kind":"expired","days":null}')
      await route.fulfill({ response, body: text })
    })
    await open(page, "/transcribe/")
    await expectReports(
      "app/library 110 banner_show=renewal",
      "app/library 110 shown=library",
      "app/library 111 login_from=1 login_type=3 user_login=1 user_vip=0",
    )
  },

  "a start by hand": async ({ product, watched, open, expectReports }) => {
    const person = await product.user("later", "pro")
    const { buffer } = await aSpokenFile()
    await person.uploadBytes("one.wav", buffer, { auto_start: "false", analyze: "false" })
    const page = await watched(await product.context(person))
    await page.route(/startTranscription/, (route) => route.fulfill({ status: 500, body: "{}" }))
    await open(page, "/transcribe/")
    await expectReports(
      "app/library 110 shown=library",
      "app/library 111 login_from=1 login_type=3 user_login=1 user_vip=1",
    )
    await page.getByRole("button", { name: "Start", exact: true }).click()
    await expectReports("app/library 102 click=start task=transcription")
  },

  "the free tools": async ({ product, watched, open, expectReports }) => {
    const page = await watched(await product.visitor())
    await open(page, "/tools/en/")
    await expectReports("tools/index 110 shown=index", `tools/index 111 login_from=1 ${status}`)
    const pages = [
      ["media", "media"],
      ["online-youtube-video-transcript", "youtube_transcript"],
      ["online-video-to-audio-converter", "video_to_audio"],
      ["audio-to-text", "audio_to_text"],
    ] as const
    await inTurn(pages, async ([path, name]) => {
      await open(page, `/tools/en/${path}`)
      await expectReports(`tools/${name} 110 shown=${name}`)
    })
    await open(page, "/tools/en/text-summariser")
    await expectReports("tools/text_summariser 110 shown=text_summariser")
    await page.locator("[data-tool][data-awake]").waitFor()
    await page.getByLabel("Your text").fill("We met on Monday. Anna writes the report. It costs 50 euros.")
    await page.getByRole("button", { name: "Summarise", exact: true }).click()
    await expectReports(
      "tools/text_summariser 110 file_type=3 upload=1",
      "tools/text_summariser 102 file_type=3 shown=text_summariser source=text task=transcription trans_result=1 trans_time=…",
      "tools/text_summariser 102 analyz_time=… file_type=3 shown=text_summariser source=text task=analysis",
    )
    await open(page, "/tools/en/online-audio-compressor")
    await expectReports("tools/audio_compressor 110 shown=audio_compressor")
    await page.locator("[data-tool][data-awake]").waitFor()
    await choose(page, await aSpokenFile())
    await page.getByRole("radio", { name: "WAV" }).check({ force: true })
    await page.getByRole("button", { name: "Compress" }).click()
    await expectReports("tools/audio_compressor 110 file_type=2 upload=1")
    await page.locator("a[data-login]").first().click()
    await page.waitForURL("**/transcribe/login")
    await page.mouse.move(4, 4)
    await expectReports("tools/audio_compressor 110 click=login", "app/login 110 shown=login")
  },
}
