import { bytesPerMillisecond } from "#domain/media/audio.ts"
import { capital, isProper } from "#domain/recognition/english/capitals.ts"
import type { ChunkFailed } from "#domain/recognition/errors.ts"
import { loopIn, repetitiveness } from "#domain/recognition/guards.ts"
import type { Span, Word } from "#domain/recognition/speech.ts"
import { Effect } from "effect"

/** A part of a chunk with what each recogniser makes of it. Times from the start of the chunk. */
export interface Part extends Span {
  readonly written: ReadonlyArray<string>
  readonly heard: ReadonlyArray<Word>
}

type Write = (samples: Buffer) => Effect.Effect<string, ChunkFailed>

/** Milliseconds. A shorter part is not divided. */
const shortest = 3000

/**
 * What a model without times writes of samples in which `heard` was heard. It may write nothing, stop early, or repeat
 * itself forever: then it gets each half by itself, divided at the longest pause.
 */
export const hearText = (
  write: Write,
  samples: Buffer,
  heard: ReadonlyArray<Word>,
  span: Span,
): Effect.Effect<ReadonlyArray<Part>, ChunkFailed> =>
  Effect.gen(function*() {
    const { begin, end } = span
    const sound = samples.subarray(Math.round(begin) * bytesPerMillisecond, Math.round(end) * bytesPerMillisecond)
    const written = modern(yield* write(sound)).split(/\s+/).filter((word) => word !== "")
    const middle = isAstray(written, heard) ? longestPause(heard, span) : null
    if (middle === null) return [{ begin, end, written, heard }]
    const [before, after] = yield* Effect.forEach(
      [{ begin, end: middle }, { begin: middle, end }],
      (half) => hearText(write, samples, heard.filter((word) => isIn(word, half)), half),
    )
    return [...before ?? [], ...after ?? []]
  })

/**
 * Moonshine has learned the spelling of old books ("to-morrow"), writes both "Ok" and "Okay", puts capitals after commas, and
 * sometimes leaves out the capital of a day.
 */
const modern = (text: string): string =>
  text.replaceAll(/\b(to)-(day|night|morrow)\b/gi, (_, to: string, rest: string) => to + rest.toLowerCase())
    .replaceAll(/\b(o)k\b/gi, "$1kay")
    .replaceAll(
      /(?<=, )\p{Lu}[\p{Ll}'’]+/gu,
      (word) => small.has(word.replace(/['’].*/, "").toLowerCase()) ? word.toLowerCase() : word,
    )
    .replaceAll(/\b[a-z]+\b/g, (word) => isProper(word) ? capital(word) : word)

/** Words that have a capital only where a sentence begins. */
const small = new Set(
  ("okay um uh er oh ah yeah yes no nope right well so and but or then there that this these those the we you he she it they "
    + "what when where who why how can do did is are was were have has had if because").split(" "),
)

const isIn = (word: Span, { begin, end }: Span): boolean => {
  const middle = (word.begin + word.end) / 2
  return middle >= begin && middle < end
}

const isAstray = (written: ReadonlyArray<string>, heard: ReadonlyArray<Word>): boolean =>
  (heard.length >= 3 && written.length < heard.length / 2) || loopIn(written) !== null || repetitiveness(written) > 2

/** The middle of the longest pause in the inner part of a span; null if the halves would be too short. */
const longestPause = (heard: ReadonlyArray<Word>, { begin, end }: Span): number | null => {
  const margin = Math.max(shortest / 2, (end - begin) / 5)
  const pauses = heard.slice(1).flatMap((word, at) => {
    const from = heard[at]?.end ?? word.begin
    const middle = (from + word.begin) / 2
    return middle - begin >= margin && end - middle >= margin ? [{ middle, length: word.begin - from }] : []
  })
  const [longest] = pauses.toSorted((a, b) => b.length - a.length)
  return end - begin < shortest ? null : longest?.middle ?? null
}
