import { debianModel, modelIn } from "#adapters/pocketsphinx/model.ts"
import { optionsOf } from "#adapters/pocketsphinx/sphinx-process.ts"
import { byLoudness, bySilero } from "#adapters/silero/voice-detector.ts"
import { bytesPerMillisecond } from "#domain/media/audio.ts"
import type { Span } from "#domain/transcript/speech.ts"
import { command } from "#tests/support/speech/command.ts"
import { Effect, Stream } from "effect"
import { mkdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"

/** A single pass: with these options the engine was chosen, and the product makes its further attempts. */
const options = optionsOf("quick")

/** The recogniser by hand: over the whole file, over what is loud, and over what Silero takes for speech. */
export const bareVariants = async (recording: string, folder: string) => {
  const path = join(folder, "bare.raw")
  const sound = ["-ac", "1", "-ar", "16000", "-f", "s16le", path]
  await command("ffmpeg", ["-v", "error", "-y", "-i", recording, ...sound])
  const samples = await readFile(path)
  const audio = { path, duration: Math.floor(samples.length / bytesPerMillisecond) }
  const grown = { path, whole: Effect.succeed(audio) }
  const [loud, silero] = await Promise.all(
    [byLoudness(grown), bySilero(grown)].map((spans) => Effect.runPromise(Stream.runCollect(spans))),
  )
  return {
    whole: await textOf(samples, [{ begin: 0, end: audio.duration }], join(folder, "whole")),
    loudness: await textOf(samples, chunks(loud ?? [], audio.duration), join(folder, "loud")),
    silero: await textOf(samples, chunks(silero ?? [], audio.duration), join(folder, "silero")),
  }
}

/** As the engine was chosen with: pauses below 0.35 s bridged up to 12 s, and 0.15 s around. */
const chunks = (spans: ReadonlyArray<Span>, duration: number): ReadonlyArray<Span> => {
  const joined: Array<Span> = []
  for (const span of spans) {
    const last = joined.at(-1)
    const joins = last !== undefined && span.begin - last.end < 350 && span.end - last.begin <= 12_000
    if (joins) joined[joined.length - 1] = { begin: last.begin, end: span.end }
    else joined.push(span)
  }
  return joined.map(({ begin, end }) => ({ begin: Math.max(0, begin - 150), end: Math.min(duration, end + 150) }))
}

const textOf = async (samples: Buffer, spans: ReadonlyArray<Span>, folder: string): Promise<string> => {
  const model = modelIn(debianModel)
  const at = (name: string): string => join(folder, name)
  await mkdir(folder, { recursive: true })
  await writeFile(at("list"), spans.map((_, nth) => `c${nth}\n`).join(""))
  await Promise.all(spans.map(({ begin, end }, nth) => {
    const [from, to] = [begin, end].map((time) => Math.round(time) * bytesPerMillisecond)
    return writeFile(at(`c${nth}.raw`), samples.subarray(from, to))
  }))
  const files = ["-adcin", "yes", "-cepdir", folder, "-cepext", ".raw", "-ctl", at("list"), "-hyp", at("hyp")]
  const models = ["-hmm", model.acoustic, "-lm", model.language, "-dict", model.dictionary, "-logfn", "/dev/null"]
  await command("pocketsphinx_batch", [...files, ...models, ...options])
  return (await readFile(at("hyp"), "latin1")).replaceAll(/\(c\d+ -?\d+\)|\(\d+\)|<[^>]*>|\[[^\]]*\]/g, " ")
}
