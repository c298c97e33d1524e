import { cancelDeletion } from "#domain/leaving/use-cases/cancel-deletion.ts"
import { getDeletion } from "#domain/leaving/use-cases/get-deletion.ts"
import { requestDeletion } from "#domain/leaving/use-cases/request-deletion.ts"
import { mutation, query, router } from "./trpc.ts"

export const leavingRouter = router({
  cancelDeletion: mutation(cancelDeletion),
  getDeletion: query(getDeletion),
  requestDeletion: mutation(requestDeletion),
})
