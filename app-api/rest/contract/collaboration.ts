import { addCollaborator } from "#domain/collaboration/use-cases/add-collaborator.ts"
import { getPermission } from "#domain/collaboration/use-cases/get-permission.ts"
import { listCollaborators } from "#domain/collaboration/use-cases/list-collaborators.ts"
import { removeCollaborator } from "#domain/collaboration/use-cases/remove-collaborator.ts"
import { UserId } from "#domain/kernel/ids.ts"
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { Authentication } from "../authentication.ts"
import { answers, inputWithout } from "../envelope.ts"
import { OneTask, says } from "./shapes.ts"

const { get, post, delete: remove } = HttpApiEndpoint

export const Collaboration = HttpApiGroup.make("collaboration").annotate(
  OpenApi.Description,
  "Who may edit a task together with its owner",
).add(
  get("listCollaborators", "/:id/collaborators", { params: OneTask, ...answers(listCollaborators.output) })
    .annotateMerge(says("List collaborators", "The owner of a task and everyone who may edit it.")),
  post("addCollaborator", "/:id/collaborators", {
    params: OneTask,
    payload: inputWithout(addCollaborator.input, "taskId"),
    ...answers(addCollaborator.output),
  }).annotateMerge(
    says(
      "Add a collaborator",
      "Lets the account with this email address (in the China edition: phone number) edit the task, and emails "
        + "it a link.",
    ),
  ),
  remove("removeCollaborator", "/:id/collaborators/:user_id", {
    params: { ...OneTask, user_id: UserId },
    ...answers(removeCollaborator.output),
  }).annotateMerge(says("Remove a collaborator", "Ends that account's access at once.")),
  get("getPermission", "/:id/permission", { params: OneTask, ...answers(getPermission.output) }).annotateMerge(
    says("Get the caller's permission", "The caller's role in a task, and whether they may edit or manage it."),
  ),
).middleware(Authentication).prefix("/api/collaboration/documents")
