import { addCollaborator } from "#domain/collaboration/use-cases/add-collaborator.ts"
import { editCollaborator } from "#domain/collaboration/use-cases/edit-collaborator.ts"
import { getPermission } from "#domain/collaboration/use-cases/get-permission.ts"
import { listCollaborators } from "#domain/collaboration/use-cases/list-collaborators.ts"
import { removeCollaborator } from "#domain/collaboration/use-cases/remove-collaborator.ts"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Api } from "../contract/api.ts"
import { answering } from "../envelope.ts"

export const CollaborationRoutes = HttpApiBuilder.group(
  Api,
  "collaboration",
  (handlers) =>
    Effect.map(answering, (answer) =>
      handlers.handleAll({
        listCollaborators: ({ params }) => answer(listCollaborators, { taskId: params.id }),
        addCollaborator: ({ params, payload }) => answer(addCollaborator, { ...payload, taskId: params.id }),
        removeCollaborator: ({ params }) => answer(removeCollaborator, { taskId: params.id, userId: params.user_id }),
        editCollaborator: ({ params, payload }) =>
          answer(editCollaborator, { ...payload, taskId: params.id, userId: params.user_id }),
        getPermission: ({ params }) => answer(getPermission, { taskId: params.id }),
      })),
)
