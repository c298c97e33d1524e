import { command } from "#tests/support/speech/command.ts"
import { bytesOf, samplesOfWav } from "#tests/support/speech/wav.ts"
import { existsSync } from "node:fs"
import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"

/** Debian's `pocketsphinx-testdata`: five sentences of a novel, read aloud by a person. */
const data = "/usr/share/pocketsphinx/test/data/librivox"

export const hasReading = (): boolean => existsSync(join(data, "transcription"))

/** The sentences one after the other, with pauses of 0.6 s. */
export const reading = async (folder: string) => {
  const names = (await readFile(join(data, "fileids"), "utf8")).trim().split("\n")
  const texts = (await readFile(join(data, "transcription"), "utf8")).trim().split("\n")
    .map((line) => line.replaceAll(/<\/?s>|\(.*\)/g, "").trim())
  const pause = new Int16Array(9600)
  const parts: Array<Int16Array> = [pause]
  const lines: Array<{ readonly begin: number; readonly end: number; readonly text: string; readonly voice: string }> =
    []
  const spoken = await Promise.all(names.map(async (name) => samplesOfWav(await readFile(join(data, `${name}.wav`)))))
  for (const [nth, samples] of spoken.entries()) {
    const begin = parts.reduce((sum, part) => sum + part.length, 0) / 16
    lines.push({ begin, end: begin + samples.length / 16, text: texts[nth] ?? "", voice: "reader" })
    parts.push(samples, pause)
  }
  const raw = join(folder, "reading.raw")
  const wav = join(folder, "reading.wav")
  await writeFile(raw, Buffer.concat(parts.map(bytesOf)))
  await command("ffmpeg", ["-v", "error", "-y", "-f", "s16le", "-ar", "16000", "-ac", "1", "-i", raw, wav])
  return { wav, lines }
}
