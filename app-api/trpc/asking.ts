import { deleteHistory } from "#domain/asking/use-cases/delete-history.ts"
import { deleteLibraryHistory } from "#domain/asking/use-cases/delete-library-history.ts"
import { getHistory } from "#domain/asking/use-cases/get-history.ts"
import { getLibraryHistory } from "#domain/asking/use-cases/get-library-history.ts"
import { mutation, query, router } from "./trpc.ts"

export const askingRouter = router({
  deleteHistory: mutation(deleteHistory),
  deleteLibraryHistory: mutation(deleteLibraryHistory),
  getHistory: query(getHistory),
  getLibraryHistory: query(getLibraryHistory),
})
