import { shareTask } from "#domain/sharing/use-cases/share-task.ts"
import { toggleShare } from "#domain/sharing/use-cases/toggle-share.ts"
import { viewShared } from "#domain/sharing/use-cases/view-shared.ts"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Api } from "../contract/api.ts"
import { answering } from "../envelope.ts"

export const SharingRoutes = HttpApiBuilder.group(
  Api,
  "sharing",
  (handlers) =>
    Effect.map(answering, (answer) =>
      handlers.handleAll({
        shareTask: ({ params }) => answer(shareTask, { taskId: params.id }),
        toggleShare: ({ params, payload }) => answer(toggleShare, { ...payload, taskId: params.id }),
        viewShared: ({ params }) => answer(viewShared, { token: params.token, taskId: params.id }),
      })),
)
