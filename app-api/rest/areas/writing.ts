import { compareVersions } from "#domain/writing/use-cases/compare-versions.ts"
import { listVersions } from "#domain/writing/use-cases/list-versions.ts"
import { restoreVersion } from "#domain/writing/use-cases/restore-version.ts"
import { tickActionItem } from "#domain/writing/use-cases/tick-action-item.ts"
import { Effect } from "effect"
import { HttpApiBuilder, HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { areaApi } from "../area-api.ts"
import { Authentication } from "../authentication.ts"
import { answering, answers, inputWithout } from "../envelope.ts"
import { OneTask, says } from "../shapes.ts"

const { get, post } = HttpApiEndpoint

export const Writing = HttpApiGroup.make("writing").annotate(OpenApi.Description, "Versions of summaries").add(
  get("listVersions", "/tasks/:id/versions", { params: OneTask, ...answers(listVersions.output) }).annotateMerge(
    says(
      "List the versions of a summary",
      "Newest first. Edits by the same people within five minutes form one version.",
    ),
  ),
  get("compareVersions", "/tasks/:id/versions/compare", {
    params: OneTask,
    query: inputWithout(compareVersions.input, "taskId"),
    ...answers(compareVersions.output),
  }).annotateMerge(says("Compare two versions", "What changed from one version to the other, block by block.")),
  post("restoreVersion", "/tasks/:id/restore-version", {
    params: OneTask,
    payload: inputWithout(restoreVersion.input, "taskId"),
    ...answers(restoreVersion.output),
  }).annotateMerge(
    says("Restore a version", "Makes it the newest version. What people are writing at that moment stays."),
  ),
  post("tickActionItem", "/tasks/:id/tick-action-item", {
    params: OneTask,
    payload: inputWithout(tickActionItem.input, "taskId"),
    ...answers(tickActionItem.output),
  }).annotateMerge(says("Tick an action item", "Marks an action item of the summary as done, or as open again.")),
).prefix("/api/transcription").middleware(Authentication)

export const WritingRoutes = HttpApiBuilder.group(
  areaApi(Writing),
  "writing",
  (handlers) =>
    Effect.map(answering, (answer) =>
      handlers.handleAll({
        listVersions: ({ params }) => answer(listVersions, { taskId: params.id }),
        compareVersions: ({ params, query }) => answer(compareVersions, { ...query, taskId: params.id }),
        restoreVersion: ({ params, payload }) => answer(restoreVersion, { ...payload, taskId: params.id }),
        tickActionItem: ({ params, payload }) => answer(tickActionItem, { ...payload, taskId: params.id }),
      })),
)
