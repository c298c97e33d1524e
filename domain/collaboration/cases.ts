import { addCollaborator } from "./use-cases/add-collaborator.ts"
import { editCollaborator } from "./use-cases/edit-collaborator.ts"
import { getPermission } from "./use-cases/get-permission.ts"
import { listCollaborators } from "./use-cases/list-collaborators.ts"
import { removeCollaborator } from "./use-cases/remove-collaborator.ts"
import { reportFocus } from "./use-cases/report-focus.ts"

export const collaborationCases = [
  addCollaborator,
  editCollaborator,
  getPermission,
  listCollaborators,
  removeCollaborator,
  reportFocus,
] as const
