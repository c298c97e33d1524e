import { until } from "#tests/support/until.ts"
import type { Page } from "playwright"

const nameOf =
  "((one) => (one?.getAttribute('aria-label') || one?.labels?.[0]?.textContent || one?.textContent || '').trim())"
const focused = `${nameOf}(document.activeElement)`
const controls = `Array.from(document.querySelectorAll("a, button, input, select, textarea, [tabindex]"), ${nameOf})`

/** Presses Tab until a control with this name has the focus, as a user without a mouse does once they see it. */
export const tabTo = async (page: Page, name: string | RegExp): Promise<void> => {
  const isMeant = (one: string): boolean => typeof name === "string" ? one === name : name.test(one)
  await until(async () => (await page.evaluate<ReadonlyArray<string>>(controls)).some((one) => isMeant(one)))
  const goOn = async (most: number): Promise<void> => {
    const here = await page.evaluate<string>(focused)
    if (isMeant(here)) return
    if (most === 0) throw new Error(`No control called ${String(name)} is reached by Tab; the last was "${here}"`)
    await page.keyboard.press("Tab")
    await goOn(most - 1)
  }
  await goOn(90)
}

/** The same, and presses it. */
export const pressOn = async (page: Page, name: string | RegExp): Promise<void> => {
  await tabTo(page, name)
  await page.keyboard.press("Enter")
}
