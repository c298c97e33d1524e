import { getLinkedMedia } from "#domain/playback/use-cases/get-linked-media.ts"
import { getMediaLink } from "#domain/playback/use-cases/get-media-link.ts"
import { getMedia } from "#domain/playback/use-cases/get-media.ts"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Api } from "../contract/api.ts"
import { answering, responding } from "../envelope.ts"
import { sendMedia } from "../streams-and-files/send-media.ts"
import { sendWaveform } from "../streams-and-files/send-waveform.ts"

/** Media by a link may stay in the reader's cache for as long as the link is the same; by token it may not. */
const cached = { linked: "private, max-age=3600", own: "private, no-store" } as const

export const PlaybackRoutes = HttpApiBuilder.group(
  Api,
  "playback",
  (handlers) =>
    Effect.gen(function*() {
      const answer = yield* answering
      const respond = yield* responding
      return handlers
        .handleRaw(
          "getWaveform",
          ({ params, request }) => respond(sendWaveform(params.id, request.headers["if-none-match"])),
        )
        .handleRaw("getMedia", ({ params, query, request: { headers } }) =>
          respond(
            Effect.flatMap(
              getMedia.run({ ...query, taskId: params.id }),
              (file) => sendMedia({ file, headers, cacheControl: cached.own }),
            ),
          ))
        .handleRaw("getLinkedMedia", ({ params, request: { headers } }) =>
          respond(
            Effect.flatMap(
              getLinkedMedia.run(params),
              (file) => sendMedia({ file, headers, cacheControl: cached.linked }),
            ),
          ))
        .handleAll({
          getMediaLink: ({ params, query }) => answer(getMediaLink, { ...query, taskId: params.id }),
        })
    }),
)
