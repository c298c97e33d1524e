import type { BrowserContext, Page } from "playwright"

/** The contexts of this worker that are open. */
const open = new Set<BrowserContext>()

export const remember = (context: BrowserContext): void => {
  open.add(context)
  context.on("close", () => open.delete(context))
}

/** The address of a page and what a screen reader would find on it. */
const shownBy = async (page: Page): Promise<string> => {
  const tree = await page.locator("body").ariaSnapshot({ timeout: 5000 }).catch(String)
  return `${page.url()}\n${tree}`
}

/** What the open pages show, for the report of a test that failed. */
export const whatWasShown = async (): Promise<string> =>
  (await Promise.all([...open].flatMap((context) => context.pages()).map(shownBy))).join("\n\n")

/** An action on a page that is closed after it: when it fails, its error says what was shown. */
export const telling = async (page: Page, act: () => Promise<unknown>): Promise<void> => {
  try {
    await act()
  } catch (error) {
    throw new Error(`On this page:\n${await shownBy(page)}`, { cause: error })
  }
}
