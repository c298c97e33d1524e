import { until } from "#tests/support/until.ts"
import type { Locator, Page } from "playwright"

export interface OriginalPage {
  readonly lines: () => Locator
  readonly button: (name: string | RegExp) => Locator
  readonly rail: () => Locator
  /** The second that the address shows. */
  readonly second: () => number
  /** Opens a line and types instead of what stands there. */
  readonly type: (line: number, text: string) => Promise<void>
  /** Waits until the line with this text has said that it is saved. */
  readonly saved: (text: string) => Promise<void>
}

/** "Saved" is shown for less than two seconds: the page remembers the lines at which it was. */
const rememberSaved = `{
  globalThis.savedLines = new Set()
  new MutationObserver(() => {
    for (const note of document.querySelectorAll("li output")) {
      if (note.textContent === "Saved") savedLines.add(note.closest("li").textContent)
    }
  }).observe(document, { subtree: true, childList: true, characterData: true })
}`

/** The Original tab as tests see it, of a page that is not open yet. */
export const originalPage = async (page: Page): Promise<OriginalPage> => {
  await page.addInitScript(rememberSaved)
  return originalIn(page)
}

const originalIn = (page: Page): OriginalPage => ({
  lines: () => page.locator("[data-text]"),
  button: (name) => page.getByRole("button", { name, exact: typeof name === "string" }),
  rail: () => page.getByRole("complementary", { name: "Speakers and coverage" }),
  second: () => Number(new URL(page.url()).searchParams.get("t")),
  type: async (line, text) => {
    await page.locator("[data-text]").nth(line).dblclick()
    await page.getByRole("textbox", { name: "Edit" }).fill(text)
  },
  saved: async (text) =>
    void await until(async () =>
      (await page.evaluate<ReadonlyArray<string>>("[...savedLines]")).some((line) => line.includes(text))
    ),
})
