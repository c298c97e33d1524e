import { shareTask } from "#domain/sharing/use-cases/share-task.ts"
import { toggleShare } from "#domain/sharing/use-cases/toggle-share.ts"
import { viewShared } from "#domain/sharing/use-cases/view-shared.ts"
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Authentication, Visiting } from "../authentication.ts"
import { answers, inputWithout } from "../envelope.ts"
import { OneTask } from "./shapes.ts"

const { get, post, put } = HttpApiEndpoint

export const Sharing = HttpApiGroup.make("sharing").add(
  post("shareTask", "/tasks/:id/share", { params: OneTask, ...answers(shareTask.output) }),
  put("toggleShare", "/tasks/:id/share_toggle", {
    params: OneTask,
    payload: inputWithout(toggleShare.input, "taskId"),
    ...answers(toggleShare.output),
  }),
).middleware(Authentication).add(
  get("viewShared", "/share/:token/:id", {
    params: { token: Schema.String, ...OneTask },
    ...answers(viewShared.output),
  }).middleware(Visiting),
).prefix("/api/transcription")
