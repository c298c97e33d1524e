import { clientWith } from "#tests/support/server/client.ts"
import { eventually } from "#tests/support/server/in-turn.ts"
import { processesOf } from "#tests/support/server/processes.ts"
import { announce, offsetOf, proceed } from "#tests/support/server/resumable.ts"
import { startServer } from "#tests/support/server/start-server.ts"
import { shortTalk } from "#tests/support/speech/meetings.ts"
import { assert, describe, it } from "@effect/vitest"
import { openAsBlob } from "node:fs"
import { aProduct, serverFolder } from "./a-product.ts"

describe("work that is interrupted from outside", () => {
  const folder = serverFolder()

  it("is finished by a new recogniser when one is killed", async () => {
    const { wav } = await shortTalk()
    await using product = await aProduct({ folder })
    const id = await product.client.upload(wav)
    const recognisers = () => {
      const found = processesOf(folder).filter(({ command }) => command.startsWith("pocketsphinx_batch"))
      return found.length > 0 ? found : null
    }
    const found = await eventually(recognisers, { every: 20, within: 20_000 })
    assert.isNotNull(found)
    for (const { pid } of found ?? []) process.kill(pid, "SIGKILL")
    const task = await product.client.finished(id)
    assert.strictEqual(task.status, "analysisCompleted")
    assert.isAtLeast(task.coverage?.ratio ?? 0, 0.995)
    await product.server.stop()
  }, 60_000)

  it("is an upload that goes on after a restart of the server", async () => {
    const { wav, duration } = await shortTalk()
    await using product = await aProduct({ folder })
    const { server, client: { token } } = product
    const file = await openAsBlob(wav)
    const path = await announce(server.url, token, wav)
    const half = new Uint8Array(await file.slice(0, file.size / 2).arrayBuffer())
    // Half of the bytes, then nothing more: the connection stays open until the server is killed.
    const stalling = new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(half) })
    const cutOff = proceed(server.url, token, path, 0, stalling).then(() => "sent", () => "cut off")
    const arrived = async () => (await sizeOf(`${folder}/data/uploads/${path.split("/").at(-1)}`)) > 0 ? true : null
    assert.isTrue(await eventually(arrived, { every: 20, within: 10_000 }))
    await server.kill()
    assert.strictEqual(await cutOff, "cut off")

    const again = await startServer({ folder, entry: "sources" })
    try {
      const offset = await offsetOf(again.url, token, path)
      assert.isAbove(offset, 0)
      await proceed(again.url, token, path, offset, file.slice(offset))
      const client = clientWith(again.url, token)
      const upload = path.split("/").at(-1)
      const { id } = await client.call<{ id: string }>("POST", "/api/transcription/create", { upload_ids: [upload] })
      const task = await client.finished(id)
      assert.strictEqual(task.status, "analysisCompleted")
      assert.approximately(task.duration ?? 0, duration / 1000, 0.1)
    } finally {
      await again.kill()
    }
  }, 60_000)
})

const sizeOf = async (path: string): Promise<number> => (await openAsBlob(path)).size
