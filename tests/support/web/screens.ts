import type { Page } from "playwright-core"

/** What the pictures show: an account with one file of each kind that matters. */
export interface Shown {
  readonly recording: string
  readonly running: string
  readonly failed: string
}

export interface Screen {
  readonly name: string
  /** Whose browser: the account of the pictures, a new one without files, or nobody. */
  readonly who?: "nobody" | "newcomer"
  /** Only where it exists. */
  readonly only?: "desktop" | "phone"
  readonly address: (shown: Shown) => string
  /** What the page may complain about there. */
  readonly complaint?: RegExp
  /** Brings the page into the state, and waits for it. */
  readonly act: (page: Page) => Promise<unknown>
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" })
const dialog = (page: Page) => page.getByRole("dialog").waitFor()
const heading = (name: string | RegExp) => (page: Page) => page.getByRole("heading", { name }).first().waitFor()
const row = (page: Page) => page.getByRole("link", { name: "Weekly planning" }).first().waitFor()
const original = (page: Page) => page.getByText("Good morning everyone").first().waitFor()

const entry: ReadonlyArray<Screen> = [
  { name: "login", who: "nobody", address: () => "login", act: heading(/^Welcome/) },
  {
    name: "login-sent",
    who: "nobody",
    address: () => "login",
    act: async (page) => {
      await page.getByLabel("E-mail address").fill("maya@example.org")
      await button(page, "Send me a link").click()
      await heading("Look in your inbox")(page)
    },
  },
  {
    name: "callback-expired",
    complaint: /verify|412/,
    who: "nobody",
    address: () => "callback?token=odd",
    act: heading(/does not work/),
  },
  { name: "not-found", address: () => "odd", act: heading("This page does not exist") },
  { name: "styleguide", address: () => "styleguide", act: heading("Light") },
]

const library: ReadonlyArray<Screen> = [
  { name: "library", address: () => "", act: row },
  { name: "library-empty", who: "newcomer", address: () => "", act: heading("Nothing here yet") },
  { name: "library-search", address: () => "?q=budget", act: (page) => page.locator("mark").first().waitFor() },
  {
    name: "library-selection",
    address: () => "",
    act: async (page) => {
      await row(page)
      await page.keyboard.press("j")
      await page.keyboard.press("x")
      await page.getByRole("toolbar").first().waitFor()
    },
  },
  {
    name: "new-menu",
    address: () => "",
    act: async (page) => {
      await row(page)
      await button(page, "New").first().click()
      await page.getByRole("menu").waitFor()
    },
  },
  {
    name: "navigation",
    only: "phone",
    address: () => "",
    act: async (page) => {
      await button(page, "Open the navigation").click()
      await dialog(page)
    },
  },
  {
    name: "account-menu",
    only: "desktop",
    address: () => "",
    act: async (page) => {
      await button(page, /^Account/).click()
      await page.getByRole("menu").waitFor()
    },
  },
  { name: "hotwords", address: () => "coming/hotwords", act: heading("Hotwords") },
  {
    name: "palette",
    address: () => "",
    act: async (page) => {
      await row(page)
      await page.keyboard.press("Control+k")
      await page.getByPlaceholder("Search files or run a command").fill("budget")
      await page.getByRole("option", { name: /budget/ }).first().waitFor()
    },
  },
  {
    name: "shortcuts",
    address: () => "",
    act: async (page) => {
      await row(page)
      await page.keyboard.press("?")
      await dialog(page)
    },
  },
]

const taskPage: ReadonlyArray<Screen> = [
  { name: "original", address: ({ recording }) => `task/${recording}?t=12`, act: original },
  {
    name: "original-find",
    address: ({ recording }) => `task/${recording}?find=the`,
    act: (page) => page.locator("mark").first().waitFor(),
  },
  {
    name: "original-edit",
    address: ({ recording }) => `task/${recording}`,
    act: async (page) => {
      await page.getByText("Good morning everyone").first().dblclick()
      await page.locator("textarea").waitFor()
    },
  },
  {
    name: "working",
    address: ({ running }) => `task/${running}?tab=summary`,
    act: (page) => page.getByRole("progressbar").first().waitFor(),
  },
  { name: "failed", address: ({ failed }) => `task/${failed}`, act: heading("This file could not be transcribed") },
  { name: "summary", address: ({ recording }) => `task/${recording}?tab=summary`, act: heading("Overview") },
  {
    name: "summary-edit",
    address: ({ recording }) => `task/${recording}?tab=summary`,
    act: async (page) => {
      await button(page, "Edit").click()
      await page.getByRole("textbox", { name: "Summary as Markdown" }).waitFor()
    },
  },
  {
    name: "summary-style",
    address: ({ recording }) => `task/${recording}?tab=summary`,
    act: async (page) => {
      await button(page, "Change style").click()
      await dialog(page)
    },
  },
  {
    name: "summary-again",
    address: ({ recording }) => `task/${recording}?tab=summary`,
    act: async (page) => {
      await button(page, "Write again").click()
      await dialog(page)
    },
  },
  {
    name: "mind-map",
    address: ({ recording }) => `task/${recording}?tab=mindmap`,
    act: (page) => page.locator("me-root").waitFor(),
  },
  {
    name: "mind-map-list",
    address: ({ recording }) => `task/${recording}?tab=mindmap`,
    act: async (page) => {
      await button(page, "Show as a list").click()
      await button(page, "Show as a drawing").waitFor()
      await page.evaluate("localStorage.removeItem('mind_map_view')")
    },
  },
  {
    name: "export",
    address: ({ recording }) => `task/${recording}`,
    act: async (page) => {
      await button(page, "Export").first().click()
      await page.getByRole("menu").waitFor()
    },
  },
]

const addTab = (tab: string): Screen => ({
  name: `add-${tab.toLowerCase()}`,
  address: () => "",
  act: async (page) => {
    await row(page)
    await page.keyboard.press("n")
    await page.getByRole("tab", { name: tab }).click()
    await page.getByRole("tab", { name: tab, selected: true }).waitFor()
  },
})

const dialogs: ReadonlyArray<Screen> = [
  {
    name: "add-files",
    address: () => "",
    act: async (page) => {
      await row(page)
      await page.keyboard.press("n")
      const bytes = Buffer.alloc(20_000, 7)
      await page.locator("input[type=file]").setInputFiles([
        { name: "Board call, part 1.mp3", mimeType: "audio/mpeg", buffer: bytes },
        { name: "Board call, part 2.mp3", mimeType: "audio/mpeg", buffer: bytes },
        { name: "site-visit.avi", mimeType: "video/x-msvideo", buffer: bytes },
      ])
      await page.getByText("This type is not supported").waitFor()
      await page.getByRole("switch", { name: "Merge into one task" }).click()
    },
  },
  ...["Record", "Document", "Link", "Meeting"].map((tab) => addTab(tab)),
  {
    name: "speaker",
    address: ({ recording }) => `task/${recording}`,
    act: async (page) => {
      await button(page, /^Speaker 1: /).first().click()
      await dialog(page)
    },
  },
  {
    name: "speakers",
    only: "phone",
    address: ({ recording }) => `task/${recording}`,
    act: async (page) => {
      await button(page, "Speakers and coverage").click()
      await dialog(page)
    },
  },
  {
    name: "message",
    address: ({ recording }) => `task/${recording}`,
    act: async (page) => {
      await button(page, "Export").first().click()
      await page.getByRole("menuitem", { name: "Markdown" }).click()
      await page.getByText("Weekly planning.md saved").waitFor()
    },
  },
  {
    name: "upgrade",
    complaint: /403/,
    address: ({ recording }) => `task/${recording}`,
    act: async (page) => {
      const body = JSON.stringify({ code: 403, message: "Pro", data: { error_code: "FeatureNotInPlan" } })
      await page.route(/export\?/, (route) => route.fulfill({ status: 403, contentType: "application/json", body }))
      await button(page, "Export").first().click()
      await page.getByRole("menuitem", { name: "PDF" }).first().click()
      await dialog(page)
    },
  },
  {
    name: "update",
    complaint: /REFUSED/,
    address: () => "",
    act: async (page) => {
      await row(page)
      await page.route(/trpc/, (route) => route.abort("connectionrefused"))
      await page.keyboard.press("Control+k")
      await page.getByRole("alertdialog").waitFor()
    },
  },
]

/** Every screen, dialog and state of the app. */
export const screens: ReadonlyArray<Screen> = [...entry, ...library, ...dialogs, ...taskPage]
