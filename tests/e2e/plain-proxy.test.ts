import { plainProxy } from "#tests/support/http/plain-proxy.ts"
import { aWebProduct, type WebProduct } from "#tests/support/web/a-web-product.ts"
import { largeTalk } from "#tests/support/web/large-talk.ts"
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest"

let product: WebProduct

beforeAll(async () => {
  product = await aWebProduct()
})

afterAll(() => product?.close())

describe("behind a proxy that nobody has configured", () => {
  it("a recording arrives whole, though the proxy passes on a megabyte at most", async () => {
    const proxy = await plainProxy(product.server.url)
    onTestFinished(() => proxy.close())
    const page = await (await product.context(await product.user("proxied", "free"))).newPage()
    const statuses: Array<number> = []
    page.on(
      "response",
      (response) => void (response.request().method() === "PATCH" && statuses.push(response.status())),
    )
    await page.goto(`${proxy.url}/transcribe/`)
    await page.getByRole("heading", { name: "Nothing here yet" }).waitFor()
    await page.keyboard.press("n")
    await page.getByRole("dialog").locator("input[type=file]").setInputFiles(await largeTalk())
    await page.getByRole("button", { name: "Transcribe 1 file" }).click()
    const link = page.getByRole("link", { name: "talk" }).first()
    // Twenty megabytes in twenty pieces take as long as the machine is busy.
    await expect.poll(() => link.count()).toBe(1)
    // By its address: a row moves while it is worked on, and a press may miss it.
    await page.goto(new URL(await link.getAttribute("href") ?? "", proxy.url).href)
    await expect.poll(() => page.locator("[data-text]").count()).toBeGreaterThan(0)
    expect(statuses.filter((status) => status === 413)).toHaveLength(1)
    expect(statuses.filter((status) => status === 204).length).toBeGreaterThan(20)
  })

  it("the editor says that it gets no connection, and the summary stays readable", async () => {
    const proxy = await plainProxy(product.server.url)
    onTestFinished(() => proxy.close())
    const person = await product.user("cut-off", "free")
    const { id } = await person.example()
    const page = await (await product.context(person)).newPage()
    await page.goto(`${proxy.url}/transcribe/task/${id}?tab=summary`)
    await page.getByRole("button", { name: "Edit", exact: true }).click()
    const alert = page.getByRole("alert").filter({ hasText: "let WebSockets through" })
    await alert.waitFor()
    expect(await alert.getByRole("button").allInnerTexts()).toEqual(["Close", "Try again"])
    await alert.getByRole("button", { name: "Close" }).click()
    await page.getByRole("heading", { name: /^(Overview|Key points)$/ }).waitFor()
  })

  it("news comes now and then, though the proxy keeps streams to itself", async () => {
    const person = await product.user("unheard", "free")
    const page = await (await product.context(person)).newPage()
    await page.clock.install()
    await page.route(/\/trpc\/library\.(watchTasks|attendTask)/, () => undefined)
    await page.goto(`${product.server.url}/transcribe/`)
    await page.getByRole("heading", { name: "Nothing here yet" }).waitFor()
    const { id, title } = await person.example()
    const link = page.getByRole("link", { name: title }).first()
    await expect.poll(() => page.clock.runFor(5000).then(() => link.count())).toBe(1)
    await link.click()
    await page.getByRole("heading", { name: title }).waitFor()
    await person.call("PUT", `/api/transcription/${id}/edit-title`, { title: "Named elsewhere" })
    const renamed = page.getByRole("heading", { name: "Named elsewhere" })
    await expect.poll(() => page.clock.runFor(5000).then(() => renamed.count())).toBe(1)
  })
})
