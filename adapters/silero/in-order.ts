import type { Span } from "#domain/transcript/speech.ts"
import { Stream } from "effect"

/** Makes spans that are found in order lie within the recording, merging those that overlap or touch. */
export const merged = <E, R>(spans: Stream.Stream<Span, E, R>): Stream.Stream<Span, E, R> =>
  spans.pipe(
    Stream.filter(({ begin, end }) => end > begin),
    Stream.mapAccum(
      (): Span | null => null,
      (held, span) => {
        if (held === null) return [span, []]
        return span.begin <= held.end
          ? [{ begin: held.begin, end: Math.max(held.end, span.end) }, []]
          : [span, [held]]
      },
      { onHalt: (held) => held === null ? [] : [held] },
    ),
  )

/** What comes after `from`. */
export const after = (from: number) => ({ begin, end }: Span): Span => ({ begin: Math.max(begin, from), end })
