import { until } from "#tests/support/until.ts"
import { aWebProduct, type WebProduct } from "#tests/support/web/a-web-product.ts"
import { violationsOn } from "#tests/support/web/axe.ts"
import { hasArrived, type View, views } from "#tests/support/web/screen.ts"
import type { Page } from "playwright"
import { afterAll, assert, beforeAll, describe, it } from "vitest"

let product: WebProduct

beforeAll(async () => {
  product = await aWebProduct()
})

afterAll(() => product?.close())

const pictured = (page: Page, name: string) =>
  process.env["SHARE_PICTURES"] === undefined
    ? Promise.resolve()
    : page.screenshot({ path: `${process.env["SHARE_PICTURES"]}/${name}.png` })

/** An owner with a file, and the library of someone else who looks at what is shared with them. */
const scene = async (view: View, colorScheme: "light" | "dark") => {
  const owner = await product.user("owner", "pro")
  const friend = await product.user("friend", "free")
  const { id } = await owner.example()
  await owner.call("PUT", `/api/transcription/${id}/edit-title`, { title: "Weekly planning" })
  const context = await product.context(friend, { ...views[view], colorScheme })
  const page = await context.newPage()
  const people = `/api/collaboration/documents/${id}/collaborators`
  const add = () => owner.call("POST", people, { user_identifier: friend.email })
  const remove = async () => {
    const { collaborators: [one] } = Object(await owner.call("GET", people))
    await owner.call("DELETE", `${people}/${one.id}`)
  }
  const demote = async () => {
    const { collaborators: [one] } = Object(await owner.call("GET", people))
    await owner.call("PUT", `${people}/${one.id}`, { role: "viewer" })
  }
  return { owner, page, add, demote, remove, library: `${product.server.url}/transcribe/?folder=shared` }
}

describe("files that are shared with me", () => {
  it.each([["desktop", "light"], ["phone", "dark"]] as const)(
    "come and go while they are looked at, and offer what a collaborator may, %s",
    async (view, colorScheme) => {
      const { owner, page, add, demote, remove, library } = await scene(view, colorScheme)
      await page.goto(library)
      await page.getByRole("heading", { name: "Nothing is shared with you" }).waitFor()
      await hasArrived(page)
      await pictured(page, `shared-empty-${view}`)
      assert.deepStrictEqual(await violationsOn(page), [])
      await add()
      const row = page.getByRole("link", { name: "Weekly planning" })
      await row.waitFor()
      const address = page.getByText(owner.email).filter({ visible: true })
      await address.waitFor()
      assert.isFalse(
        await address.evaluate((one) => Object(one).scrollWidth > Object(one).clientWidth),
        "The owner is cut off",
      )
      await hasArrived(page)
      await pictured(page, `shared-list-${view}`)
      assert.deepStrictEqual(await violationsOn(page), [])
      await page.getByRole("button", { name: /Weekly planning/ }).last().click()
      await page.getByRole("menuitem", { name: "Export" }).waitFor()
      const refused = page.getByRole("menuitem", { name: /Rename|Share|Move to folder|Delete/ })
      assert.strictEqual(await refused.count(), 0)
      await page.keyboard.press("Escape")
      await row.click()
      await page.getByRole("tab", { name: "Summary" }).click()
      await page.getByRole("button", { name: "Edit" }).first().waitFor()
      assert.strictEqual(await page.getByRole("button", { name: "More" }).count(), 0)
      await hasArrived(page)
      await pictured(page, `shared-file-${view}`)
      await demote()
      await page.reload()
      await page.getByRole("tab", { name: "Summary" }).click()
      const box = page.getByRole("checkbox", { name: "Fix the search" })
      await box.waitFor()
      assert.isTrue(await box.isDisabled())
      assert.strictEqual(await page.getByRole("button", { name: "Edit" }).count(), 0)
      await remove()
      await page.getByText("isn’t shared with you").waitFor()
      await until(async () => await page.getByRole("tab").count() === 0)
      await page.getByRole("link", { name: "Go to all files" }).waitFor()
      await hasArrived(page)
      await pictured(page, `shared-gone-${view}`)
    },
  )
})
