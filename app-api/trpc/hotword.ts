import { addHotword } from "#domain/hotword/use-cases/add-hotword.ts"
import { addHotwords } from "#domain/hotword/use-cases/add-hotwords.ts"
import { deleteHotword } from "#domain/hotword/use-cases/delete-hotword.ts"
import { editHotword } from "#domain/hotword/use-cases/edit-hotword.ts"
import { listHotwords } from "#domain/hotword/use-cases/list-hotwords.ts"
import { mutation, query, router } from "./trpc.ts"

export const hotwordRouter = router({
  addHotword: mutation(addHotword),
  addHotwords: mutation(addHotwords),
  deleteHotword: mutation(deleteHotword),
  editHotword: mutation(editHotword),
  listHotwords: query(listHotwords),
})
