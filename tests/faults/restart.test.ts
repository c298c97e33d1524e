import { clientWith } from "#tests/support/server/client.ts"
import { processesOf } from "#tests/support/server/processes.ts"
import { announce, announceGrowing, offsetOf, proceed } from "#tests/support/server/resumable.ts"
import { hearingBy, scriptedRecogniser } from "#tests/support/server/shared-products.ts"
import { startServer } from "#tests/support/server/start-server.ts"
import { browserRecording } from "#tests/support/speech/encode.ts"
import { shortTalk } from "#tests/support/speech/meetings.ts"
import { until } from "#tests/support/until.ts"
import { assert, describe, it } from "@effect/vitest"
import { openAsBlob } from "node:fs"
import { stat } from "node:fs/promises"
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
    for (const { pid } of await until(recognisers, { every: 20 })) process.kill(pid, "SIGKILL")
    const task = await product.client.finished(id)
    assert.strictEqual(task.status, "analysisCompleted")
    assert.isAtLeast(task.coverage?.ratio ?? 0, 0.995)
    await product.server.stop()
  })

  it("is an upload that goes on after a restart of the server", async () => {
    const { wav, duration } = await shortTalk()
    const env = hearingBy(await scriptedRecogniser())
    await using product = await aProduct({ folder, env })
    const { server, client: { token } } = product
    const file = await openAsBlob(wav)
    const path = await announce(server.url, token, wav)
    const half = new Uint8Array(await file.slice(0, file.size / 2).arrayBuffer())
    // Half of the bytes, then nothing more: the connection stays open until the server is killed.
    const stalling = new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(half) })
    const cutOff = proceed(server.url, token, path, 0, stalling).then(() => "sent", () => "cut off")
    await until(async () => (await sizeOf(`${folder}/data/uploads/${path.split("/").at(-1)}`)) > 0)
    await server.kill()
    assert.strictEqual(await cutOff, "cut off")

    const again = await startServer({ folder, entry: "built", env })
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
  })

  it(
    "is a browser's recording, sent while it is made, that goes on after a restart and has its text, sound and picture",
    async () => {
      const { wav, duration } = await shortTalk()
      const env = hearingBy(await scriptedRecogniser())
      await using product = await aProduct({ folder, env })
      const { server, client: { token } } = product
      const file = await openAsBlob(await browserRecording(wav, folder))
      const path = await announceGrowing(server.url, token, "meeting.webm")
      const [first, second] = [Math.floor(file.size / 3), Math.floor((2 * file.size) / 3)]
      await proceed(server.url, token, path, 0, file.slice(0, first))
      const piece = new Uint8Array(await file.slice(first, second).arrayBuffer())
      const stalling = new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(piece) })
      const cutOff = proceed(server.url, token, path, first, stalling).then(() => "sent", () => "cut off")
      const kept = `${folder}/data/uploads/${path.split("/").at(-1)}`
      await until(async () => (await sizeOf(kept)) > first)
      await server.kill()
      assert.strictEqual(await cutOff, "cut off")

      const again = await startServer({ folder, entry: "built", env })
      try {
        const offset = await offsetOf(again.url, token, path)
        assert.isAbove(offset, first)
        await proceed(again.url, token, path, offset, file.slice(offset), file.size)
        const client = clientWith(again.url, token)
        const made = await client.call<{ id: string; duration: number | null }>("POST", "/api/transcription/create", {
          upload_ids: [path.split("/").at(-1)],
        })
        assert.isNull(made.duration)
        const task = await client.finished(made.id)
        assert.strictEqual(task.status, "analysisCompleted")
        assert.approximately(task.duration ?? 0, duration / 1000, 0.5)
        const waveform = await client.call<{ duration: number; peaks: ReadonlyArray<number> }>(
          "GET",
          `/api/transcription/tasks/${made.id}/waveform`,
        )
        assert.approximately(waveform.duration, duration, 500)
        assert.isAbove(Math.max(...waveform.peaks), 10)
        const link = () => client.call<MediaLink>("GET", `/api/transcription/tasks/${made.id}/media-link`)
        const ready = await until(async () => (await link()).is_ready && link())
        assert.deepInclude(ready, { media_type: "audio/webm", kind: "audio", is_whole: true })
        assert.approximately(ready.duration, duration / 1000, 0.5)
      } finally {
        await again.kill()
      }
    },
  )
})

interface MediaLink {
  readonly media_type: string
  readonly kind: string
  readonly duration: number
  readonly is_whole: boolean
  readonly is_ready: boolean
}

/** Of an upload; its file is made with its first byte. */
const sizeOf = (path: string): Promise<number> => stat(path).then(({ size }) => size, () => 0)
