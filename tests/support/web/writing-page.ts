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
  const words = async () => {
    await text().waitFor()
    return page.evaluate<string>(writtenWords)
  }
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
    words,
    /** Puts the caret behind the text of the last block that has these words. */
    after: (words: string) =>
      until(async () => {
        await text().locator("p, h2, h3").filter({ hasText: words }).last().click()
        await page.keyboard.press("End")
        // An editor that has just been given the focus may put its old caret back over a click.
        return page.evaluate<boolean>(caretIsBehind(words))
      }),
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
    has: (some: string) => until(async () => (await words()).includes(some)),
  }
}

/** What is written, without the names of carets that stand in it. */
const writtenWords = `{
  const copy = document.querySelector(".writing").cloneNode(true)
  for (const caret of copy.querySelectorAll(".caret")) caret.remove()
  Array.from(copy.querySelectorAll("h1, h2, h3, h4, p"), (block) => block.textContent).join("\\n")
}`

/** As the editor itself knows it: what the browser shows may be a moment ahead of it. */
const caretIsBehind = (words: string) =>
  `{
  const { empty, $from } = document.querySelector(".writing").editor.state.selection
  empty && $from.parentOffset === $from.parent.content.size && $from.parent.textContent.includes(${
    JSON.stringify(words)
  })
}`

export type WritingPage = Awaited<ReturnType<typeof writingPage>>

const cuttable = async (page: Page) => {
  let isCut = false
  let lost: string | null = null
  const open = new Set<() => void>()
  await page.routeWebSocket(/\/collab$/, (socket) => {
    if (isCut) return void socket.close()
    const server = socket.connectToServer()
    const close = () => {
      void server.close()
      void socket.close()
    }
    server.onMessage((message) => {
      if (lost === null || !message.toString("latin1").includes(lost)) return socket.send(message)
      lost = null
      close()
    })
    open.add(close)
  })
  return {
    cut: () => {
      isCut = true
      for (const close of open) close()
      open.clear()
    },
    /** Loses the next message of the server that says this, and the connection with it. */
    loseWith: (words: string) => {
      lost = words
    },
    mend: () => {
      isCut = false
    },
  }
}
