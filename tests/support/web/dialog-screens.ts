import { button, dialog, row, type Screen } from "./screen.ts"

const addTab = (tab: string): Screen => ({
  name: `add-${tab.toLowerCase()}`,
  leaves: "a layer",
  address: () => "",
  act: async (page) => {
    await row(page)
    await page.keyboard.press("n")
    await page.getByRole("tab", { name: tab }).click()
    await page.getByRole("tab", { name: tab, selected: true }).waitFor()
  },
})

/** What opens over the screens. */
export const dialogs: ReadonlyArray<Screen> = [
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
        { name: "site-visit.zip", mimeType: "application/zip", buffer: bytes },
      ])
      await page.getByText("This type isn’t supported").waitFor()
      await page.getByRole("switch", { name: "Merge into one transcript" }).click()
    },
  },
  {
    name: "move",
    leaves: "a layer",
    address: () => "",
    act: async (page) => {
      await row(page)
      await page.keyboard.press("j")
      await page.keyboard.press("m")
      await page.getByRole("option", { name: "Uncategorized Already here" }).waitFor()
    },
  },
  {
    name: "folder-name",
    leaves: "a layer",
    address: ({ folder }) => `?folder=${folder}`,
    act: async (page) => {
      await page.getByRole("main").getByRole("button", { name: "More actions for the folder Interviews" }).click()
      await page.getByRole("menuitem", { name: "Rename" }).click()
      await page.getByRole("textbox", { name: "Folder name" }).fill("policies")
      await page.getByText("A folder with this name already exists.").waitFor()
    },
  },
  {
    name: "folder-delete",
    leaves: "a layer",
    address: ({ folder }) => `?folder=${folder}`,
    act: async (page) => {
      await page.getByRole("main").getByRole("button", { name: "More actions for the folder Interviews" }).click()
      await page.getByRole("menuitem", { name: "Delete" }).click()
      await page.getByText("The file in it isn’t deleted.").waitFor()
    },
  },
  ...["Record", "Document"].map((tab) => addTab(tab)),
  {
    name: "speaker",
    leaves: "a layer",
    address: ({ recording }) => `task/${recording}`,
    act: async (page) => {
      await button(page, /^Speaker 1: /).first().click()
      await dialog(page)
    },
  },
  {
    name: "speakers",
    leaves: "a layer",
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
      const data = { error_code: "FeatureNotInPlan", feature: { code: 20008, name: "PDF_EXPORT" } }
      const body = JSON.stringify({ code: 403, message: "Pro", data })
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
