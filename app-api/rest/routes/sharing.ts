import { ShareNotFound } from "#domain/kernel/errors.ts"
import { TaskId } from "#domain/kernel/ids.ts"
import { editShare } from "#domain/sharing/use-cases/edit-share.ts"
import { getShare } from "#domain/sharing/use-cases/get-share.ts"
import { publishTask } from "#domain/sharing/use-cases/publish-task.ts"
import { renewShare } from "#domain/sharing/use-cases/renew-share.ts"
import { shareTask } from "#domain/sharing/use-cases/share-task.ts"
import { toggleShare } from "#domain/sharing/use-cases/toggle-share.ts"
import { unlockShared } from "#domain/sharing/use-cases/unlock-shared.ts"
import { viewPublished } from "#domain/sharing/use-cases/view-published.ts"
import { viewShared } from "#domain/sharing/use-cases/view-shared.ts"
import { Effect, Option, Schema } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Api } from "../contract/api.ts"
import { answering, enveloped, responding } from "../envelope.ts"
import { sendingShareUpdates } from "../streams-and-files/send-share-updates.ts"

export const SharingRoutes = HttpApiBuilder.group(
  Api,
  "sharing",
  (handlers) =>
    Effect.gen(function*() {
      const answer = yield* answering
      const respond = yield* responding
      const sendShareUpdates = yield* sendingShareUpdates
      return handlers
        .handleRaw("watchShared", ({ params: { token, id } }) =>
          respond(Effect.flatMap(
            Effect.mapError(Effect.fromOption(taskIdOf(id)), () => new ShareNotFound()),
            (taskId) => sendShareUpdates({ token, taskId }),
          )))
        .handleAll({
          shareTask: ({ params }) => answer(shareTask, { taskId: params.id }),
          getShare: ({ params }) => answer(getShare, { taskId: params.id }),
          editShare: ({ params, payload }) => answer(editShare, { ...payload, taskId: params.id }),
          renewShare: ({ params }) => answer(renewShare, { taskId: params.id }),
          toggleShare: ({ params, payload }) => answer(toggleShare, { ...payload, taskId: params.id }),
          publishTask: ({ params, payload }) => answer(publishTask, { ...payload, taskId: params.id }),
          viewShared: ({ params: { token, id }, query }) =>
            Option.match(taskIdOf(id), {
              onNone: () => noLink,
              onSome: (taskId) => answer(viewShared, { ...query, token, taskId }),
            }),
          unlockShared: ({ params: { token, id }, payload }) =>
            Option.match(taskIdOf(id), {
              onNone: () => noLink,
              onSome: (taskId) => answer(unlockShared, { ...payload, token, taskId }),
            }),
          viewPublished: ({ params, query }) => answer(viewPublished, { ...query, title: params.title }),
        })
    }),
)

const taskIdOf = Schema.decodeOption(TaskId)

const noLink = enveloped(Effect.fail(new ShareNotFound()))
