import { run } from "#adapters/system/child-process/run.ts"
import { renderSrt } from "#domain/export/render-srt.ts"
import { renderVtt } from "#domain/export/render-vtt.ts"
import { scopedFolder } from "#tests/support/a-folder.ts"
import { aTranscript } from "#tests/support/a-transcript.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"

const transcript = aTranscript([
  "Ada: The launch --> moves <b>to</b> May & June",
  "李娜: 我们应该把发布日期推迟到五月的第二周，因为证书还没有到，而且市场部需要更多时间准备材料，大家同意吗？",
  "Ben: {\\an8} 1",
])

/** What ffprobe finds: the codec, and the text and start of each cue. */
const probed = (name: string, content: string) =>
  Effect.gen(function*() {
    const path = join(yield* scopedFolder, name)
    yield* Effect.promise(() => writeFile(path, content))
    const { exitCode, stdout, stderr } = yield* run({
      command: "ffprobe",
      args: ["-v", "warning", "-show_entries", "stream=codec_name:packet=pts_time,duration_time", "-of", "json", path],
      timeLimit: 20_000,
    })
    assert.deepStrictEqual([exitCode, stderr], [0, ""])
    const { streams, packets } = JSON.parse(stdout.toString())
    return {
      codec: streams[0].codec_name,
      begins: packets.map((packet: { pts_time: string }) => Number(packet.pts_time)),
    }
  }).pipe(Effect.scoped)

describe("ffprobe reads", () => {
  it.live.each([["a.srt", "subrip", renderSrt], ["a.vtt", "webvtt", renderVtt]] as const)(
    "%s",
    ([name, codec, render]) =>
      Effect.gen(function*() {
        const found = yield* probed(name, yield* render(transcript, true))
        assert.strictEqual(found.codec, codec)
        assert.deepStrictEqual(found.begins.filter((begin: number) => begin % 4 === 0), [0, 4, 8])
        assert.isAbove(found.begins.length, 3)
      }),
  )
})
