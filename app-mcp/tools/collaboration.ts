import { addCollaborator } from "#domain/collaboration/use-cases/add-collaborator.ts"
import { listCollaborators } from "#domain/collaboration/use-cases/list-collaborators.ts"
import { removeCollaborator } from "#domain/collaboration/use-cases/remove-collaborator.ts"
import { tool } from "../tool.ts"
import { taskIdField } from "./fields.ts"

export const collaborationTools = [
  tool(listCollaborators, {
    name: "list_collaborators",
    title: "List collaborators",
    description: "Who owns a task, and who else may edit it, with the ids that remove_collaborator needs.",
    fields: taskIdField,
    readOnlyHint: true,
    idempotentHint: true,
    say: ({ owner, collaborators }) =>
      [
        `Owner: ${owner?.userIdentifier ?? "a deleted account"}`,
        ...collaborators.map(({ id, userIdentifier }) => `- ${userIdentifier} (${id})`),
        ...(collaborators.length === 0 ? ["Nobody else may edit it."] : []),
      ].join("\n"),
  }),
  tool(addCollaborator, {
    name: "add_collaborator",
    title: "Add a collaborator",
    description: "Let someone who has an account here read and edit one of the user's tasks, including the recording; "
      + "they get an email with a link. Ask the user first.",
    fields: {
      ...taskIdField,
      user_identifier: "The email address of their account; in the China edition its phone number.",
    },
    openWorldHint: true,
    say: ({ collaborator: { userIdentifier }, isNotified }) =>
      `${userIdentifier} can now edit the task. ${
        isNotified ? "An email with the link was sent." : "The email could not be sent: give them the link."
      }`,
  }),
  tool(removeCollaborator, {
    name: "remove_collaborator",
    title: "Remove a collaborator",
    description: "End someone's access to one of the user's tasks at once. list_collaborators has the ids.",
    fields: { ...taskIdField, user_id: "The id of the collaborator." },
    destructiveHint: true,
    say: () => "Removed. The task is no longer shared with them.",
  }),
]
