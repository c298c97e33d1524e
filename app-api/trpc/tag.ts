import { applyRules } from "#domain/tag/use-cases/apply-rules.ts"
import { createTag } from "#domain/tag/use-cases/create-tag.ts"
import { deleteTag } from "#domain/tag/use-cases/delete-tag.ts"
import { editTag } from "#domain/tag/use-cases/edit-tag.ts"
import { listTags } from "#domain/tag/use-cases/list-tags.ts"
import { mergeTags } from "#domain/tag/use-cases/merge-tags.ts"
import { tagTasks } from "#domain/tag/use-cases/tag-tasks.ts"
import { mutation, query, router } from "./trpc.ts"

export const tagRouter = router({
  applyRules: mutation(applyRules),
  createTag: mutation(createTag),
  deleteTag: mutation(deleteTag),
  editTag: mutation(editTag),
  listTags: query(listTags),
  mergeTags: mutation(mergeTags),
  tagTasks: mutation(tagTasks),
})
