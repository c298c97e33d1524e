import { getLinkedMedia } from "#domain/playback/use-cases/get-linked-media.ts"
import { getMediaLink } from "#domain/playback/use-cases/get-media-link.ts"
import { getMedia } from "#domain/playback/use-cases/get-media.ts"
import { getWaveform } from "#domain/playback/use-cases/get-waveform.ts"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Authentication, Visiting } from "../authentication.ts"
import { answers, inputWithout } from "../envelope.ts"
import { answersBytes, OneTask } from "./shapes.ts"

const { get } = HttpApiEndpoint

export const Playback = HttpApiGroup.make("playback").add(
  get("getWaveform", "/api/transcription/tasks/:id/waveform", { params: OneTask, ...answers(getWaveform.output) }),
  get("getMedia", "/api/transcription/tasks/:id/media", {
    params: OneTask,
    query: inputWithout(getMedia.input, "taskId"),
    ...answersBytes,
  }),
  get("getMediaLink", "/api/transcription/tasks/:id/media-link", {
    params: OneTask,
    query: inputWithout(getMediaLink.input, "taskId"),
    ...answers(getMediaLink.output),
  }),
).middleware(Authentication).add(
  get("getLinkedMedia", "/api/media/:link", { params: getLinkedMedia.input, ...answersBytes }).middleware(Visiting),
)
