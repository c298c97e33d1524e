import type { MediaUnreadable } from "#domain/media/errors.ts"
import type { MediaInfo } from "#domain/media/media.ts"
import { Effect } from "effect"
import { type Look, lookAt } from "./look.ts"
import { mediaTypeOf } from "./media-type.ts"
import type { Sandbox } from "./sandbox.ts"

/** What a file is, in the words of the product. */
export const probe = (sandbox: Sandbox, path: string): Effect.Effect<MediaInfo, MediaUnreadable> =>
  Effect.map(lookAt(sandbox, path), infoOf)

const infoOf = (look: Look): MediaInfo => ({
  kind: look.video === null ? "audio" : "video",
  container: look.container,
  mediaType: mediaTypeOf(look),
  audioCodec: look.audioCodec,
  duration: look.seconds,
})
