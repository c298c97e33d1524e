import { askTask } from "#domain/asking/use-cases/ask-task.ts"
import { deleteHistory } from "#domain/asking/use-cases/delete-history.ts"
import { getHistory } from "#domain/asking/use-cases/get-history.ts"
import { mutation, query, router, stream } from "./trpc.ts"

export const askingRouter = router({
  askTask: stream(askTask),
  deleteHistory: mutation(deleteHistory),
  getHistory: query(getHistory),
})
