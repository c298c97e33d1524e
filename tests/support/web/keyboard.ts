import type { Page } from "playwright"

const focused =
  "(() => { const one = document.activeElement; return (one?.getAttribute('aria-label') || one?.labels?.[0]?.textContent || one?.textContent || '').trim() })()"

/** Presses Tab until a control with this name has the focus, as a user without a mouse would. */
export const tabTo = async (page: Page, name: string | RegExp, most = 90): Promise<void> => {
  const here = await page.evaluate<string>(focused)
  if (typeof name === "string" ? here === name : name.test(here)) return
  if (most === 0) throw new Error(`No control called ${String(name)} is reached by Tab; the last was "${here}"`)
  await page.keyboard.press("Tab")
  await tabTo(page, name, most - 1)
}

/** The same, and presses it. */
export const pressOn = async (page: Page, name: string | RegExp): Promise<void> => {
  await tabTo(page, name)
  await page.keyboard.press("Enter")
}
