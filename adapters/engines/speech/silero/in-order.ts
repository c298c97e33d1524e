import type { Span } from "#domain/recognition/speech.ts"
import { Stream } from "effect"

/** How much of a recording has no more speech than was told, in milliseconds. */
export interface Quiet {
  readonly quietUntil: number
}

/**
 * Makes spans that are found in order lie within the recording, merging those that overlap or touch. A span is emitted once it is
 * known that the next does not touch it: once that is there, or it is quiet.
 */
export const merged = <E, R>(found: Stream.Stream<Span | Quiet, E, R>): Stream.Stream<Span, E, R> =>
  found.pipe(
    Stream.filter((one) => "quietUntil" in one || one.end > one.begin),
    Stream.mapAccum(
      (): Span | null => null,
      (held, one) => {
        if ("quietUntil" in one) return held !== null && one.quietUntil > held.end ? [null, [held]] : [held, []]
        if (held === null) return [one, []]
        return one.begin <= held.end
          ? [{ begin: held.begin, end: Math.max(held.end, one.end) }, []]
          : [one, [held]]
      },
      { onHalt: (held) => held === null ? [] : [held] },
    ),
  )

/** What comes after `from`. */
export const after = (from: number) => ({ begin, end }: Span): Span => ({ begin: Math.max(begin, from), end })
