import { compareVersions } from "#domain/writing/use-cases/compare-versions.ts"
import { listVersions } from "#domain/writing/use-cases/list-versions.ts"
import { restoreVersion } from "#domain/writing/use-cases/restore-version.ts"
import { tickActionItem } from "#domain/writing/use-cases/tick-action-item.ts"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Api } from "../contract/api.ts"
import { answering } from "../envelope.ts"

export const WritingRoutes = HttpApiBuilder.group(
  Api,
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
