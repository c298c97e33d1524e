import type { Client } from "#tests/support/server/client.ts"
import { holdRecogniser } from "#tests/support/server/hold-recogniser.ts"
import { inTurn } from "#tests/support/server/in-turn.ts"
import { longMeeting, shortTalk } from "#tests/support/speech/meetings.ts"
import { wavOf } from "#tests/support/speech/wav.ts"
import { aWebProduct, complaintsOf, type WebProduct } from "#tests/support/web/a-web-product.ts"
import { violationsOn } from "#tests/support/web/axe.ts"
import type { Screen, Shown } from "#tests/support/web/screen.ts"
import { screens } from "#tests/support/web/screens.ts"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { BrowserContext, Page } from "playwright"
import { afterAll, assert, beforeAll, describe, it } from "vitest"

export interface View {
  readonly view: "desktop" | "phone"
  readonly width: number
  readonly height: number
}

/** Set, the pictures of the documents are taken anew. */
const pictures = process.env["UPDATE_SCREENSHOTS"] === "1"

/** Every screen, dialog and state at this width, first light, then dark: what axe says, what it complains about, how wide it is. */
export const everyScreen = ({ view, width, height }: View): void => {
  describe(`on a ${view}`, () => {
    let product: WebProduct
    let maya: Client
    let newcomer: Client
    let shown: Shown
    let release: (() => void) | undefined

    beforeAll(async () => {
      product = await aWebProduct()
      maya = await product.user("maya@example.org", "pro")
      newcomer = await product.user("tom@example.org", "free")
      const { recording, failed } = await someFiles(maya, product.server.folder)
      const running = await maya.upload((await longMeeting()).wav, { title: "Board call, November" })
      release = await holdRecogniser(product.server.folder)
      shown = { recording, failed, running }
    }, 180_000)

    afterAll(() => {
      release?.()
      return product?.close()
    })

    const contexts = new Map<string, Promise<BrowserContext>>()
    const contextOf = (who: Screen["who"]): Promise<BrowserContext> => {
      const options = { viewport: { width, height }, colorScheme: "light", hasTouch: view === "phone" } as const
      const made = contexts.get(who ?? "maya") ?? (who === "nobody"
        ? product.browser.newContext(options)
        : product.context(who === "newcomer" ? newcomer : maya, options))
      contexts.set(who ?? "maya", made)
      return made
    }

    it.each(screens.filter(({ only }) => only === undefined || only === view))("$name", async (screen) => {
      await using page = await (await contextOf(screen.who)).newPage()
      const complaints = complaintsOf(page)
      const picture = async (theme: string) => {
        await hasArrived(page)
        if (pictures) {
          await page.screenshot({ path: join("docs", "screenshots", `${screen.name}-${view}-${theme}.png`) })
        }
      }
      await page.goto(`${product.server.url}/transcribe/${screen.address(shown)}`)
      await screen.act(page)
      await picture("light")
      assert.strictEqual((await violationsOn(page)).join("\n"), "")
      await page.emulateMedia({ colorScheme: "dark" })
      await page.locator("html[data-theme=dark]").waitFor()
      await picture("dark")
      assert.strictEqual((await violationsOn(page, "colours")).join("\n"), "")
      assert.isTrue(
        await page.evaluate<boolean>("document.documentElement.scrollWidth <= innerWidth"),
        "no sideways scroll",
      )
      assert.deepStrictEqual(complaints.filter((one) => screen.complaint?.test(one) !== true), [])
    })
  })
}

/** What moves in has arrived, and colours are what they will be. */
const hasArrived = (page: Page): Promise<unknown> =>
  page.evaluate(
    "Promise.allSettled(document.getAnimations().filter((one) => one.effect.getTiming().iterations === 1).map((one) => one.finished))",
  )

const someFiles = async (maya: Client, folder: string) => {
  const recording = await maya.upload((await shortTalk()).wav, { title: "Weekly planning" })
  const silence = join(folder, "silence.wav")
  await writeFile(silence, wavOf(new Int16Array(16_000 * 5)))
  const failed = await maya.upload(silence, { title: "Interview 22" })
  await inTurn(
    ["Travel policy 2027", "Budget of the spring campaign", "Notes on the office move"],
    (title) =>
      maya.call("POST", "/api/transcription/paste-text", {
        title,
        text: `${title}. We decided on a budget of 300 dollars.`,
      }),
  )
  await Promise.all([maya.finished(recording), maya.finished(failed)])
  return { recording, failed }
}
