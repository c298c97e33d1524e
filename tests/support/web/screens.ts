import { askForLink } from "./ask-for-link.ts"
import { dialogs } from "./dialog-screens.ts"
import { button, dialog, heading, row, type Screen } from "./screen.ts"
import { taskPage } from "./task-screens.ts"

const entry: ReadonlyArray<Screen> = [
  { name: "login", leaves: "nothing", who: "nobody", address: () => "login", act: heading(/^Welcome/) },
  {
    name: "login-sent",
    who: "nobody",
    address: () => "login",
    act: async (page) => {
      await askForLink(page, "maya@example.org")
    },
  },
  {
    name: "callback-expired",
    complaint: /verify|412/,
    who: "nobody",
    address: () => "callback?token=odd",
    act: heading("This link has expired"),
  },
  { name: "not-found", leaves: "nothing", address: () => "odd", act: heading("Page not found") },
  { name: "styleguide", leaves: "nothing", address: () => "styleguide", act: heading("Light") },
]

const library: ReadonlyArray<Screen> = [
  { name: "library", leaves: "nothing", address: () => "", act: row },
  { name: "library-empty", leaves: "nothing", who: "newcomer", address: () => "", act: heading("Nothing here yet") },
  {
    name: "library-search",
    leaves: "nothing",
    address: () => "?q=budget",
    act: (page) => page.locator("mark").first().waitFor(),
  },
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
    name: "folder",
    leaves: "nothing",
    address: ({ folder }) => `?folder=${folder}`,
    act: (page) => page.getByRole("link", { name: "Travel policy 2027" }).waitFor(),
  },
  {
    name: "folder-empty",
    leaves: "nothing",
    address: ({ emptyFolder }) => `?folder=${emptyFolder}`,
    act: heading("This folder is empty"),
  },
  { name: "folder-gone", address: () => "?folder=odd", complaint: /400/, act: heading("This folder doesn’t exist") },
  {
    name: "new-menu",
    leaves: "a layer",
    address: () => "",
    act: async (page) => {
      await row(page)
      await button(page, "New").first().click()
      await page.getByRole("menu").waitFor()
    },
  },
  {
    name: "navigation",
    leaves: "a layer",
    only: "phone",
    address: () => "",
    act: async (page) => {
      await button(page, "Open navigation").click()
      await dialog(page)
    },
  },
  {
    name: "account-menu",
    leaves: "a layer",
    only: "desktop",
    address: () => "",
    act: async (page) => {
      await button(page, /^Account/).click()
      await page.getByRole("menu").waitFor()
    },
  },
  {
    name: "palette",
    leaves: "a layer",
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
    leaves: "a layer",
    address: () => "",
    act: async (page) => {
      await row(page)
      await page.keyboard.press("?")
      await dialog(page)
    },
  },
]

/** Every screen, dialog and state of the app. */
export const screens: ReadonlyArray<Screen> = [...entry, ...library, ...dialogs, ...taskPage]
