import { applyRules } from "./use-cases/apply-rules.ts"
import { createTag } from "./use-cases/create-tag.ts"
import { deleteTag } from "./use-cases/delete-tag.ts"
import { editTag } from "./use-cases/edit-tag.ts"
import { listTags } from "./use-cases/list-tags.ts"
import { mergeTags } from "./use-cases/merge-tags.ts"
import { tagTasks } from "./use-cases/tag-tasks.ts"

export const tagCases = [applyRules, createTag, deleteTag, editTag, listTags, mergeTags, tagTasks] as const
