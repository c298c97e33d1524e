import { run } from "#adapters/system/child-process/run.ts"
import type { Audio } from "#domain/media/audio.ts"
import { EngineUnavailable } from "#domain/recognition/errors.ts"
import type { Span } from "#domain/recognition/speech.ts"
import { Effect } from "effect"

const raw = ["-f", "s16le", "-ar", "16000", "-ac", "1"]

/** Everything in a recording that ffmpeg does not find silent, in milliseconds. */
export const detectSilence = (audio: Audio): Effect.Effect<ReadonlyArray<Span>, EngineUnavailable> =>
  run({
    command: "ffmpeg",
    args: ["-nostdin", "-hide_banner", "-nostats", ...raw, "-i", audio.path, "-af", filter, "-f", "null", "-"],
    timeLimit: 60_000 + audio.duration / 20,
    keep: { stderr: 8_000_000 },
  }).pipe(
    Effect.mapError(({ _tag }) => new EngineUnavailable({ detail: `ffmpeg: ${_tag}` })),
    Effect.flatMap(({ exitCode, stderr }) =>
      exitCode === 0
        ? Effect.succeed(between(stderr, audio.duration))
        : Effect.fail(new EngineUnavailable({ detail: `ffmpeg ended with ${exitCode}` }))
    ),
  )

const filter = "silencedetect=n=-38dB:d=0.3"
const minSpan = 150

const between = (log: string, duration: number): ReadonlyArray<Span> => {
  const spans: Array<Span> = []
  let begin = 0
  for (const [, what, seconds] of log.matchAll(/silence_(start|end): (-?[\d.]+)/g)) {
    const at = Math.max(0, Math.round(Number(seconds) * 1000))
    if (what === "end") begin = at
    else if (at - begin >= minSpan) spans.push({ begin, end: at })
    if (what === "start") begin = duration
  }
  return duration - begin >= minSpan ? [...spans, { begin, end: duration }] : spans
}
