import { TaskView } from "#domain/library/task-view.ts"
import { getLinkQuota } from "#domain/link/use-cases/get-link-quota.ts"
import { importLink } from "#domain/link/use-cases/import-link.ts"
import { inspectLink } from "#domain/link/use-cases/inspect-link.ts"
import { Effect } from "effect"
import { HttpApiBuilder, HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { answeringWithTask } from "../answering-with-task.ts"
import { areaApi } from "../area-api.ts"
import { Authentication } from "../authentication.ts"
import { answering, answers } from "../envelope.ts"
import { says } from "../shapes.ts"

const { get, post } = HttpApiEndpoint

export const Link = HttpApiGroup.make("link").annotate(OpenApi.Description, "Videos on other sites").add(
  post("inspectLink", "/api/transcription/inspect-link", {
    payload: inspectLink.input,
    ...answers(inspectLink.output),
  }).annotateMerge(
    says(
      "Look at a video link",
      "Asks the site for the title, the duration and the captions that people wrote. Nothing is created. May take half "
        + "a minute.",
    ),
  ),
  post("importLink", "/api/transcription/create-link", { payload: importLink.input, ...answers(TaskView) })
    .annotateMerge(
      says(
        "Create a task from a video link",
        "The task is there at once; its first steps fetch the video (`getting-link`, `downloading`). With `captions`, "
          + "the captions of that language become the transcript, at no minutes.",
      ),
    ),
  get("getLinkQuota", "/api/transcription/link-quota", { ...answers(getLinkQuota.output) }).annotateMerge(
    says(
      "Get the quota of video links",
      "How many were used, how many there are, and whether this server fetches any.",
    ),
  ),
).middleware(Authentication)

export const LinkRoutes = HttpApiBuilder.group(
  areaApi(Link),
  "link",
  (handlers) =>
    Effect.gen(function*() {
      const answer = yield* answering
      const answerTask = yield* answeringWithTask
      return handlers.handleAll({
        inspectLink: ({ payload }) => answer(inspectLink, payload),
        importLink: ({ payload }) => answerTask(importLink, payload),
        getLinkQuota: () => answer(getLinkQuota, {}),
      })
    }),
)
