import { Context, type Effect } from "effect"
import type { TaskId } from "../kernel/ids.ts"
import type { CoDocument, KeptVersion, SummaryVersion } from "./co-document.ts"

/** Stores the documents of tasks and earlier versions of their summaries. Both are deleted with their task. */
export class CoDocumentStore extends Context.Service<CoDocumentStore, {
  readonly load: (id: TaskId) => Effect.Effect<CoDocument | null>
  /** Like the other writes, call it in a transaction that has locked the task. */
  readonly save: (id: TaskId, document: CoDocument) => Effect.Effect<void>
  /** Without their texts, in no particular order. */
  readonly versions: (id: TaskId) => Effect.Effect<ReadonlyArray<SummaryVersion>>
  readonly version: (id: TaskId, version: number) => Effect.Effect<KeptVersion | null>
  /** A version that exists already is replaced. */
  readonly keep: (id: TaskId, version: KeptVersion) => Effect.Effect<void>
  readonly forget: (id: TaskId, versions: ReadonlyArray<number>) => Effect.Effect<void>
}>()("domain/writing/CoDocumentStore") {}
