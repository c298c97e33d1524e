import { allowPages } from "#adapters/storage/s3/allow-pages.ts"
import { s3Peer } from "#tests/support/s3-peer.ts"
import { briefTalk } from "#tests/support/speech/meetings.ts"
import { anOwnWebProduct, type OwnWebProduct } from "#tests/support/web/a-web-product.ts"
import { Effect, Exit, Redacted, Scope } from "effect"
import { readFile } from "node:fs/promises"
import type { Page } from "playwright"
import { afterAll, assert, beforeAll, describe, it } from "vitest"

const scope = Scope.makeUnsafe()
let peer: Effect.Success<typeof s3Peer>
let product: OwnWebProduct
let page: Page
/** Requests of the page that carry bytes of files, by method and path. */
let sent: Array<string>

beforeAll(async () => {
  peer = await Effect.runPromise(s3Peer.pipe(Scope.provide(scope)))
  product = await anOwnWebProduct({
    S3_BUCKET: peer.bucket,
    S3_ENDPOINT: peer.endpoint,
    S3_ACCESS_KEY_ID: peer.accessKeyId,
    S3_SECRET_ACCESS_KEY: Redacted.value(peer.secretAccessKey),
  })
  page = await (await product.context(await product.user("ada", "pro"))).newPage()
  page.on("request", (request) => {
    const { pathname } = new URL(request.url())
    if (["PUT", "PATCH"].includes(request.method())) sent.push(`${request.method()} ${pathname}`)
    if (request.method() === "POST" && pathname.startsWith("/files")) sent.push("POST /files")
  })
})

afterAll(async () => {
  await product?.close()
  await Effect.runPromise(Scope.close(scope, Exit.void))
})

const add = async (name: string) => {
  sent = []
  const buffer = await readFile((await briefTalk()).wav)
  await page.goto(`${product.server.url}/transcribe/`)
  await page.getByRole("textbox", { name: "Filter files" }).waitFor()
  await page.getByRole("button", { name: "New", exact: true }).click()
  await page.getByRole("menuitem", { name: /^Upload audio or video/ }).click()
  const input = page.getByRole("dialog").locator("input[type=file]")
  await input.setInputFiles({ name: `${name}.wav`, mimeType: "audio/wav", buffer })
  await page.getByRole("button", { name: "Transcribe 1 file" }).click()
  await page.getByRole("main").getByRole("link", { name, exact: true }).waitFor()
}

describe("a file that is added where recordings are in a bucket", () => {
  it("goes through the server as long as the bucket lets no page in", async () => {
    await add("Bells")
    assert.isTrue(sent.some((one) => one.startsWith("PATCH /files/") || one === "POST /files"), sent.join(", "))
  })

  it("goes straight into the bucket once it does", async () => {
    await Effect.runPromise(allowPages(peer, new URL(product.server.url).origin))
    await add("Tides")
    assert.isTrue(sent.length > 0 && sent.every((one) => one.startsWith("PUT /parley/upload/")), sent.join(", "))
  })
})
