import { killIfThere } from "#tests/support/child-process/is-running.ts"
import { clientWith } from "#tests/support/server/client.ts"
import { processesOf } from "#tests/support/server/processes.ts"
import { announce, announceGrowing, offsetOf, proceed } from "#tests/support/server/resumable.ts"
import { hearingBy, scriptedRecogniser } from "#tests/support/server/shared-products.ts"
import { startServer } from "#tests/support/server/start-server.ts"
import { browserRecording } from "#tests/support/speech/encode.ts"
import { briefTalk, shortTalk } from "#tests/support/speech/meetings.ts"
import { until } from "#tests/support/until.ts"
import { assert, describe, it } from "@effect/vitest"
import { openAsBlob } from "node:fs"
import { stat } from "node:fs/promises"
import { aProduct, serverFolder } from "./a-product.ts"

describe("work that is interrupted from outside", () => {
  const folder = serverFolder()

  it("is finished by a new recogniser when one is killed", async () => {
    const { wav } = await briefTalk()
    await using product = await aProduct({ folder })
    const id = await product.client.upload(wav)
    const recognisers = () => {
      const found = processesOf(folder).filter(({ command }) => command.startsWith("pocketsphinx_batch"))
      return found.length > 0 ? found : null
    }
    for (const { pid } of await until(recognisers, { every: 20 })) killIfThere(pid)
    const task = await product.client.finished(id)
    assert.strictEqual(task.status, "analysisCompleted")
    assert.isAtLeast(task.coverage?.ratio ?? 0, 0.995)
    await product.server.stop()
  })

  it("is an upload, or a browser's recording that is sent while it is made: both go on after a restart", async () => {
    const { wav, duration } = await shortTalk()
    const env = hearingBy(await scriptedRecogniser())
    await using product = await aProduct({ folder, env })
    const { server, client: { token } } = product
    const [file, recording] = await Promise.all([
      openAsBlob(wav),
      browserRecording(wav, folder).then((path) => openAsBlob(path)),
    ])
    const path = await announce(server.url, token, wav)
    const growing = await announceGrowing(server.url, token, "meeting.webm")
    const third = Math.floor(recording.size / 3)
    await proceed(server.url, token, growing, 0, recording.slice(0, third))
    const cutOff = [
      proceed(server.url, token, path, 0, await stalling(file.slice(0, file.size / 2))),
      proceed(server.url, token, growing, third, await stalling(recording.slice(third, 2 * third))),
    ].map((sending) => sending.then(() => "sent", () => "cut off"))
    const arrived = (upload: string) => sizeOf(`${folder}/data/uploads/${idOf(upload)}`)
    await until(async () => await arrived(path) > 0 && await arrived(growing) > third)
    await server.kill()
    assert.deepStrictEqual(await Promise.all(cutOff), ["cut off", "cut off"])

    const again = await startServer({ folder, entry: "built", env })
    try {
      const client = clientWith(again.url, token)
      const goOn = async (upload: string, whole: Blob, least: number, length: number | null) => {
        const offset = await offsetOf(again.url, token, upload)
        assert.isAbove(offset, least)
        await proceed(again.url, token, upload, offset, whole.slice(offset), length)
        const made = await client.call<Made>("POST", "/api/transcription/create", { upload_ids: [idOf(upload)] })
        const task = await client.finished(made.id)
        assert.strictEqual(task.status, "analysisCompleted")
        return { made, task }
      }
      const uploaded = await goOn(path, file, 0, null)
      assert.approximately(uploaded.task.duration ?? 0, duration / 1000, 0.1)

      const { made, task } = await goOn(growing, recording, third, recording.size)
      assert.isNull(made.duration)
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
  })
})

const idOf = (upload: string): string => upload.split("/").at(-1) ?? ""

/** These bytes, then nothing more: the connection stays open until the server is killed. */
const stalling = async (bytes: Blob): Promise<ReadableStream<Uint8Array>> => {
  const sent = new Uint8Array(await bytes.arrayBuffer())
  return new ReadableStream({ start: (controller) => controller.enqueue(sent) })
}

interface Made {
  readonly id: string
  readonly duration: number | null
}

interface MediaLink {
  readonly media_type: string
  readonly kind: string
  readonly duration: number
  readonly is_whole: boolean
  readonly is_ready: boolean
}

/** Of an upload; its file is made with its first byte. */
const sizeOf = (path: string): Promise<number> => stat(path).then(({ size }) => size, () => 0)
