import * as Ffmpeg from "#adapters/ffmpeg/media-tool.ts"
import { findSandbox } from "#adapters/ffmpeg/sandbox.ts"
import { MediaTool } from "#domain/media/media-tool.port.ts"
import { shortTalk } from "#tests/support/speech/meetings.ts"
import { inFolder } from "#tests/support/speech/temporary-folder.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { symlinkSync } from "node:fs"
import { join } from "node:path"
import { mediaToolContract } from "./media-tool.contract.ts"
import { playableContract } from "./playable.contract.ts"

mediaToolContract("ffmpeg", Ffmpeg.layer({ maxDuration: 3600 }))
playableContract("ffmpeg", Ffmpeg.layer({ maxDuration: 3600 }))

/** With no other programs on the path than those named. */
const withOnly = <A, E, R>(programs: ReadonlyArray<string>, effect: Effect.Effect<A, E, R>) =>
  inFolder((folder) => {
    for (const program of programs) symlinkSync(join("/usr/bin", program), join(folder, program))
    const path = process.env["PATH"]
    return Effect.acquireUseRelease(
      Effect.sync(() => {
        process.env["PATH"] = folder
      }),
      () => effect,
      () =>
        Effect.sync(() => {
          process.env["PATH"] = path
        }),
    )
  })

describe("ffmpeg", () => {
  for (const wrappers of [["true", "unshare", "prlimit", "setpriv"], ["true", "prlimit"], []]) {
    it.live(`says what to install when it is missing (${wrappers.join(" ")})`, () =>
      Effect.gen(function*() {
        const { wav } = yield* Effect.promise(shortTalk)
        const probe = MediaTool.use((media) => media.probe(wav)).pipe(
          Effect.provide(Ffmpeg.layer({ maxDuration: 3600 })),
        )
        const refusal = yield* Effect.flip(withOnly(wrappers, probe))
        assert.strictEqual(refusal.code, "tool-missing")
        assert.include(refusal.detail, "Debian package: ffmpeg")
      }))

    it.live(`still works with what there is (${wrappers.join(" ")})`, () =>
      Effect.gen(function*() {
        const { wav, duration } = yield* Effect.promise(shortTalk)
        const probe = MediaTool.use((media) => media.probe(wav)).pipe(
          Effect.provide(Ffmpeg.layer({ maxDuration: 3600 })),
        )
        const info = yield* withOnly([...wrappers, "ffmpeg", "ffprobe"], probe)
        assert.closeTo(info.duration ?? 0, duration / 1000, 0.1)
      }))
  }

  it.live("refuses parts that are too long together", () =>
    inFolder((folder) =>
      Effect.gen(function*() {
        const { wav } = yield* Effect.promise(shortTalk)
        const media = yield* MediaTool
        const refusal = yield* Effect.flip(media.normalise([wav, wav], join(folder, "out.raw"), () => Effect.void))
        assert.strictEqual(refusal.code, "too-long")
      })
    ).pipe(Effect.provide(Ffmpeg.layer({ maxDuration: 40 }))))

  it.live("keeps the network and other users' files from the tools where the machine permits it", () =>
    Effect.gen(function*() {
      const { wrap } = yield* findSandbox
      const line = wrap("ffmpeg", ["-version"], { cpu: 5, fileSize: 0 })
      assert.includeMembers([...line], ["unshare", "-n", "prlimit", "--cpu=5", "--no-new-privs"])
    }))
})
