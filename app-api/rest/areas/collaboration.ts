import { addCollaborator } from "#domain/collaboration/use-cases/add-collaborator.ts"
import { editCollaborator } from "#domain/collaboration/use-cases/edit-collaborator.ts"
import { getPermission } from "#domain/collaboration/use-cases/get-permission.ts"
import { listCollaborators } from "#domain/collaboration/use-cases/list-collaborators.ts"
import { removeCollaborator } from "#domain/collaboration/use-cases/remove-collaborator.ts"
import { CollaboratorId } from "#domain/kernel/ids.ts"
import { Effect } from "effect"
import { HttpApiBuilder, HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { areaApi } from "../area-api.ts"
import { Authentication } from "../authentication.ts"
import { answering, answers, inputWithout } from "../envelope.ts"
import { OneTask, says } from "../shapes.ts"

const { get, post, put, delete: remove } = HttpApiEndpoint

/** `user_id` is the `id` in the list: that of the addition. */
const OneCollaborator = { ...OneTask, user_id: CollaboratorId }

export const Collaboration = HttpApiGroup.make("collaboration").annotate(
  OpenApi.Description,
  "With whom a task is shared, as an editor or a viewer",
).add(
  get("listCollaborators", "/:id/collaborators", { params: OneTask, ...answers(listCollaborators.output) })
    .annotateMerge(says("List collaborators", "The owner of a task and everyone it is shared with.")),
  post("addCollaborator", "/:id/collaborators", {
    params: OneTask,
    payload: inputWithout(addCollaborator.input, "taskId"),
    ...answers(addCollaborator.output),
  }).annotateMerge(
    says(
      "Add a collaborator",
      "Shares the task with this email address (in the China edition: phone number), as an `editor` unless `role` "
        + "is `viewer`, and emails it a link. The answer is the same whether or not the address has an account.",
    ),
  ),
  remove("removeCollaborator", "/:id/collaborators/:user_id", {
    params: OneCollaborator,
    ...answers(removeCollaborator.output),
  }).annotateMerge(says("Remove a collaborator", "Ends that person's access at once.")),
  put("editCollaborator", "/:id/collaborators/:user_id", {
    params: OneCollaborator,
    payload: inputWithout(editCollaborator.input, "taskId", "userId"),
    ...answers(editCollaborator.output),
  }).annotateMerge(says("Change a collaborator's role", "Makes an `editor` a `viewer`, or the reverse, at once.")),
  get("getPermission", "/:id/permission", { params: OneTask, ...answers(getPermission.output) }).annotateMerge(
    says("Get the caller's permission", "The caller's role in a task, and whether they may edit or manage it."),
  ),
).middleware(Authentication).prefix("/api/collaboration/documents")

export const CollaborationRoutes = HttpApiBuilder.group(
  areaApi(Collaboration),
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
