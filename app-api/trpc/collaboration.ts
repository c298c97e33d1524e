import { addCollaborator } from "#domain/collaboration/use-cases/add-collaborator.ts"
import { editCollaborator } from "#domain/collaboration/use-cases/edit-collaborator.ts"
import { getPermission } from "#domain/collaboration/use-cases/get-permission.ts"
import { listCollaborators } from "#domain/collaboration/use-cases/list-collaborators.ts"
import { removeCollaborator } from "#domain/collaboration/use-cases/remove-collaborator.ts"
import { reportFocus } from "#domain/collaboration/use-cases/report-focus.ts"
import { mutation, query, router } from "./trpc.ts"

export const collaborationRouter = router({
  addCollaborator: mutation(addCollaborator),
  editCollaborator: mutation(editCollaborator),
  getPermission: query(getPermission),
  listCollaborators: query(listCollaborators),
  removeCollaborator: mutation(removeCollaborator),
  reportFocus: mutation(reportFocus),
})
