import type { Locator, Page } from "playwright"

export interface OriginalPage {
  readonly lines: () => Locator
  readonly button: (name: string | RegExp) => Locator
  readonly rail: () => Locator
  /** The second that the address shows. */
  readonly second: () => number
  /** Opens a line and types instead of what stands there. */
  readonly type: (line: number, text: string) => Promise<void>
  /** Waits until the line with this text says that it is saved. */
  readonly saved: (text: string) => Promise<void>
}

/** The Original tab as tests see it. */
export const originalPage = (page: Page): OriginalPage => ({
  lines: () => page.locator("[data-text]"),
  button: (name) => page.getByRole("button", { name, exact: typeof name === "string" }),
  rail: () => page.getByRole("complementary", { name: "Speakers and coverage" }),
  second: () => Number(new URL(page.url()).searchParams.get("t")),
  type: async (line, text) => {
    await page.locator("[data-text]").nth(line).dblclick()
    await page.getByRole("textbox", { name: "Edit" }).fill(text)
  },
  saved: (text) => page.getByRole("listitem").filter({ hasText: text }).getByText("Saved", { exact: true }).waitFor(),
})
