import { addHotword } from "./use-cases/add-hotword.ts"
import { addHotwords } from "./use-cases/add-hotwords.ts"
import { deleteHotword } from "./use-cases/delete-hotword.ts"
import { editHotword } from "./use-cases/edit-hotword.ts"
import { listHotwords } from "./use-cases/list-hotwords.ts"

export const hotwordCases = [
  addHotword,
  addHotwords,
  deleteHotword,
  editHotword,
  listHotwords,
] as const
