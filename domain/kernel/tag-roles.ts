import { ofAccount, ofOwnerAlone, reading, type Row } from "./role-rows.ts"

/** Tags belong to an account, and stand on its own files: nobody else sees them. */
export const tagRoles = {
  "tag.applyRules": ofAccount,
  "tag.createTag": ofAccount,
  "tag.deleteTag": ofAccount,
  "tag.editTag": ofAccount,
  "tag.listTags": reading(ofAccount),
  "tag.mergeTags": ofAccount,
  "tag.tagTasks": ofOwnerAlone,
} as const satisfies Readonly<Record<string, Row>>
