import { cancelDeletion } from "./use-cases/cancel-deletion.ts"
import { deleteUser } from "./use-cases/delete-user.ts"
import { exportArchive } from "./use-cases/export-archive.ts"
import { getDeletion } from "./use-cases/get-deletion.ts"
import { keepUser } from "./use-cases/keep-user.ts"
import { requestDeletion } from "./use-cases/request-deletion.ts"

export const leavingCases = [cancelDeletion, deleteUser, exportArchive, getDeletion, keepUser, requestDeletion] as const
