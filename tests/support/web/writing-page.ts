import { until } from "#tests/support/until.ts"
import type { BrowserContext, Page } from "playwright"
import { complaintsOf } from "./a-web-product.ts"

/** A page on which a summary is written, and its line to the server, which can be cut. */
export const writingPage = async (context: BrowserContext, address: string) => {
  const page = await context.newPage()
  const complaints = complaintsOf(page)
  const line = await cuttable(page)
  const text = () => page.getByRole("textbox", { name: "Summary text" })
  const state = () => page.locator("[data-phase]").getAttribute("data-phase")
  const enter = async () => {
    await page.getByRole("button", { name: "Edit", exact: true }).click()
    await text().waitFor()
  }
  await page.goto(address)
  return {
    page,
    complaints,
    line,
    text,
    enter,
    isIn: (phase: string) => until(async () => await state() === phase),
    /** Puts the caret behind the text of the first block that has these words. */
    after: async (words: string) => {
      // The editor takes the focus back in a frame of its own, and its old caret with it.
      await page.evaluate(
        "new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(go, 0))))",
      )
      await text().locator("p, h2, h3").filter({ hasText: words }).last().click()
      await page.keyboard.press("End")
    },
    type: (words: string) => page.keyboard.type(words),
    isFocused: () => page.evaluate<boolean>("document.querySelector('.writing').contains(document.activeElement)"),
    paste: (type: string, text: string) =>
      page.evaluate(`{
        const clipboardData = new DataTransfer()
        clipboardData.setData(${JSON.stringify(type)}, ${JSON.stringify(text)})
        const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true })
        document.querySelector(".writing").dispatchEvent(event)
      }`),
    button: (name: string) => page.getByRole("button", { name, exact: true }),
    has: (words: string) => text().getByText(words).first().waitFor(),
  }
}

export type WritingPage = Awaited<ReturnType<typeof writingPage>>

const cuttable = async (page: Page) => {
  let isCut = false
  const open = new Set<() => void>()
  await page.routeWebSocket(/\/collab$/, (socket) => {
    if (isCut) return void socket.close()
    const server = socket.connectToServer()
    const close = () => {
      void server.close()
      void socket.close()
    }
    open.add(close)
  })
  return {
    cut: () => {
      isCut = true
      for (const close of open) close()
      open.clear()
    },
    mend: () => {
      isCut = false
    },
  }
}
