import { deleteHistory } from "#domain/asking/use-cases/delete-history.ts"
import { getHistory } from "#domain/asking/use-cases/get-history.ts"
import { mutation, query, router } from "./trpc.ts"

export const askingRouter = router({
  deleteHistory: mutation(deleteHistory),
  getHistory: query(getHistory),
})
