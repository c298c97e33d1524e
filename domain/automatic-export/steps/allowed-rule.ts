import { Effect } from "effect"
import { FolderStore } from "../../folder/folder-store.port.ts"
import type { FolderId, UserId } from "../../kernel/ids.ts"
import { ExportRuleRefused } from "../errors.ts"
import { templateIssue } from "../name-template.ts"

/** Refuses names that cannot be, and folders that are not the account's. */
export const allowNames = Effect.fnUntraced(function*(
  { template, folderId }: { readonly template?: string; readonly folderId?: FolderId | null },
  owner: UserId,
) {
  const issue = template === undefined ? null : templateIssue(template)
  if (issue !== null) return yield* new ExportRuleRefused({ issues: [issue] })
  const { get } = yield* FolderStore
  if (folderId !== undefined && folderId !== null) yield* get(folderId, owner)
})
