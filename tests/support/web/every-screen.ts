import { aWebProduct, complaintsOf, type WebProduct } from "#tests/support/web/a-web-product.ts"
import { violationsOn } from "#tests/support/web/axe.ts"
import { type Pictured, pictured } from "#tests/support/web/pictured.ts"
import { hasArrived, type View } from "#tests/support/web/screen.ts"
import { screens } from "#tests/support/web/screens.ts"
import { telling } from "#tests/support/web/what-was-shown.ts"
import { afterAll, assert, beforeAll, describe, expect, it } from "vitest"

/** Every screen, dialog and state of a view in one theme: what axe says, what the page complains about, how wide it is. */
export const everyScreen = (view: View, colorScheme: "light" | "dark"): void => {
  describe(`on a ${view}, ${colorScheme}`, () => {
    let product: WebProduct
    let screensOf: Pictured

    beforeAll(async () => {
      product = await aWebProduct()
      screensOf = await pictured(product)
    })

    afterAll(() => product?.close())

    it.each(screens.filter(({ only }) => only === undefined || only === view))("$name", async (screen) => {
      await using page = await screensOf.pageOf(screen, view, colorScheme)
      const complaints = complaintsOf(page)
      await page.goto(`${product.server.url}/transcribe/${screen.address(screensOf.shown)}`)
      await telling(page, () => screen.act(page))
      await page.locator(`html[data-theme=${colorScheme}]`).waitFor()
      await hasArrived(page)
      assert.strictEqual((await violationsOn(page)).join("\n"), "")
      await expect.poll(() => page.evaluate<boolean>("document.documentElement.scrollWidth <= innerWidth")).toBe(true)
      assert.deepStrictEqual(complaints.filter((one) => screen.complaint?.test(one) !== true), [])
    })
  })
}
