import { statesLength } from "#web/features/add-dialog/files/states-length.ts"
import { openAsBlob } from "node:fs"
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { command } from "../../support/speech/command.ts"

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "parley-length-"))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** A recording as ffmpeg writes it with these options. */
const made = async (name: string, ...settings: ReadonlyArray<string>): Promise<string> => {
  const target = join(folder, name)
  await command("ffmpeg", ["-v", "error", "-y", "-f", "lavfi", "-i", "sine=d=1", ...settings, target])
  return target
}

const tagged = ["-metadata", "title=Talk"]

const kinds: ReadonlyArray<readonly [string, boolean, ReadonlyArray<string>]> = [
  ["counted.mp3", true, tagged],
  ["bare.mp3", false, [...tagged, "-write_xing", "0"]],
  ["talk.aac", false, []],
  ["talk.ac3", false, []],
  ["talk.m4a", true, []],
  ["talk.mov", true, ["-c:a", "aac"]],
  ["talk.ogg", true, []],
  ["talk.webm", true, []],
  ["talk.wav", true, []],
  ["talk.flac", true, []],
]

describe("the length of a recording is believed", () => {
  it.each(kinds)(
    "only if its header says it: %s",
    async (name, is, settings) =>
      assert.strictEqual(await statesLength(await openAsBlob(await made(name, ...settings))), is),
  )

  it("not of what was streamed, whose header was written before its length was known", async () => {
    const path = await made("streamed.wav")
    const wav = await readFile(path)
    wav.writeUInt32LE(0x7f_ff_f0_00, 4)
    await writeFile(path, wav)
    assert.isFalse(await statesLength(await openAsBlob(path)))
    const flac = await readFile(await made("streamed.flac"))
    flac.fill(0, 22, 26)
    flac.writeUInt8((flac[21] ?? 0) & 0xf0, 21)
    assert.isFalse(await statesLength(new Blob([flac])))
  })

  it("not of nothing", async () => assert.isFalse(await statesLength(new Blob([]))))
})
