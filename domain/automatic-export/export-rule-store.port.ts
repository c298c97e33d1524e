import { Context, type Effect } from "effect"
import type { ExportRuleId, UserId } from "../kernel/ids.ts"
import type { ExportRule } from "./export-rule.ts"

/** The rules by which files of accounts are written by themselves. */
export class ExportRuleStore extends Context.Service<ExportRuleStore, {
  /** In the order in which they were made. */
  readonly list: (owner: UserId) => Effect.Effect<ReadonlyArray<ExportRule>>
  readonly find: (id: ExportRuleId) => Effect.Effect<ExportRule | null>
  /** False if the account has this many already; of several at the same time none goes beyond. */
  readonly insert: (rule: ExportRule, most: number) => Effect.Effect<boolean>
  /** Changes what it is now, one caller at a time until the ambient transaction ends; null if it is gone. */
  readonly change: (id: ExportRuleId, change: (rule: ExportRule) => ExportRule) => Effect.Effect<ExportRule | null>
  /** With what is known of its files. */
  readonly remove: (id: ExportRuleId) => Effect.Effect<void>
}>()("domain/automatic-export/ExportRuleStore") {}
