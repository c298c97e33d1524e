import { fakeYtDlp } from "#tests/support/links/fake-yt-dlp.ts"
import { inTurn } from "#tests/support/server/in-turn.ts"
import { anOwnWebProduct } from "#tests/support/web/a-web-product.ts"
import { hasArrived, heading, type View, views } from "#tests/support/web/screen.ts"
import { createServer } from "node:http"
import type { Page } from "playwright"
import { keepPicture } from "./keep-picture.ts"

interface ToolScreen {
  readonly name: string
  readonly path: (video: string) => string
  readonly act: (page: Page) => Promise<unknown>
}

/** The pages of the free tools that have pictures. */
export const toolScreens: ReadonlyArray<ToolScreen> = [
  { name: "tools", path: () => "", act: heading("All tools") },
  {
    name: "tools-video",
    path: (video) => `online-youtube-video-transcript?url=${video}`,
    act: async (page) => {
      await page.getByRole("button", { name: "Get the transcript" }).click()
      await page.getByRole("button", { name: "English" }).waitFor()
    },
  },
  {
    name: "tools-compressor",
    path: () => "online-audio-compressor",
    act: heading("Online audio compressor"),
  },
]

/** Takes the pictures of these pages, in both views and themes, from a server that reads a video of this machine. */
export const takeTools = async (wanted: ReadonlyArray<ToolScreen>): Promise<void> => {
  const site = createServer((_, answer) => answer.end("a video"))
  await new Promise<void>((done) => site.listen(0, "127.0.0.1", done))
  const at = site.address()
  const host = `127.0.0.1:${typeof at === "object" && at !== null ? at.port : 0}`
  const product = await anOwnWebProduct({ YTDLP_PATH: fakeYtDlp(), LINK_HOSTS: "any", LINK_INSIDE: host })
  const visits = wanted.flatMap((screen) => (["desktop", "phone"] as const).map((view: View) => ({ screen, view })))
  await inTurn(visits, async ({ screen: { name, path, act }, view }) => {
    const page = await (await product.visitor(views[view])).newPage()
    await page.goto(`${product.server.url}/tools/en/${path(`http://${host}/watch`)}`)
    await page.mouse.move(3, 3)
    await page.locator("section[aria-label=Notifications]").waitFor({ state: "attached" })
    await act(page)
    await inTurn(["light", "dark"] as const, async (theme) => {
      await page.emulateMedia({ colorScheme: theme })
      await page.locator(`html[data-theme=${theme}]`).waitFor()
      await hasArrived(page)
      const picture = `${name}-${view}-${theme}.png`
      console.log(`${await keepPicture(picture, await page.screenshot())}  ${picture}`)
    })
  })
  await product.close()
  site.close()
}
