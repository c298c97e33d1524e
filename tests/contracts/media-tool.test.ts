import { decodeFirstPart } from "#adapters/media/ffmpeg/decode-part.ts"
import { probe } from "#adapters/media/ffmpeg/ffprobe.ts"
import * as Ffmpeg from "#adapters/media/ffmpeg/media-tool.ts"
import { onceForEachFile } from "#adapters/media/ffmpeg/probed-before.ts"
import { safeInput } from "#adapters/media/ffmpeg/safe-input.ts"
import { findSandbox } from "#adapters/media/ffmpeg/sandbox.ts"
import { run } from "#adapters/system/child-process/run.ts"
import { MediaTool } from "#domain/media/media-tool.port.ts"
import { asFile } from "#tests/support/speech/as-file.ts"
import { shortTalk } from "#tests/support/speech/meetings.ts"
import { inFolder } from "#tests/support/speech/temporary-folder.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer, ManagedRuntime } from "effect"
import { chmodSync, copyFileSync, mkdirSync, readdirSync, renameSync, symlinkSync, writeFileSync } from "node:fs"
import { open } from "node:fs/promises"
import { join } from "node:path"
import { afterAll } from "vitest"
import { arrivingContract } from "./arriving.contract.ts"
import { clockContract } from "./clock.contract.ts"
import { mediaToolContract } from "./media-tool.contract.ts"
import { playableContract } from "./playable.contract.ts"
import { soundContract } from "./sound.contract.ts"

/** Its sandbox is looked for once. */
const runtime = ManagedRuntime.make(Ffmpeg.layer({ maxDuration: 3600 }))
afterAll(() => runtime.dispose())
const tool = Layer.effectContext(Effect.promise(() => runtime.context()))

mediaToolContract("ffmpeg", tool)
arrivingContract("ffmpeg", tool)
playableContract("ffmpeg", tool)
soundContract("ffmpeg", tool)
clockContract("ffmpeg", tool)

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
        const probe = MediaTool.use((media) => media.probe(asFile(wav))).pipe(
          Effect.provide(Ffmpeg.layer({ maxDuration: 3600 })),
        )
        const refusal = yield* Effect.flip(withOnly(wrappers, probe))
        assert.strictEqual(refusal.code, "tool-missing")
        assert.include(refusal.detail, "Debian package: ffmpeg")
      }))

    it.live(`still works with what there is (${wrappers.join(" ")})`, () =>
      Effect.gen(function*() {
        const { wav, duration } = yield* Effect.promise(shortTalk)
        const probe = MediaTool.use((media) => media.probe(asFile(wav))).pipe(
          Effect.provide(Ffmpeg.layer({ maxDuration: 3600 })),
        )
        const info = yield* withOnly([...wrappers, "ffmpeg", "ffprobe"], probe)
        assert.closeTo(info.duration ?? 0, duration / 1000, 0.1)
      }))
  }

  it.live("examines a file once, also when it is moved before it is decoded", () =>
    inFolder((folder) =>
      Effect.gen(function*() {
        const { wav } = yield* Effect.promise(shortTalk)
        const sandbox = yield* findSandbox()
        const examined: Array<string> = []
        const probed = onceForEachFile((file) => {
          examined.push(file.path)
          return probe(sandbox, file)
        })
        const [arrived, kept] = [join(folder, "arrived"), join(folder, "kept")]
        copyFileSync(wav, arrived)
        const first = yield* probed({ path: arrived, fileName: "talk.wav" })
        renameSync(arrived, kept)
        assert.deepStrictEqual(yield* probed({ path: kept, fileName: "talk.wav" }), first)
        yield* probed(asFile(wav))
        assert.deepStrictEqual(examined, [arrived, wav])
      })
    ))

  it.live("copies a recording that the sandbox may not read once for its job", () =>
    inFolder((folder) =>
      Effect.gen(function*() {
        const { wav, duration } = yield* Effect.promise(shortTalk)
        const sandbox = yield* findSandbox()
        const [own, target, copies] = [join(folder, "own.wav"), join(folder, "out.raw"), join(folder, "copies")]
        copyFileSync(wav, own)
        chmodSync(own, 0o600)
        mkdirSync(copies)
        const before = process.env["TMPDIR"]
        process.env["TMPDIR"] = copies
        const seen = new Set<string>()
        const looking = setInterval(() => readdirSync(copies).forEach((name) => seen.add(name)), 2)
        const file = yield* Effect.promise(() => open(target, "a"))
        const part = {
          source: own,
          probed: { input: safeInput, tracks: [{ nth: 0, late: 0, channels: 1, weights: null }] },
          target: file,
          onSeconds: () => undefined,
        }
        const limits = { maxSeconds: 3600, maxBytes: 200_000_000 }
        yield* decodeFirstPart({ ...sandbox, otherUser: true }, { ...part, ...limits }, Effect.void)
        clearInterval(looking)
        if (before === undefined) delete process.env["TMPDIR"]
        else process.env["TMPDIR"] = before
        assert.closeTo((yield* Effect.promise(() => file.stat())).size / 32, duration, 300)
        yield* Effect.promise(() => file.close())
        assert.strictEqual(seen.size, 1)
        assert.isEmpty(readdirSync(copies))
      })
    ))

  it.live("refuses parts that are too long together", () =>
    inFolder((folder) =>
      Effect.gen(function*() {
        const { wav } = yield* Effect.promise(shortTalk)
        const media = yield* MediaTool
        const refusal = yield* Effect.flip(
          media.normalise([asFile(wav), asFile(wav)], join(folder, "out.raw"), () => Effect.void),
        )
        assert.strictEqual(refusal.code, "too-long")
      })
    ).pipe(Effect.provide(Ffmpeg.layer({ maxDuration: 40 }))))

  it.live("keeps the network and other users' files from the tools where the machine permits it", () =>
    Effect.gen(function*() {
      const { wrap } = yield* findSandbox()
      const line = wrap("ffmpeg", ["-version"], { cpu: 5, fileSize: 0 })
      assert.includeMembers([...line], ["prlimit", "--cpu=5", "--no-new-privs"])
      assert.isTrue(line.includes("bwrap") || line.includes("unshare"))
    }))
})

/** What a program under the sandbox prints. */
const printed = Effect.fnUntraced(function*(command: string, args: ReadonlyArray<string>) {
  const { wrap, gaps } = yield* findSandbox()
  const [program = command, ...rest] = wrap(command, args, { cpu: 5, fileSize: 0 })
  const { stdout } = yield* run({ command: program, args: rest, timeLimit: 60_000 })
  return { gaps, text: stdout.toString("utf8") }
})

describe("the sandbox", () => {
  it.live("hides the files of the server, or names them among its gaps", () =>
    inFolder((folder) =>
      Effect.gen(function*() {
        const secret = join(folder, "secret")
        writeFileSync(secret, "of the server", { mode: 0o600 })
        const { gaps, text } = yield* printed("cat", [secret])
        assert.strictEqual(text === "of the server", gaps.includes("files of the server"))
      })
    ))

  it.live("has no network but its own loopback, or names it among its gaps", () =>
    Effect.gen(function*() {
      const { gaps, text } = yield* printed("cat", ["/proc/net/dev"])
      const others = text.split("\n").filter((device) => device.includes(":") && !/^\s*lo:/.test(device))
      assert.strictEqual(others.length > 0, gaps.includes("network"))
    }))
})

const line = (command: ReadonlyArray<string>): string => command.join(" ")

/** On a machine that has neither bubblewrap nor this program. */
const without = (program: string) =>
  findSandbox((tried) => Effect.succeed(!tried.includes("bwrap") && !tried.includes(program)))

describe("choosing the sandbox", () => {
  it.effect("tries a wrapper again that timed out, and takes no weaker one", () =>
    Effect.gen(function*() {
      const limits: Array<number> = []
      const { gaps } = yield* findSandbox((_, limit) => Effect.sync(() => limits.push(limit) > 2 ? true : null))
      assert.deepStrictEqual(gaps, [])
      assert.deepStrictEqual(limits, limits.toSorted((one, other) => one - other))
      assert.lengthOf(limits, 3)
    }))

  it.effect("takes the strictest one when none answers", () =>
    Effect.gen(function*() {
      const { gaps, wrap } = yield* findSandbox(() => Effect.succeed(null))
      assert.deepStrictEqual(gaps, [])
      assert.include(wrap("true", [], { cpu: 1, fileSize: 1 }), "bwrap")
    }))

  it.effect("gives up no more than is refused, and says so", () =>
    Effect.gen(function*() {
      const noRights = yield* without("setpriv")
      assert.match(line(noRights.wrap("true", [], { cpu: 1, fileSize: 1 })), /^unshare .*-n prlimit .* true$/)
      assert.deepStrictEqual(noRights.gaps, ["files of the server", "new privileges"])
      const noNetwork = yield* without("unshare")
      assert.include(noNetwork.gaps, "network")
      assert.match(line(noNetwork.wrap("true", [], { cpu: 1, fileSize: 1 })), /^prlimit .*setpriv .*true$/)
      const nothing = yield* findSandbox(() => Effect.succeed(false))
      assert.deepStrictEqual(nothing.wrap("true", [], { cpu: 1, fileSize: 1 }), ["true"])
      assert.include(nothing.gaps, "unlimited memory and time")
    }))
})
