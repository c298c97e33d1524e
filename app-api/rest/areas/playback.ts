import { getLinkedMedia } from "#domain/playback/use-cases/get-linked-media.ts"
import { getMediaLink } from "#domain/playback/use-cases/get-media-link.ts"
import { getMedia } from "#domain/playback/use-cases/get-media.ts"
import { getWaveform } from "#domain/playback/use-cases/get-waveform.ts"
import { Effect } from "effect"
import { HttpApiBuilder, HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { areaApi } from "../area-api.ts"
import { Authentication, Visiting } from "../authentication.ts"
import { answering, answers, inputWithout, responding } from "../envelope.ts"
import { answersMedia, OneTask, says } from "../shapes.ts"
import { sendMedia } from "../streams-and-files/send-media.ts"
import { sendWaveform } from "../streams-and-files/send-waveform.ts"

const { get } = HttpApiEndpoint

export const Playback = HttpApiGroup.make("playback").annotate(OpenApi.Description, "Recordings and waveforms").add(
  get("getWaveform", "/api/transcription/tasks/:id/waveform", { params: OneTask, ...answers(getWaveform.output) })
    .annotateMerge(
      says(
        "Get a waveform",
        "1,800 peaks from 0 to 100. Answers 409 with Retry-After until the recording has been decoded.",
      ),
    ),
  get("getMedia", "/api/transcription/tasks/:id/media", {
    params: OneTask,
    query: inputWithout(getMedia.input, "taskId"),
    ...answersMedia,
  }).annotateMerge(
    says(
      "Get a recording",
      "A file as it was uploaded, with byte ranges. The body is the file itself, not an envelope.",
    ),
  ),
  get("getMediaLink", "/api/transcription/tasks/:id/media-link", {
    params: OneTask,
    query: inputWithout(getMediaLink.input, "taskId"),
    ...answers(getMediaLink.output),
  }).annotateMerge(
    says(
      "Get a playback link for a recording",
      "An address for players that works without a token for at least six hours.",
    ),
  ),
).middleware(Authentication).add(
  get("getLinkedMedia", "/api/media/:link", { params: getLinkedMedia.input, ...answersMedia }).annotateMerge(
    says(
      "Play a recording by its link",
      "The file behind a media link, with byte ranges. The body is the file itself, not an envelope.",
    ),
  ).middleware(Visiting),
)

/** Media by a link may stay in the reader's cache for as long as the link is the same; by token it may not. */
const cached = { linked: "private, max-age=3600", own: "private, no-store" } as const

export const PlaybackRoutes = HttpApiBuilder.group(
  areaApi(Playback),
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
