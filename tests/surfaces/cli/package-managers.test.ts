import { execFile } from "node:child_process"
import { chmodSync, mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { promisify } from "node:util"
import { describe, expect, it } from "vitest"
import { fileFolder } from "../../support/a-folder.ts"

const folder = fileFolder()
const script = join(import.meta.dirname, "../../../app-cli/launch/engines.mjs")
const fail = "#!/bin/sh\nexit 1\n"

/** What is said on a machine of this platform that has nothing but this program, which does not work. */
const said = async (platform: string, program: string): Promise<string> => {
  const path = join(folder, program)
  mkdirSync(path)
  writeFileSync(join(path, program), fail)
  chmodSync(join(path, program), 0o755)
  const code = `Object.defineProperty(process, "platform", { value: "${platform}" });
    import("${script}").then((module) => module.ensureEngines())`
  const { stdout } = await promisify(execFile)(process.execPath, ["-e", code], { env: { PATH: path } })
  return stdout
}

describe("what a machine lacks is one command of its own", () => {
  it.each([
    ["linux", "apt-get", "sudo apt-get install -y --no-install-recommends ffmpeg pocketsphinx "],
    ["linux", "dnf", "sudo dnf install -y ffmpeg-free pocketsphinx "],
    ["linux", "pacman", "sudo pacman -S --needed ffmpeg pocketsphinx "],
    ["darwin", "brew", "brew install ffmpeg cmu-pocketsphinx "],
  ])("%s with %s", async (platform, program, command) => {
    const lines = await said(platform, program)
    expect(lines).toMatch(/Missing for audio and video, the built-in recogniser, .*\. Run this once, then start again/)
    expect(lines).toContain(`  ${command}`)
    expect(lines).not.toContain("No package")
  })

  it("is named where the system has no package manager that is known", async () => {
    expect(await said("linux", "apk")).toMatch(
      /^No package of this system is known for ffmpeg, pocketsphinx, .*: audio and/,
    )
  })
})
