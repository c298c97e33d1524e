import { Context, type DateTime, type Effect } from "effect"
import type { ExportedFileId, ExportRuleId, TaskId } from "../kernel/ids.ts"
import type { ExportedFile, FileState } from "./exported-file.ts"

/** A task that a rule has not written as it is now. */
export interface ChangedTask {
  readonly ruleId: ExportRuleId
  readonly taskId: TaskId
  /** When it changed; see `changedAt`. */
  readonly mark: string
}

/** What is looked for. */
export interface Look {
  /** Only for this rule; null for all that are on. */
  readonly rule: ExportRuleId | null
  /** Changes that are as old as this at least: whoever writes may go on. */
  readonly quietSince: string
  /** Changes that are not older than this; null for all. */
  readonly after: string | null
  readonly most: number
}

/**
 * What rules write, and how that went. A task that a rule is for has ended its transcription, is not being analysed, is no example,
 * belongs to the account or, if the rule wants them, is shared with it, and is in the rule's folder. Deleting a task forgets its files.
 */
export class ExportedFileStore extends Context.Service<ExportedFileStore, {
  readonly changed: (look: Look) => Effect.Effect<ReadonlyArray<ChangedTask>>
  /** The rule has noted this change. False if the task or the rule is gone. */
  readonly note: (change: ChangedTask) => Effect.Effect<boolean>
  /** Has all tasks of a rule looked at again, as if they had changed. */
  readonly forgetNotes: (rule: ExportRuleId) => Effect.Effect<void>
  readonly ofTask: (rule: ExportRuleId, task: TaskId) => Effect.Effect<ReadonlyArray<ExportedFile>>
  /** One that the rule has for its task, format and language already stays as it is. */
  readonly add: (file: ExportedFile) => Effect.Effect<void>
  readonly find: (id: ExportedFileId) => Effect.Effect<ExportedFile | null>
  /**
   * Begins an attempt at the one that is due the longest, of a rule that is on, not paused, and has no attempt under way. Nobody else
   * gets it before `until`. Null if there is none.
   */
  readonly claim: (now: DateTime.Utc, until: DateTime.Utc) => Effect.Effect<ExportedFile | null>
  /** Changes what it is now; null if it is gone. */
  readonly change: (
    id: ExportedFileId,
    change: (file: ExportedFile) => ExportedFile,
  ) => Effect.Effect<ExportedFile | null>
  /** Gives it this path. False if another file of its rule has it, in whatever case its letters are. */
  readonly reserve: (id: ExportedFileId, path: string) => Effect.Effect<boolean>
  /** The last written first, with how many there are. */
  readonly list: (
    rule: ExportRuleId,
    states: ReadonlyArray<FileState>,
    page: { readonly page: number; readonly pageSize: number },
  ) => Effect.Effect<{ readonly items: ReadonlyArray<ExportedFile>; readonly total: number }>
  /** How many there are in each state. */
  readonly count: (rule: ExportRuleId) => Effect.Effect<Readonly<Partial<Record<FileState, number>>>>
  readonly remove: (id: ExportedFileId) => Effect.Effect<void>
  /** Forgets all files of a rule, and its notes. */
  readonly forget: (rule: ExportRuleId) => Effect.Effect<void>
}>()("domain/automatic-export/ExportedFileStore") {}
