import { inTurn } from "#tests/support/server/in-turn.ts"
import type { Page } from "playwright"
import { assert, expect } from "vitest"
import { violationsOn } from "./axe.ts"
import { inTheme } from "./screen.ts"

/**
 * Looks at a page as it is, at both widths, light and dark: nothing is wider than it, and axe has nothing to say. Keeps pictures in the
 * folder that `AUTOMATION_PICTURES` names, then of each width in both.
 */
export const looksGood = async (page: Page, name: string): Promise<void> => {
  const folder = process.env["AUTOMATION_PICTURES"]
  const others = [[390, "light"], [1280, "dark"]] as const
  const looks = [[1280, "light"], [390, "dark"], ...folder === undefined ? [] : others] as const
  await inTurn(looks, async ([width, colorScheme]) => {
    await page.setViewportSize({ width, height: folder === undefined ? 860 : 1600 })
    await inTheme(page, colorScheme)
    await expect.poll(() => page.evaluate<number>("document.documentElement.scrollWidth")).toBeLessThanOrEqual(width)
    assert.deepStrictEqual(await violationsOn(page), [], `${name} at ${width}, ${colorScheme}`)
    if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png` })
  })
  await page.setViewportSize({ width: 1280, height: 860 })
  await inTheme(page, "light")
}
