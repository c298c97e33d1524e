import { Effect, Fiber } from "effect"
import { decode, decodedForm, type Decoding } from "./decode.ts"
import { examineStart, examineWhole, filtersOf, type Treatment } from "./examine-sound.ts"
import type { ProbeResult } from "./ffprobe.ts"
import { readableInput } from "./input-file.ts"
import type { Sandbox } from "./sandbox.ts"
import { asItIs } from "./sound-levels.ts"
import { takeSound } from "./take-sound.ts"

export interface PartDecoding extends Omit<Decoding, "input" | "sound"> {
  readonly source: string
  readonly probed: Pick<ProbeResult, "input" | "tracks">
}

/** Appends the sound of a recording, treated as its loudness requires. */
export const decodePart = Effect.fnUntraced(function*(sandbox: Sandbox, given: PartDecoding) {
  const part = yield* readable(sandbox, given)
  const examined = examinedIn(part)
  const treatment = (yield* examineStart(sandbox, examined)) ?? (yield* examineWhole(sandbox, examined))
  const complaint = yield* decode(sandbox, { ...part, input: part.probed.input, sound: soundOf(treatment) })
  return { treatment, complaint }
}, Effect.scoped)

/**
 * The same, for an empty target that nobody reads before `show` has run. Most recordings are loud enough to be left as
 * they are, so decoding begins while the loudness is still being measured; the others are decoded again.
 */
export const decodeFirstPart = Effect.fnUntraced(
  function*(sandbox: Sandbox, given: PartDecoding, show: Effect.Effect<void>) {
    const part = yield* readable(sandbox, given)
    let isShown = false
    const onSeconds = (seconds: number) => {
      if (isShown) part.onSeconds(seconds)
    }
    const shown = Effect.andThen(show, Effect.sync(() => isShown = true))
    const decodeAs = (treatment: Treatment) =>
      decode(sandbox, { ...part, input: part.probed.input, onSeconds, sound: soundOf(treatment) })
    const plain = { ...asItIs, tracks: part.probed.tracks }
    const early = yield* Effect.forkScoped(decodeAs(plain))
    const start = yield* examineStart(sandbox, examinedIn(part))
    if (start !== null && isSame(soundOf(start), soundOf(plain))) {
      yield* shown
      return { treatment: start, complaint: yield* Fiber.join(early) }
    }
    yield* Fiber.interrupt(early)
    yield* Effect.promise(() => part.target.truncate(0))
    const treatment = start ?? (yield* examineWhole(sandbox, examinedIn(part)))
    yield* shown
    return { treatment, complaint: yield* decodeAs(treatment) }
  },
  Effect.scoped,
)

/** Measuring and decoding share one copy, if one is needed: a recording may fill much of the disk. */
const readable = (sandbox: Sandbox, part: PartDecoding) =>
  Effect.map(readableInput(part.source, sandbox.otherUser), (source): PartDecoding => ({ ...part, source }))

const examinedIn = ({ source: path, probed: { input, tracks }, maxSeconds }: PartDecoding) => ({
  path,
  input,
  tracks,
  maxSeconds,
})

const soundOf = (treatment: Treatment) => takeSound(treatment.tracks, decodedForm, filtersOf(treatment))

const isSame = (one: ReadonlyArray<string>, other: ReadonlyArray<string>): boolean => one.join(" ") === other.join(" ")
