import { weights } from "#adapters/engines/speech/moonshine/weights.ts"
import { recogniserWorkers } from "#adapters/engines/speech/sherpa-onnx/recogniser-workers.ts"
import { byLoudness, bySilero } from "#adapters/engines/speech/silero/voice-detector.ts"
import { bytesPerMillisecond } from "#domain/media/audio.ts"
import type { Span } from "#domain/recognition/speech.ts"
import { command } from "#tests/support/speech/command.ts"
import { Effect, Stream } from "effect"
import { readFile } from "node:fs/promises"
import { join } from "node:path"

const cache = new URL("../../.cache/speech/moonshine", import.meta.url).pathname
const asked = { language: "en", hotwords: [], account: "bench", recording: "bench", priority: false }

/** Milliseconds that Moonshine takes at a time. */
const longest = 30_000

/** Moonshine by hand: over the whole file, over what is loud, and over what Silero takes for speech. */
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
    whole: await textOf(samples, pieces(audio.duration)),
    loudness: await textOf(samples, chunks(loud ?? [], audio.duration)),
    silero: await textOf(samples, chunks(silero ?? [], audio.duration)),
  }
}

const pieces = (duration: number): ReadonlyArray<Span> =>
  Array.from({ length: Math.ceil(duration / longest) }, (_, nth) => ({
    begin: nth * longest,
    end: Math.min(duration, (nth + 1) * longest),
  }))

/** Pauses below 0.35 s are bridged up to 12 s, and 0.15 s are kept around. */
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

const textOf = (samples: Buffer, spans: ReadonlyArray<Span>): Promise<string> =>
  Effect.gen(function*() {
    const { folder, model } = yield* weights(cache)
    const hear = yield* recogniserWorkers(folder, model, { threads: 2 })
    const heard = yield* Effect.forEach(spans, ({ begin, end }) => {
      const [from, to] = [begin, end].map((time) => Math.round(time) * bytesPerMillisecond)
      return hear(samples.subarray(from, to), asked)
    })
    return heard.map(({ text }) => text).join(" ")
  }).pipe(Effect.scoped, Effect.runPromise)
