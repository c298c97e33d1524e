import { until } from "#tests/support/until.ts"
import { button, dialog, heading, original, type Screen } from "./screen.ts"

/** The page of a task, in all its states. */
export const taskPage: ReadonlyArray<Screen> = [
  { name: "original", leaves: "nothing", address: ({ recording }) => `task/${recording}?t=12`, act: original },
  {
    name: "original-find",
    leaves: "nothing",
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
    leaves: "nothing",
    address: ({ running }) => `task/${running}?tab=summary`,
    act: (page) => page.getByRole("progressbar").first().waitFor(),
  },
  {
    name: "failed",
    leaves: "nothing",
    address: ({ failed }) => `task/${failed}`,
    act: heading("This file couldn’t be transcribed"),
  },
  {
    name: "file-gone",
    address: () => "task/01a213b8-fac1-70de-a446-3db8bf65481f",
    complaint: /404/,
    act: async (page) => {
      await heading("File not found")(page)
      await until(async () => (await page.title()).startsWith("File not found"))
    },
  },
  {
    name: "summary",
    leaves: "nothing",
    address: ({ recording }) => `task/${recording}?tab=summary`,
    act: heading(/^(Overview|Key points)$/),
  },
  {
    name: "summary-edit",
    address: ({ recording }) => `task/${recording}?tab=summary`,
    act: async (page) => {
      await button(page, "Edit").click()
      await page.getByRole("textbox", { name: "Summary text" }).waitFor()
    },
  },
  {
    name: "summary-style",
    leaves: "a layer",
    address: ({ recording }) => `task/${recording}?tab=summary`,
    act: async (page) => {
      await button(page, "Change style").click()
      await dialog(page)
    },
  },
  {
    name: "summary-again",
    leaves: "a layer",
    address: ({ recording }) => `task/${recording}?tab=summary`,
    act: async (page) => {
      await button(page, "Rewrite").click()
      await dialog(page)
    },
  },
  {
    name: "mind-map",
    leaves: "nothing",
    address: ({ recording }) => `task/${recording}?tab=mindmap`,
    act: (page) => page.getByRole("tree").waitFor(),
  },
  {
    name: "mind-map-list",
    address: ({ recording }) => `task/${recording}?tab=mindmap`,
    act: async (page) => {
      await button(page, "Show as list").click()
      await button(page, "Show as map").waitFor()
      await page.evaluate("localStorage.removeItem('mind_map_view')")
    },
  },
  {
    name: "export",
    leaves: "a layer",
    address: ({ recording }) => `task/${recording}`,
    act: async (page) => {
      await button(page, "Export").first().click()
      await page.getByRole("menu").waitFor()
    },
  },
]
