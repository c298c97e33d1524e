import { UploadSink } from "#domain/intake/upload-sink.port.ts"
import { UploadStore } from "#domain/intake/upload-store.port.ts"
import { UploadId } from "#domain/kernel/ids.ts"
import { DateTime, Effect } from "effect"
import { describe, expect, it } from "vitest"
import { ada } from "../../support/a-task.ts"
import { bytesOf } from "../../support/an-upload.ts"
import { convertNow } from "../../support/conversion/convert-now.ts"
import { scriptedLinks } from "../../support/links/scripted-links.ts"
import { aCaller, anEndpoint } from "../../support/product/mcp-endpoint.ts"

const captioned = { title: "A talk", duration: 125, size: 5, captions: [{ language: "en", name: "English" }] }
const endpoint = anEndpoint(scriptedLinks({ facts: captioned }))
const called = aCaller(endpoint)

const use = async (name: string, args: Record<string, unknown> = {}) => {
  const { structuredContent, content, isError } = await called(name, args)
  return { data: Object(structuredContent), text: JSON.stringify(content), isError: isError === true }
}

const uploaded = async (text: string): Promise<string> => {
  const { data } = await use("create_upload_ticket", { file_name: "talk.wav", size: text.length, for: "tool" })
  const id = UploadId.make(data.upload_id)
  await endpoint().runtime.runPromise(Effect.gen(function*() {
    const sink = yield* UploadSink
    const uploads = yield* UploadStore
    const size = yield* Effect.orDie(sink.write(id, { bytes: bytesOf(text), offset: 0, maxSize: Infinity }))
    yield* uploads.complete(id, { size, expiresAt: DateTime.add(yield* DateTime.now, { hours: 1 }) })
  }))
  return id
}

const refused = async (address: unknown): Promise<string> => {
  const { isError, text } = await use("import_video_link", { url: address })
  return isError ? text : "made"
}

const url = "https://m.youtube.com/watch?v=BaW_jenozKc&t=3"

describe("the tools for video links", () => {
  it("look at a video, make a task of it, and count it", async () => {
    const seen = await use("inspect_video_link", { url })
    expect(seen.text).toMatch(/A talk.* on YouTube, 3 min, costs 3 minutes.*Captions \(no minutes\): en \(English\)/)
    expect(seen.data).toMatchObject({ url: "https://www.youtube.com/watch?v=BaW_jenozKc", site: "YouTube", minutes: 3 })
    const made = await use("import_video_link", { url, captions: "en", title: "Mine" })
    expect(made.data).toMatchObject({ title: "Mine", source: "link", status: "queued" })
    expect(made.text).toContain("job_status")
    expect((await use("get_link_quota")).text).toContain("1 of any number of video links used.")
  })

  it("name the rule that an address breaks, however long or odd it is", async () => {
    expect(await refused("")).toContain("Please enter a YouTube URL")
    expect(await refused("file:///etc/passwd")).toContain("http:// or https://")
    expect(await refused("https://evil.example/watch?v=BaW_jenozKc")).toContain("youtube.com")
    expect(await refused("https://www.youtube.com/playlist?list=x")).toContain("one video")
    expect(await refused(`https://youtu.be/${"x".repeat(3000)}`)).toContain("2000")
    expect(await refused("https://youtu.be/BaW_jenozKc --exec=id")).toContain("valid address")
    const patterns = await use("import_video_link", { url, captions: "(a+)+$" })
    expect(patterns).toMatchObject({ isError: true, text: expect.stringContaining("captions") })
    expect(await refused(["https://youtu.be/BaW_jenozKc"])).toContain("url")
  })
})

describe("the media tools", () => {
  it("make a file smaller, list it, give a link, process it again, transcribe and delete it", async () => {
    const made = await use("convert_media", { upload_id: await uploaded("SOUND"), tool: "compress", format: "mp3" })
    expect(made.data).toMatchObject({ status: "waiting", format: "mp3", quality: 40, progress: 0 })
    expect(made.text).toContain("get_conversion")
    const { id } = made.data
    await endpoint().runtime.runPromise(convertNow(id, ada))
    const shown = await use("get_conversion", { conversion_id: id })
    expect(shown.data).toMatchObject({ status: "completed", processed_size: 5, download_url: expect.any(String) })
    expect(shown.text).toContain("download until")
    const again = await use("convert_media", { conversion_id: id, tool: "compress", format: "wav", quality: 90 })
    expect(again.data).toMatchObject({ status: "waiting", format: "wav", lossy_to_lossless: true })
    const stopped = await use("cancel_conversion", { conversion_id: again.data.id })
    expect(stopped.data).toMatchObject({ status: "cancelled", download_url: null })
    expect((await use("list_conversions")).text).toContain("2 of 2")
    const task = await use("transcribe_conversion", { conversion_id: id, auto_start: false })
    expect(task.data).toMatchObject({ source: "audio", title: "talk" })
    await use("delete_conversion", { conversion_id: id })
    expect(await use("get_conversion", { conversion_id: id })).toMatchObject({
      isError: true,
      text: expect.stringContaining("ConversionNotFound"),
    })
  })

  it("say which tool takes a file, and that one must be there", async () => {
    const wrong = await use("convert_media", { upload_id: await uploaded("SOUND"), tool: "extract", format: "mp3" })
    expect(wrong).toMatchObject({ isError: true, text: expect.stringContaining("compress") })
    expect(await use("convert_media", { tool: "compress", format: "mp3" })).toMatchObject({ isError: true })
    const odd = await use("convert_media", { upload_id: ada, tool: "compress", format: "exe", quality: 500 })
    expect(odd).toMatchObject({ isError: true, text: expect.stringContaining("format") })
  })
})
