import type { Client } from "#tests/support/server/client.ts"
import { inTurn } from "#tests/support/server/in-turn.ts"
import type { Locator, Page } from "playwright"
import { aWebProduct, complaintsOf, type WebProduct } from "./a-web-product.ts"

export interface Library {
  readonly product: WebProduct
  readonly client: Client
  readonly page: Page
  /** What the page has complained about so far. */
  readonly complaints: ReadonlyArray<string>
  readonly address: (rest?: string) => string
  readonly row: (title: string, on?: Page) => Locator
  readonly titles: () => Promise<ReadonlyArray<string>>
  /** The titles that the server has. */
  readonly names: () => Promise<ReadonlyArray<string>>
}

const texts = [
  ["Travel policy", "Trains are preferred to planes. A hotel costs 150 euros at most."],
  ["季度会议", "我们决定增加两名工程师。预算是四万二千欧元。"],
  ["Support weekly", "Ticket volume is down. The budget for a help page is small."],
  ["Planning workshop", "Three bets for the next quarter, and honest progress."],
] as const

/** A user with four files, and their browser; the page is not open yet. */
export const aLibrary = async (): Promise<Library> => {
  const product = await aWebProduct()
  const client = await product.user("ada", "pro")
  await inTurn(texts, ([title, text]) => paste(client, title, text))
  const page = await (await product.context(client)).newPage()
  return {
    product,
    client,
    page,
    complaints: complaintsOf(page),
    address: (rest = "") => `${product.server.url}/transcribe/${rest}`,
    row: (title, on = page) => on.getByRole("link", { name: title, exact: true }),
    titles: () => page.locator("li[data-key] a").allInnerTexts(),
    names: async () => {
      const all = await client.call<{ readonly items: ReadonlyArray<{ readonly title: string }> }>(
        "GET",
        "/api/transcription/tasks?page_size=100",
      )
      return all.items.map(({ title }) => title)
    },
  }
}

export const paste = (client: Client, title: string, text: string) =>
  client.call<{ readonly id: string }>("POST", "/api/transcription/paste-text", { title, text, analyze: false })
