import { until } from "#tests/support/until.ts"
import type { Page } from "playwright"

/** The two widths that are tested. */
export const views = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
} as const

export type View = keyof typeof views

/** What the pictures show: an account with one file of each kind that matters. */
export interface Shown {
  readonly recording: string
  readonly running: string
  readonly failed: string
  /** A folder with a file, and one without. */
  readonly folder: string
  readonly emptyFolder: string
}

export interface Screen {
  readonly name: string
  /** Whose browser: the account of the pictures, a new one without files, or nobody. */
  readonly who?: "nobody" | "newcomer"
  /** Only where it exists. */
  readonly only?: View
  readonly address: (shown: Shown) => string
  /** What the page may complain about there. */
  readonly complaint?: RegExp
  /** Brings the page into the state, and waits for it. */
  readonly act: (page: Page) => Promise<unknown>
  /** How it leaves the page, if another screen can follow on it: as it was, or so once Escape has closed a layer. */
  readonly leaves?: "nothing" | "a layer"
}

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" })
export const dialog = (page: Page) => page.getByRole("dialog").waitFor()
export const heading = (name: string | RegExp) => (page: Page) => page.getByRole("heading", { name }).first().waitFor()
export const row = (page: Page) => page.getByRole("link", { name: "Weekly planning" }).first().waitFor()
export const original = async (page: Page) => {
  await page.getByText("Good morning everyone").first().waitFor()
  await button(page, "Play").waitFor()
}

/** What was closed has left the history. Until then, the browser may still go back, which would abort a navigation. */
export const hasLeftLayers = (page: Page): Promise<unknown> =>
  until(() => page.evaluate<boolean>("(history.state?.layers ?? 0) === 0"))

/** Closes whatever has opened over the page. */
export const closeLayer = async (page: Page): Promise<void> => {
  await page.keyboard.press("Escape")
  await page.locator("[role=dialog], [role=menu]").waitFor({ state: "detached" })
  await hasLeftLayers(page)
}

/** What moves in has arrived, and colours are what they will be. */
export const hasArrived = (page: Page): Promise<unknown> =>
  page.evaluate(
    "Promise.allSettled(document.getAnimations().filter((one) => one.effect.getTiming().iterations === 1).map((one) => one.finished))",
  )

/** Changes the theme of the system, and waits until nothing of the page has colours of the other one. */
export const inTheme = async (page: Page, colorScheme: "light" | "dark"): Promise<void> => {
  await page.emulateMedia({ colorScheme })
  await page.locator(`html[data-theme=${colorScheme}]`).waitFor()
  await hasArrived(page)
}
