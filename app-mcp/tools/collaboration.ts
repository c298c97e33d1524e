import { addCollaborator } from "#domain/collaboration/use-cases/add-collaborator.ts"
import { editCollaborator } from "#domain/collaboration/use-cases/edit-collaborator.ts"
import { listCollaborators } from "#domain/collaboration/use-cases/list-collaborators.ts"
import { removeCollaborator } from "#domain/collaboration/use-cases/remove-collaborator.ts"
import type { SharedRole } from "#domain/task/access.ts"
import { tool } from "../tool.ts"
import { taskIdField } from "./fields.ts"
import { aboutTask } from "./questions.ts"

const may: Readonly<Record<SharedRole, string>> = { editor: "can edit the task", viewer: "can view the task" }
const roleField = "editor, who may change the transcript and the summary, or viewer, who only reads and plays."

export const collaborationTools = [
  tool(listCollaborators, {
    name: "list_collaborators",
    title: "List collaborators",
    description: "Who owns a task, and with whom it is shared, with the ids that edit_collaborator and "
      + "remove_collaborator need.",
    fields: taskIdField,
    readOnlyHint: true,
    idempotentHint: true,
    say: ({ owner, collaborators }) =>
      [
        `Owner: ${owner?.userIdentifier ?? "a deleted account"}`,
        ...collaborators.map(({ id, userIdentifier, role }) => `- ${userIdentifier}, ${role} (${id})`),
        ...(collaborators.length === 0 ? ["It is shared with nobody."] : []),
      ].join("\n"),
  }),
  tool(addCollaborator, {
    name: "add_collaborator",
    title: "Add a collaborator",
    description: "Share one of the user's tasks, including the recording, with someone by email address; they get an "
      + "email with a link, and need no account yet. Ask the user first.",
    fields: {
      ...taskIdField,
      user_identifier: "Their email address; in the China edition their phone number.",
      role: `${roleField} By default editor.`,
    },
    openWorldHint: true,
    ask: ({ taskId, userIdentifier, role = "editor" }) =>
      aboutTask((title) => `Share "${title}" and its recording with ${userIdentifier}, who ${may[role]}?`)({ taskId }),
    say: ({ collaborator: { userIdentifier, role }, isNotified }) =>
      `${userIdentifier} ${may[role]} after signing in with that address. ${
        isNotified ? "An email with the link was sent." : "No email was sent: give them the link."
      }`,
  }),
  tool(editCollaborator, {
    name: "edit_collaborator",
    title: "Change a collaborator's role",
    description: "Make an editor of one of the user's tasks a viewer, or the reverse. list_collaborators has the ids.",
    fields: { ...taskIdField, user_id: "The id of the collaborator.", role: roleField },
    idempotentHint: true,
    say: ({ userIdentifier, role }) => `${userIdentifier} ${may[role]} now.`,
  }),
  tool(removeCollaborator, {
    name: "remove_collaborator",
    title: "Remove a collaborator",
    description: "End someone's access to one of the user's tasks at once. list_collaborators has the ids.",
    fields: { ...taskIdField, user_id: "The id of the collaborator." },
    destructiveHint: true,
    ask: aboutTask((title) => `End this person’s access to "${title}" at once?`),
    say: () => "Removed. The task is no longer shared with them.",
  }),
]
