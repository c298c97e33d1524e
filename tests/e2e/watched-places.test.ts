import { clientOf } from "#adapters/storage/s3/bucket.ts"
import { bucketOfS3rver } from "#tests/support/a-bucket.ts"
import { clientWith } from "#tests/support/server/client.ts"
import { inTurn } from "#tests/support/server/in-turn.ts"
import type { Person } from "#tests/support/server/sign-up.ts"
import { aWebServer, rss } from "#tests/support/watched-place/a-feed.ts"
import { anOwnWebProduct, complaintsOf, type OwnWebProduct } from "#tests/support/web/a-web-product.ts"
import { violationsOn } from "#tests/support/web/axe.ts"
import { pressOn } from "#tests/support/web/keyboard.ts"
import { inTheme } from "#tests/support/web/screen.ts"
import { ListObjectsV2Command, PutObjectCommand } from "@aws-sdk/client-s3"
import { Effect, Exit, Redacted, Scope } from "effect"
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Locator, Page } from "playwright"
import { afterAll, assert, beforeAll, describe, expect, it } from "vitest"

const scope = Scope.makeUnsafe()
const root = realpathSync(mkdtempSync(join(tmpdir(), "parley-watched-")))
let pods: Effect.Success<typeof aWebServer>
let store: Effect.Success<typeof bucketOfS3rver>
let product: OwnWebProduct
let ada: Person
let page: Page

const says = (text: string) => (_: unknown, response: { end: (body: string) => unknown }) => void response.end(text)

beforeAll(async () => {
  pods = await Effect.runPromise(aWebServer.pipe(Scope.provide(scope)))
  store = await Effect.runPromise(bucketOfS3rver.pipe(Scope.provide(scope)))
  const feed = [{ guid: "2", title: "Why it rains", url: `${pods.url}/two.txt` }, {
    guid: "1",
    title: "The lost episode",
    url: `${pods.url}/one.txt`,
  }]
  pods.answers.set("/feed.xml", says(rss(...feed)))
  pods.answers.set("/page", says("<html><body>Log in</body></html>"))
  pods.answers.set("/two.txt", says("It rains because clouds are heavy."))
  mkdirSync(join(root, "inbox"))
  product = await anOwnWebProduct({
    LINK_INSIDE: `${pods.host},${new URL(store.endpoint).host}`,
    WATCH_ROOT: root,
  })
  ada = await product.user("ada", "pro")
  page = await (await product.context(ada, { viewport: { width: 1280, height: 860 } })).newPage()
  await page.goto(`${product.server.url}/transcribe/`)
})

afterAll(async () => {
  await product?.close()
  await Effect.runPromise(Scope.close(scope, Exit.void))
  rmSync(root, { recursive: true, force: true })
})

const section = (): Locator => page.getByRole("region", { name: "Watched places" })
const row = (name: string): Locator =>
  section().getByRole("list", { name: "Watched places" }).locator(":scope > li").filter({ hasText: name })
const seen = (): Locator => section().getByRole("list", { name: "Log" }).locator(":scope > li")
const dialog = (name = "Add place"): Locator => page.getByRole("dialog", { name })
const closed = (name = "Add place"): Promise<void> => dialog(name).waitFor({ state: "detached" })

/** Looks at the page as it is at both widths, light and dark, and keeps pictures if they are wanted. */
const looksGood = async (name: string): Promise<void> => {
  const folder = process.env["PLACE_PICTURES"]
  const looks = [[1280, "light"], [390, "light"], [390, "dark"], [1280, "dark"]] as const
  await inTurn(looks, async ([width, colorScheme]) => {
    await page.setViewportSize({ width, height: 860 })
    await inTheme(page, colorScheme)
    await expect.poll(() => page.evaluate<number>("document.documentElement.scrollWidth")).toBeLessThanOrEqual(width)
    assert.deepStrictEqual(await violationsOn(page), [], `${name} at ${width}, ${colorScheme}`)
    if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png` })
  })
  await inTheme(page, "light")
}

const objects = async (): Promise<ReadonlyArray<string>> => {
  const client = clientOf(store)
  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: store.bucket }))
  client.destroy()
  return Contents.map(({ Key = "" }) => Key)
}

describe("the watched places of an account", () => {
  it("are on a page that the command palette and the account menu lead to", async () => {
    await page.getByRole("textbox", { name: "Filter files" }).waitFor()
    await page.keyboard.press("Control+k")
    await page.getByRole("combobox").fill("Automation")
    await page.getByRole("option", { name: "Automation" }).waitFor()
    await page.keyboard.press("Enter")
    await page.getByRole("heading", { name: "Automation", level: 1 }).waitFor()
    await page.goto(`${product.server.url}/transcribe/account`)
    await page.getByRole("button", { name: /^Account, / }).click()
    await page.getByRole("menuitem", { name: "Automation" }).press("Enter")
    await page.getByRole("heading", { name: "Automation", level: 1 }).waitFor()
    assert.strictEqual(new URL(page.url()).pathname, "/transcribe/account/automation")
  })

  it("are none at first; a feed that is refused is named with its field, and nothing that was typed is lost", async () => {
    const complaints = complaintsOf(page)
    await section().getByText("No places yet.").waitFor()
    await looksGood("none")
    assert.deepStrictEqual(complaints, [])
    await pressOn(page, "Add place")
    const field = dialog().getByLabel("Address of the feed")
    assert.isTrue(await dialog().getByRole("button", { name: "Save" }).isDisabled())
    await field.fill("pods.example")
    await field.press("Enter")
    await dialog().getByText(/^Address of the feed must be an address such as/).waitFor()
    await expect.poll(() => field.getAttribute("aria-invalid")).toBe("true")
    await field.fill("http://10.0.0.1/feed")
    await field.press("Enter")
    await dialog().getByText(/private network|isn’t on the public internet/).waitFor()
    await field.fill(`${pods.url}/page`)
    await field.press("Enter")
    await dialog().getByText("This isn’t a feed, or it’s damaged.").waitFor()
    await looksGood("refused")
    assert.strictEqual(await field.inputValue(), `${pods.url}/page`)
  })

  it("are podcasts: episodes become files, and one that cannot be fetched is tried again", async () => {
    await dialog().getByLabel("Address of the feed").fill(`${pods.url}/feed.xml?token=secret`)
    await dialog().getByLabel("What’s there already").selectOption("Add all")
    await looksGood("add-feed")
    await pressOn(page, "Save")
    await closed()
    await row("A podcast").getByText("1 added, 0 waiting, 1 failed").waitFor()
    assert.notInclude(await page.content(), "token=secret")
    await pressOn(page, "Log of A podcast")
    await seen().filter({ hasText: "Why it rains" }).getByText("Added", { exact: true }).waitFor()
    await seen().filter({ hasText: "The lost episode" }).getByText("The file is no longer there.").waitFor()
    await looksGood("log")
    pods.answers.set("/one.txt", says("It was found."))
    await pressOn(page, "Try again: The lost episode")
    await seen().filter({ hasText: "The lost episode" }).getByText("Added", { exact: true }).waitFor()
    const open = seen().filter({ hasText: "The lost episode" }).getByRole("link", { name: /^Open file/ })
    const path = await open.getAttribute("href") ?? ""
    const found = await ada.call<{ readonly title: string }>(
      "GET",
      `/api/transcription/tasks/${path.split("/").at(-1)}`,
    )
    assert.strictEqual(found.title, "The lost episode")
  })

  it("are buckets, which need the right keys", async () => {
    const client = clientOf(store)
    await client.send(
      new PutObjectCommand({ Bucket: store.bucket, Key: "calls/monday.txt", Body: "We met on Monday." }),
    )
    client.destroy()
    await pressOn(page, "Add place")
    await dialog().getByLabel("What to watch").selectOption("S3 bucket")
    await dialog().getByLabel("Bucket", { exact: true }).fill(store.bucket)
    await dialog().getByLabel("Prefix (optional)").fill("calls/")
    await dialog().getByLabel("Endpoint (empty for Amazon)").fill(store.endpoint)
    await dialog().getByLabel("Access key ID").fill("wrong")
    await dialog().getByLabel("Secret access key").fill(Redacted.value(store.secretAccessKey))
    await dialog().getByLabel("Then, in that place").selectOption("Move it to “done”")
    await pressOn(page, "Save")
    await dialog().getByText(/^This place doesn’t let the server in/).waitFor()
    await looksGood("add-bucket")
    await dialog().getByLabel("Access key ID").fill(store.accessKeyId)
    await pressOn(page, "Save")
    await closed()
    await row("parley/calls/").getByText("1 added, 0 waiting, 0 failed").waitFor()
    await expect.poll(objects).toEqual(["calls/done/monday.txt"])
  })

  it("are folders below the one that the operator allows", async () => {
    writeFileSync(join(root, "inbox/note.txt"), "A note.")
    await pressOn(page, "Add place")
    await dialog().getByLabel("What to watch").selectOption("Folder on the server")
    await dialog().getByLabel("Path of the folder").fill("/etc")
    await pressOn(page, "Save")
    await dialog().getByText(/^This server’s folders can’t be watched/).waitFor()
    await dialog().getByLabel("Path of the folder").fill(join(root, "inbox"))
    await looksGood("add-folder")
    await pressOn(page, "Save")
    await closed()
    await row("inbox").getByText("1 added, 0 waiting, 0 failed").waitFor()
    assert.strictEqual(await section().getByRole("switch").count(), 3)
    await looksGood("places")
  })

  it("are edited: what opens them stays unless it is typed", async () => {
    await pressOn(page, "Edit parley/calls/")
    const edit = dialog("Edit place")
    assert.strictEqual(await edit.getByLabel("Secret access key").inputValue(), "")
    await edit.getByLabel("Name (optional)").fill("Calls")
    await looksGood("edit")
    await pressOn(page, "Save")
    await closed("Edit place")
    await pressOn(page, "Edit Calls")
    await edit.getByLabel("Access key ID").fill("wrong")
    await pressOn(page, "Save")
    await edit.getByText(/^This place doesn’t let the server in/).waitFor()
    await page.keyboard.press("Escape")
    await closed("Edit place")
    await pressOn(page, "Check now: Calls")
    await page.getByText("Calls will be checked in a moment").waitFor()
    await row("Calls").getByText("1 added, 0 waiting, 0 failed").waitFor()
  })

  it("are paused, and go on", async () => {
    await row("inbox").getByRole("switch").press(" ")
    await row("inbox").getByText("Paused", { exact: true }).waitFor()
    assert.strictEqual(await row("inbox").getByRole("button", { name: /^Check/ }).count(), 0)
    await looksGood("paused")
    writeFileSync(join(root, "inbox/second.txt"), "Another note.")
    await row("inbox").getByRole("switch").press(" ")
    await row("inbox").getByText("2 added, 0 waiting, 0 failed").waitFor()
  })

  it("are shown to nobody else", async () => {
    const bob = await product.user("bob", "free")
    const [{ id } = { id: "" }] =
      (await ada.call<{ items: ReadonlyArray<{ id: string }> }>("GET", "/api/watched-places"))
        .items
    const asked = clientWith(product.server.url, bob.token).call("DELETE", `/api/watched-places/${id}`)
    await expect(asked).rejects.toThrow(/ 404 /)
    const theirs = await (await product.context(bob)).newPage()
    await theirs.goto(`${product.server.url}/transcribe/account/automation`)
    await theirs.getByRole("region", { name: "Watched places" }).getByText("No places yet.").waitFor()
  })

  it("are removed after asking, and the focus stays at hand", async () => {
    await pressOn(page, "Stop watching Calls")
    await looksGood("remove")
    await dialog("Stop watching Calls?").getByRole("button", { name: "Stop watching" }).press("Enter")
    await row("Calls").waitFor({ state: "detached" })
    await expect.poll(() => page.evaluate("document.activeElement?.textContent")).toBe("Watched places")
  })

  it("are twenty at most, however many are asked for at once", async () => {
    const asked = Array.from({ length: 200 }, (_, nth) => {
      const path = join(root, `in-${nth}`)
      mkdirSync(path)
      return { kind: "folder", path, name: nth === 0 ? "W".repeat(200) : `In ${nth}` }
    })
    await Promise.allSettled(asked.map((one) => ada.call("POST", "/api/watched-places", one)))
    await page.reload()
    await section().getByText("All 20 places are in use. Remove one to add another.").waitFor()
    assert.strictEqual(await section().getByRole("list", { name: "Watched places" }).locator(":scope > li").count(), 20)
    await looksGood("full")
  })
})
