import { aLibrary, type Library } from "#tests/support/web/a-library.ts"
import { hasArrived, type View, views } from "#tests/support/web/screen.ts"
import { afterAll, assert, beforeAll, describe, it } from "vitest"

let library: Library
let task: string

beforeAll(async () => {
  library = await aLibrary()
  task = (await library.client.example()).id
})

afterAll(() => library?.product.close())

const record = `globalThis.shifts = []
new PerformanceObserver((list) => {
  for (const { value, sources } of list.getEntries()) {
    shifts.push([value, ...sources.map(({ node }) => node?.outerHTML?.slice(0, 200))])
  }
}).observe({ type: "layout-shift", buffered: true })`

/** How many animations would go on for ever. */
const endless = "document.getAnimations().filter((one) => one.effect.getTiming().iterations === Infinity).length"

/** Opens an address while its data is slow to come, and gives every shift of the layout until all is there. */
const shiftsOf = async (view: View, address: string, last: string) => {
  const page = await (await library.product.context(library.client, views[view])).newPage()
  await page.addInitScript(record)
  // Nothing is answered until the placeholders are there.
  const { promise: arePainted, resolve: answer } = Promise.withResolvers<void>()
  await page.route(/trpc/, async (route) => {
    await arePainted
    await route.continue()
  })
  await page.goto(library.address(address))
  await page.locator("main .animate-pulse").first().waitFor()
  // The reader has asked for less motion: what stands for a while stands still.
  assert.strictEqual(await page.evaluate(endless), 0)
  answer()
  await page.getByText(last).first().waitFor()
  await page.locator(".animate-pulse").first().waitFor({ state: "detached" })
  await hasArrived(page)
  const shifts = await page.evaluate<ReadonlyArray<readonly [number, ...ReadonlyArray<string>]>>("shifts")
  await page.close()
  return shifts
}

const screens: ReadonlyArray<readonly [string, () => string, string]> = [
  ["the library", () => "", "Travel policy"],
  ["a file", () => `task/${task}`, "Good morning"],
]

describe.each(["desktop", "phone"] as const)("the first frames on a %s", (view) => {
  it.each(screens)("of %s are where they will be", async (_, address, last) => {
    const shifts = await shiftsOf(view, address(), last)
    const sum = shifts.reduce((all, [value]) => all + value, 0)
    assert.isBelow(sum, 0.01, JSON.stringify(shifts, null, 1))
  })
})
