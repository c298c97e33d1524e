import type { MediaUnreadable } from "#domain/media/errors.ts"
import type { MediaFile, Playable } from "#domain/media/media.ts"
import { Effect } from "effect"
import { rm, stat } from "node:fs/promises"
import { copyRecipe, isPlaced, pictureRecipe, playsAsItIs, type Recipe, soundRecipe } from "./browser-formats.ts"
import { type Conversion, convert } from "./convert.ts"
import { tracksAsHeard } from "./examine-sound.ts"
import { probe, type ProbeResult, unreadable } from "./ffprobe.ts"
import { isSteady } from "./is-steady.ts"
import { mediaTypeOf } from "./media-type.ts"
import type { Sandbox } from "./sandbox.ts"

export interface Wanted {
  readonly parts: ReadonlyArray<MediaFile>
  readonly target: string
  /** What decoding found, in seconds; null where nothing was decoded yet. */
  readonly decoded: number | null
  /** The longest recording accepted, in seconds. */
  readonly maxDuration: number
}

interface Making extends Omit<Wanted, "parts"> {
  readonly inputs: Conversion["inputs"]
}

/** The file itself if browsers can play it; otherwise its content with an index; otherwise its audio, re-encoded. */
export const makePlayable = (sandbox: Sandbox, wanted: Wanted): Effect.Effect<Playable, MediaUnreadable> =>
  Effect.gen(function*() {
    const { parts, target, decoded, maxDuration } = wanted
    const results = yield* Effect.forEach(
      parts,
      Effect.fnUntraced(function*(part) {
        const probed = yield* probe(sandbox, part)
        const result = { ...probed, path: part.path }
        return { ...result, tracks: yield* tracksAsHeard(sandbox, { ...result, maxSeconds: maxDuration }) }
      }),
    )
    const [only, ...others] = results
    if (only === undefined) return yield* unreadable("empty", "there is nothing to play")
    const making: Making = { inputs: results, target, decoded, maxDuration }
    if (others.length > 0) return yield* made(sandbox, making, soundRecipe(results))
    const steady = only.tracks.length === 1 && isPlaced(only) &&
      (yield* isSteady(sandbox, only.path, only, maxDuration))
    if (steady && playsAsItIs(only) && isInTime(only, decoded)) return asItIs(only)
    const copy = steady ? copyRecipe(only) : pictureRecipe(only)
    const sound = made(sandbox, making, soundRecipe([only]))
    return yield* copy === null ? sound : made(sandbox, making, copy).pipe(
      // Even if the content cannot be indexed, its audio can be encoded.
      Effect.catchIf(({ code }) => code !== "tool-missing", () => sound),
    )
  }).pipe(Effect.onError(() => Effect.promise(() => rm(wanted.target, { force: true }))))

const asItIs = (result: ProbeResult): Playable => ({
  kind: result.video === null ? "audio" : "video",
  mediaType: mediaTypeOf(result),
  duration: result.seconds ?? 0,
  extension: null,
})

const made = Effect.fnUntraced(
  function*(sandbox: Sandbox, { inputs, target, decoded, maxDuration }: Making, recipe: Recipe) {
    const { kind, mediaType, extension, args } = recipe
    const sizes = yield* Effect.forEach(inputs, ({ path }) => Effect.promise(() => stat(path)))
    const maxSeconds = decoded ?? maxDuration
    const maxBytes = Math.ceil(
      maxSeconds * encodedRate + sizes.reduce((sum, { size }) => sum + size, 0) * 1.2 + 10_000_000,
    )
    yield* convert(sandbox, { inputs, args, target, maxSeconds, maxBytes })
    const result = yield* probe(sandbox, { path: target, fileName: target })
    if (result.seconds === null) return yield* unreadable("tool-failed", "the copy for playback has no length")
    if (!isInTime(result, decoded)) {
      return yield* unreadable("tool-failed", "the copy for playback has a different length")
    }
    return { kind, mediaType, extension, duration: result.seconds } satisfies Playable
  },
)

/** Bytes that a second of encoded sound takes, at most. */
const encodedRate = 12_000

/**
 * Whether playback stays in step with the transcript. Files misstate their length, and some have gaps that decoding drops.
 * The picture of a video may well continue without sound.
 */
const isInTime = ({ seconds, video }: ProbeResult, decoded: number | null): boolean =>
  decoded === null || seconds === null || video !== null ||
  Math.abs(seconds - decoded) <= 1
