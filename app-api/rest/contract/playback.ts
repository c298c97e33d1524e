import { getLinkedMedia } from "#domain/playback/use-cases/get-linked-media.ts"
import { getMediaLink } from "#domain/playback/use-cases/get-media-link.ts"
import { getMedia } from "#domain/playback/use-cases/get-media.ts"
import { getWaveform } from "#domain/playback/use-cases/get-waveform.ts"
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { Authentication, Visiting } from "../authentication.ts"
import { answers, inputWithout } from "../envelope.ts"
import { answersMedia, OneTask, says } from "./shapes.ts"

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
