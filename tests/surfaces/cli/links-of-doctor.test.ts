import { settings } from "#adapters/system/config/settings.ts"
import { checkLinks } from "#cli/doctor/links.ts"
import { fakeYtDlp } from "#tests/support/links/fake-yt-dlp.ts"
import { inFolder } from "#tests/support/speech/temporary-folder.ts"
import { assert, describe, it } from "@effect/vitest"
import { ConfigProvider, Effect } from "effect"
import { TestClock } from "effect/testing"
import { chmodSync, copyFileSync, mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { vi } from "vitest"

const looked = (env: Record<string, string>) =>
  Effect.gen(function*() {
    const given = yield* Effect.provide(settings, ConfigProvider.layer(ConfigProvider.fromEnv({ env })))
    return yield* checkLinks(given)
  })

const program = (folder: string, content: string): string => {
  const path = join(folder, "yt-dlp")
  writeFileSync(path, content)
  chmodSync(path, 0o755)
  return path
}

const at = (day: string) => TestClock.setTime(Date.parse(day))
const script = `JavaScript by Node ${process.versions.node}`

describe("doctor, of video links", () => {
  it.effect("says version, age and JavaScript, and what to do once it is older than 90 days", () =>
    Effect.gen(function*() {
      const path = fakeYtDlp("2026.08.19")
      yield* at("2026-11-17")
      const [found] = yield* looked({ YTDLP_PATH: path })
      assert.deepInclude(found, { state: "ok", detail: `2026.08.19, 90 days old, ${script}` })
      yield* at("2026-11-18")
      const [old] = yield* looked({ YTDLP_PATH: path })
      assert.deepInclude(old, {
        state: "missing",
        essential: false,
        detail: `2026.08.19, 91 days old, ${script}`,
        advice: `update ${path}: sites change`,
      })
    }))

  it.effect("of a clock that was set back, says no age below nothing", () =>
    Effect.gen(function*() {
      yield* at("2020-01-01")
      const [found] = yield* looked({ YTDLP_PATH: fakeYtDlp("2026.08.19") })
      assert.deepInclude(found, { state: "ok", detail: `2026.08.19, 0 days old, ${script}` })
    }))

  it.effect("finds the one that was installed on the Engines page before any on the PATH", () =>
    inFolder(Effect.fnUntraced(function*(folder) {
      yield* at("2026-11-17")
      mkdirSync(join(folder, "programs"))
      copyFileSync(fakeYtDlp("2026.10.01"), join(folder, "programs", "yt-dlp"))
      const [found, sandbox] = yield* looked({ DATA_DIR: folder })
      assert.include(found?.detail, "2026.10.01, 47 days old")
      assert.strictEqual(sandbox?.name, "sandbox of yt-dlp")
    })))

  it.effect("names what is wrong with one that does not work", () =>
    inFolder(Effect.fnUntraced(function*(folder) {
      const fault = (content: string) =>
        Effect.map(looked({ YTDLP_PATH: program(folder, content) }), ([finding]) => [finding?.state, finding?.detail])
      assert.deepStrictEqual(yield* fault("#!/bin/sh\necho rubbish\n"), [
        "missing",
        "no video links: it does not say its version",
      ])
      assert.deepStrictEqual(yield* fault("#!/nonexistent/python3\n"), ["missing", "no video links: it needs python3"])
      assert.deepStrictEqual(
        yield* fault('#!/bin/sh\n[ "$1" = --version ] && echo 2023.03.04 || echo --exec\n'),
        ["missing", "no video links: this version reads files of the machine"],
      )
      vi.stubEnv("PATH", join(folder, "nothing"))
      const [none] = yield* looked({ DATA_DIR: join(folder, "nothing") }).pipe(
        Effect.ensuring(Effect.sync(() => vi.unstubAllEnvs())),
      )
      assert.deepInclude(none, { state: "off", detail: "no video links", essential: false })
      const [plain] = yield* looked({
        YTDLP_PATH: program(folder, '#!/bin/sh\n[ "$1" = --version ] && echo 2026.10.01 || echo --enable-file-urls\n'),
      })
      assert.include(plain?.detail, "no JavaScript")
      assert.strictEqual(plain?.state, "missing")
    })))
})
