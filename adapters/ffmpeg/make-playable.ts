import type { MediaUnreadable } from "#domain/media/errors.ts"
import type { Playable } from "#domain/media/media.ts"
import { Effect } from "effect"
import { rm, stat } from "node:fs/promises"
import { copyRecipe, playsAsItIs, type Recipe, soundRecipe } from "./browser-formats.ts"
import { convert } from "./convert.ts"
import { type Look, lookAt, unreadable } from "./look.ts"
import { mediaTypeOf } from "./media-type.ts"
import type { Sandbox } from "./sandbox.ts"

export interface Wanted {
  readonly parts: ReadonlyArray<string>
  readonly target: string
  /** What decoding found, in seconds; null where nothing was decoded yet. */
  readonly decoded: number | null
  /** The longest recording taken, in seconds. */
  readonly maxDuration: number
}

/** The file itself where it serves; else its content with an index; else its sound, encoded anew. */
export const makePlayable = (sandbox: Sandbox, wanted: Wanted): Effect.Effect<Playable, MediaUnreadable> =>
  Effect.gen(function*() {
    const { parts, decoded } = wanted
    const looks = yield* Effect.forEach(parts, (path) => lookAt(sandbox, path))
    const [only, ...others] = looks
    if (only === undefined) return yield* unreadable("empty", "there is nothing to play")
    if (others.length > 0) return yield* made(sandbox, wanted, soundRecipe(parts.length))
    if (playsAsItIs(only) && isInTime(only, decoded)) return asItIs(only)
    const copy = copyRecipe(only)
    const sound = made(sandbox, wanted, soundRecipe(1))
    return yield* copy === null ? sound : made(sandbox, wanted, copy).pipe(
      // Content that an index cannot be written for has sound all the same.
      Effect.catchIf(({ code }) => code !== "tool-missing", () => sound),
    )
  }).pipe(Effect.onError(() => Effect.promise(() => rm(wanted.target, { force: true }))))

const asItIs = (look: Look): Playable => ({
  kind: look.video === null ? "audio" : "video",
  mediaType: mediaTypeOf(look),
  duration: look.seconds ?? 0,
  extension: null,
})

const made = Effect.fnUntraced(
  function*(sandbox: Sandbox, { parts, target, decoded, maxDuration }: Wanted, recipe: Recipe) {
    const { kind, mediaType, extension, args } = recipe
    const sizes = yield* Effect.forEach(parts, (path) => Effect.promise(() => stat(path)))
    const longest = decoded ?? maxDuration
    const largest = Math.ceil(longest * encodedRate + sizes.reduce((sum, { size }) => sum + size, 0) * 1.2 + 10_000_000)
    yield* convert(sandbox, { inputs: parts, args, target, longest, largest })
    const look = yield* lookAt(sandbox, target)
    if (look.seconds === null) return yield* unreadable("tool-failed", "the copy for playback has no length")
    if (!isInTime(look, decoded)) return yield* unreadable("tool-failed", "the copy for playback has another length")
    return { kind, mediaType, extension, duration: look.seconds } satisfies Playable
  },
)

/** Bytes a second of encoded sound takes at most. */
const encodedRate = 12_000

/**
 * Whether what is heard at a moment is what the transcript has there. Files lie about their length, and some have gaps that
 * decoding leaves out. The pictures of a video may well go on without sound.
 */
const isInTime = ({ seconds, video }: Look, decoded: number | null): boolean =>
  decoded === null || seconds === null || video !== null ||
  Math.abs(seconds - decoded) <= 1
