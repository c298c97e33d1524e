import * as Installer from "#adapters/media/yt-dlp/video-program.ts"
import { VideoProgram } from "#domain/engine/video-program.port.ts"
import { fakeYtDlp } from "#tests/support/links/fake-yt-dlp.ts"
import { type Instead, releaseServer } from "#tests/support/links/release-server.ts"
import { inFolder } from "#tests/support/speech/temporary-folder.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber } from "effect"
import { existsSync, readdirSync, readFileSync, realpathSync } from "node:fs"
import { join } from "node:path"

const released = (version: string): string => readFileSync(fakeYtDlp(version), "utf8")
const first = released("2026.08.19")

type Server = Awaited<ReturnType<typeof releaseServer>>

interface Scene {
  readonly server: Server
  readonly program: typeof VideoProgram.Service
  /** What is in the folder of programs, without the lock. */
  readonly files: () => ReadonlyArray<string>
  readonly path: string
}

/** A machine without the program, and a server of releases. */
const scene = <A, E>(test: (scene: Scene) => Effect.Effect<A, E>, options: Partial<Installer.Options> = {}) =>
  inFolder((folder) =>
    Effect.gen(function*() {
      const server = yield* Effect.acquireRelease(
        Effect.promise(() => releaseServer(first)),
        ({ close }) => Effect.sync(close),
      )
      const path = join(folder, "programs", "yt-dlp")
      const places = { setting: null, installed: path }
      const files = () =>
        readdirSync(join(folder, "programs"), { recursive: true, encoding: "utf8" }).filter((name) =>
          name !== "lock" && name !== ".incoming"
        ).toSorted()
      const layer = Installer.layer({ places, mirror: server.mirror, retries: 0, firstPause: 1, ...options })
      return yield* Effect.provide(
        Effect.flatMap(VideoProgram, (program) => test({ server, program, files, path })),
        layer,
      )
    }).pipe(Effect.scoped)
  )

const says = (status: number, body: string, headers = {}): Instead => (response) =>
  response.writeHead(status, headers).end(body) !== undefined
const forFile = (wanted: string, instead: Instead): Instead => (response, file, asked) =>
  file === wanted && instead(response, file, asked)

/** Half of the program, and then nothing more: the connection ends. */
const cut: Instead = (response) => {
  response.writeHead(200, { "content-length": Buffer.byteLength(first) })
  response.write(first.slice(0, 1000), () => setTimeout(() => response.destroy(), 50))
  return true
}

const endless: Instead = (response) => {
  response.writeHead(200)
  const more = (): void => void (response.writable && response.write(Buffer.alloc(65_536), more))
  more()
  return true
}

describe("the program that fetches videos", () => {
  it.live("is installed by its checksum, says what it is, and is never looked for by itself", () =>
    scene(({ server, program, files }) =>
      Effect.gen(function*() {
        assert.deepInclude(yield* program.look, { state: "missing", version: null, host: server.host, failure: null })
        assert.deepStrictEqual(server.asked, [])
        yield* program.install
        const { state, version, isOld, javascript, isInstalling, failure } = yield* program.look
        assert.deepStrictEqual([state, version, isInstalling, failure], ["ready", "2026.08.19", false, null])
        assert.deepStrictEqual([isOld, javascript], [true, `Node ${process.versions.node}`])
        assert.deepStrictEqual(files().map((name) => name.replace(/-\w{8}$/, "")), ["yt-dlp", "yt-dlp-2026.08.19"])
        assert.deepStrictEqual(server.asked, ["SHA2-256SUMS", "yt-dlp"])
      })
    ))

  it.live("is updated beside what runs, which keeps its file until the update after", () =>
    scene(({ server, program, files, path }) =>
      Effect.gen(function*() {
        yield* program.install
        const running = realpathSync(path)
        server.state.program = released("2026.11.01")
        yield* program.install
        assert.deepInclude(yield* program.look, { version: "2026.11.01" })
        assert.isTrue(existsSync(running))
        server.state.program = released("2026.11.20")
        yield* program.install
        assert.isFalse(existsSync(running))
        assert.lengthOf(files(), 3)
      })
    ))

  it.live("is downloaded once for two who ask at the same time, and for one who leaves", () =>
    scene(({ server, program }) =>
      Effect.gen(function*() {
        const leaving = yield* Effect.forkChild(program.install)
        yield* Effect.repeat(program.look, { until: ({ isInstalling }) => isInstalling })
        yield* Fiber.interrupt(leaving)
        yield* Effect.all([program.install, program.install], { concurrency: 2 })
        assert.deepInclude(yield* program.look, { state: "ready", isInstalling: false })
        assert.deepStrictEqual(server.asked, ["SHA2-256SUMS", "yt-dlp"])
      })
    ))

  it.live("goes on where the connection broke, by itself", () =>
    scene(({ server, program, files }) =>
      Effect.gen(function*() {
        server.state.instead = forFile("yt-dlp", (response, file, asked) => asked === 1 && cut(response, file, asked))
        yield* program.install
        assert.deepInclude(yield* program.look, { state: "ready", failure: null })
        assert.deepStrictEqual(server.asked, ["SHA2-256SUMS", "yt-dlp", "SHA2-256SUMS", "yt-dlp"])
        assert.lengthOf(files(), 2)
      }), { retries: 1 }))

  const html = says(200, "<html><h1>Sign in to the network</h1></html>", { "content-type": "text/html" })
  const lies: ReadonlyArray<readonly [string, Instead, string, RegExp, ReadonlyArray<string>]> = [
    [
      "a wrong checksum",
      forFile("SHA2-256SUMS", says(200, `${"2".repeat(64)}  yt-dlp\n`)),
      "bad-checksum",
      /instead of 2222/,
      [],
    ],
    ["another program", forFile("yt-dlp", says(200, `${first}\n`)), "bad-checksum", /^sha256/, []],
    ["a page instead of the program", forFile("yt-dlp", html), "bad-checksum", /^sha256/, []],
    ["a page instead of the checksums", html, "refused", /does not name yt-dlp/, []],
    [
      "checksums of other files only",
      forFile("SHA2-256SUMS", says(200, `${"2".repeat(64)}  yt-dlp.exe\n`)),
      "refused",
      /does not name/,
      [],
    ],
    ["checksums without end", forFile("SHA2-256SUMS", endless), "wrong-length", /more than 64000 bytes/, []],
    [
      "a program that is announced too large",
      forFile("yt-dlp", says(200, "x", { "content-length": 200_000_000 })),
      "wrong-length",
      /200000000/,
      [],
    ],
    [
      "a redirect elsewhere",
      forFile("yt-dlp", says(302, "", { location: "http://evil.example/yt-dlp" })),
      "elsewhere",
      /evil\.example/,
      [],
    ],
    [
      "a redirect to a file of this machine",
      says(302, "", { location: "file:///etc/passwd" }),
      "elsewhere",
      /redirects to/,
      [],
    ],
    ["no such file", says(404, "<html>"), "refused", /HTTP 404/, []],
    // What has arrived is kept for the next attempt.
    ["an end in the middle", forFile("yt-dlp", cut), "unreachable", /broke off/, [".incoming/yt-dlp"]],
  ]

  it.live.each(lies)(
    "is not installed from %s, and an earlier one stays",
    ([, instead, reason, detail, left]) =>
      scene(({ server, program, files, path }) =>
        Effect.gen(function*() {
          server.state.instead = instead
          yield* program.install
          const { state, failure } = yield* program.look
          assert.deepStrictEqual([state, failure?.reason], ["missing", reason])
          assert.match(failure?.detail ?? "", detail)
          assert.isFalse(existsSync(path))
          assert.deepStrictEqual(files(), left)
          server.state.instead = () => false
          yield* program.install
          assert.deepInclude(yield* program.look, { state: "ready", failure: null })
          server.state.instead = instead
          yield* program.install
          assert.deepInclude(yield* program.look, { state: "ready", version: "2026.08.19", isInstalling: false })
          assert.strictEqual((yield* program.look).failure?.reason, reason)
        })
      ),
  )

  it.live.each(
    [
      ["that says no version", "#!/bin/sh\necho rubbish\n", /does not say its version/],
      ["that ends at once", "#!/bin/sh\nkill -9 $$\n", /does not say its version/],
      ["that is a page with the right checksum", "<html></html>", /does not say its version/],
      [
        "that reads files of the machine",
        '#!/bin/sh\n[ "$1" = --version ] && echo 2023.03.04 || echo --exec\n',
        /reads files/,
      ],
      ["whose Python is not there", "#!/nonexistent/python3\n", /needs python3/],
    ] as const,
  )(
    "is not used if it is one %s",
    ([, content, detail]) =>
      scene(({ server, program, files }) =>
        Effect.gen(function*() {
          server.state.program = content
          yield* program.install
          const { state, failure } = yield* program.look
          assert.deepStrictEqual([state, failure?.reason], ["missing", "unusable"])
          assert.match(failure?.detail ?? "", detail)
          assert.deepStrictEqual(files(), [])
        })
      ),
  )

  it.live("is not waited for without end", () =>
    scene(({ server, program }) =>
      Effect.gen(function*() {
        server.state.instead = () => true
        yield* program.install
        assert.deepInclude((yield* program.look).failure, { reason: "unreachable", detail: "it took too long" })
      }), { timeLimit: 50 }))

  it.live("of the environment is named, with its variable", () =>
    scene(({ program }) =>
      Effect.gen(function*() {
        assert.deepInclude(yield* program.look, {
          state: "ready",
          version: "2999.01.01",
          days: 0,
          configuredBy: ["YTDLP_PATH"],
        })
      }), { places: { setting: fakeYtDlp(), installed: "/nonexistent/programs/yt-dlp" } }))
})
