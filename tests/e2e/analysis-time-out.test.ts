import { anOwnWebProduct, type OwnWebProduct } from "#tests/support/web/a-web-product.ts"
import { violationsOn } from "#tests/support/web/axe.ts"
import { once } from "node:events"
import { createServer } from "node:http"
import { afterAll, assert, beforeAll, describe, it } from "vitest"

/** A language model that never answers in time, and does not want to be asked again. */
const model = createServer((_, response) => {
  response.writeHead(408, { "retry-after": "86400", "content-type": "application/json" }).end("{}")
})

let product: OwnWebProduct

beforeAll(async () => {
  model.listen(0, "127.0.0.1")
  await once(model, "listening")
  const address = model.address()
  const port = typeof address === "object" ? address?.port : null
  product = await anOwnWebProduct({
    ANALYST: "openai",
    OPENAI_API_KEY: "key",
    OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`,
  })
})

afterAll(async () => {
  await product?.close()
  model.close()
  model.closeAllConnections()
})

const message = "The analysis timed out. Check your files later, or start it again."

describe("an analysis that times out", () => {
  it("is written without the model, says so in REST and on the page of the file, and can be started again", async () => {
    const client = await product.user("ada", "pro")
    const text = "Ann: We decided to move the release to May.\nBen: I will tell the customers."
    const { id } = await client.call<{ id: string }>("POST", "/api/transcription/paste-text", {
      text,
      title: "Release",
    })
    const task = await client.finished(id)
    assert.deepInclude(task, { status: "analysisCompleted", error_code: null })
    assert.include(JSON.stringify(task), '"BuiltInSummary:timed-out"')
    const page = await (await product.context(client)).newPage()
    await page.goto(`${product.server.url}/transcribe/task/${id}?tab=summary`)
    await page.getByRole("main").getByText("We decided to move the release to May").first().waitFor()
    await page.getByRole("main").getByText(message).waitFor()
    await page.getByRole("button", { name: "Try again" }).waitFor()
    assert.strictEqual(await page.getByText("couldn’t be transcribed").count(), 0)
    assert.deepStrictEqual(await violationsOn(page), [])
  })
})
