import { shareTask } from "#domain/sharing/use-cases/share-task.ts"
import { toggleShare } from "#domain/sharing/use-cases/toggle-share.ts"
import { viewShared } from "#domain/sharing/use-cases/view-shared.ts"
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { Authentication, Visiting } from "../authentication.ts"
import { answers, inputWithout } from "../envelope.ts"
import { OneTask, says } from "./shapes.ts"

const { get, post, put } = HttpApiEndpoint

export const Sharing = HttpApiGroup.make("sharing").annotate(OpenApi.Description, "Public links").add(
  post("shareTask", "/tasks/:id/share", { params: OneTask, ...answers(shareTask.output) }).annotateMerge(
    says("Share a task", "Creates the public link of a task, or turns it on again under a new address."),
  ),
  put("toggleShare", "/tasks/:id/share_toggle", {
    params: OneTask,
    payload: inputWithout(toggleShare.input, "taskId"),
    ...answers(toggleShare.output),
  }).annotateMerge(
    says("Turn sharing on or off", "Turns the public link on or off, or to the other state if `on` is left out."),
  ),
).middleware(Authentication).add(
  get("viewShared", "/share/:token/:id", {
    params: { token: Schema.String, ...OneTask },
    ...answers(viewShared.output),
  }).annotateMerge(says("View a shared task", "Summary and mind map of a task, for anyone who has the link."))
    .middleware(Visiting),
).prefix("/api/transcription")
