import { aWebProduct, complaintsOf, type WebProduct } from "#tests/support/web/a-web-product.ts"
import { violationsOn } from "#tests/support/web/axe.ts"
import { type Pictured, pictured } from "#tests/support/web/pictured.ts"
import { closeLayer, hasArrived, type Screen, type View } from "#tests/support/web/screen.ts"
import { screens } from "#tests/support/web/screens.ts"
import { telling } from "#tests/support/web/what-was-shown.ts"
import type { Page } from "playwright"
import { afterAll, assert, beforeAll, describe, expect, it } from "vitest"

interface LoadedPage {
  readonly page: Page
  readonly who: Screen["who"]
  readonly address: string
  readonly complaints: ReadonlyArray<string>
}

const anyFiles = { recording: "1", running: "2", failed: "3", folder: "4", emptyFolder: "5" }
const placeOf = ({ who, address, leaves }: Screen) =>
  `${who ?? ""} ${address(anyFiles)} ${leaves === undefined ? 1 : 0}`

/** Those of one page follow each other, so that it is loaded once; what cannot be undone comes last. */
const screensOf = (view: View): ReadonlyArray<Screen> =>
  screens.filter(({ only }) => only === undefined || only === view)
    .toSorted((one, other) => placeOf(one).localeCompare(placeOf(other)))

/** Every screen, dialog and state of a view in one theme: what axe says, what the page complains about, how wide it is. */
export const everyScreen = (view: View, colorScheme: "light" | "dark"): void => {
  describe(`on a ${view}, ${colorScheme}`, () => {
    let product: WebProduct
    let files: Pictured
    let last: LoadedPage | null = null

    beforeAll(async () => {
      product = await aWebProduct()
      files = await pictured(product)
    })

    afterAll(() => product?.close())

    const load = async (screen: Screen): Promise<LoadedPage> => {
      const { who } = screen
      const before = last?.who === who ? last : null
      if (before === null) await last?.page.close()
      last = null
      const page = before?.page ?? await files.pageOf(screen, view, colorScheme)
      const complaints = before?.complaints ?? complaintsOf(page)
      const address = `${product.server.url}/transcribe/${screen.address(files.shown)}`
      if (before?.address !== address) await page.goto(address)
      return { page, who, address, complaints }
    }

    it.each(screensOf(view))("$name", async (screen) => {
      const loaded = await load(screen)
      const { page, complaints } = loaded
      await telling(page, () => screen.act(page))
      await page.locator(`html[data-theme=${colorScheme}]`).waitFor()
      await hasArrived(page)
      assert.strictEqual((await violationsOn(page)).join("\n"), "")
      await expect.poll(() => page.evaluate<boolean>("document.documentElement.scrollWidth <= innerWidth")).toBe(true)
      assert.deepStrictEqual(complaints.filter((one) => screen.complaint?.test(one) !== true), [])
      if (screen.leaves === undefined) return page.close()
      if (screen.leaves === "a layer") await telling(page, () => closeLayer(page))
      last = loaded
    })
  })
}
