import { Context, type Effect } from "effect"
import type { SegmentId, TaskId, UserId } from "../kernel/ids.ts"
import type { Source } from "../task/source.ts"
import type { Quantised, Vector } from "./quantised.ts"

interface StoredPassage {
  readonly lines: ReadonlyArray<SegmentId>
  /** The fingerprint of its text: as long as it is the same, so is its vector. */
  readonly hash: string
  readonly vector: Quantised
}

/** The passages of a task. */
export interface TaskVectors {
  /** By its id. */
  readonly model: string
  /** Of the lines that they were made from. */
  readonly linesRevision: number
  /** False while the last passages are missing. */
  readonly isWhole: boolean
  readonly passages: ReadonlyArray<StoredPassage>
}

/** Where to look. */
export interface Reach {
  /** Whose tasks; null for everyone's (operators only). */
  readonly account: UserId | null
  /** Whether what others share with the account counts, too. */
  readonly withShared: boolean
  readonly only: TaskId | null
  readonly except: TaskId | null
  /** "uncategorized" for tasks in no folder; null for all. Folders are personal: others' tasks are in none. */
  readonly folderId: string | null
  readonly source: Source | null
  /** Created on this day or later, in UTC. */
  readonly from: string | null
  /** Created before this day. */
  readonly before: string | null
  /** Parts of names: the task has a speaker of each. */
  readonly speakers: ReadonlyArray<string>
}

/** Everything that an account may read. */
export const allOf = (account: UserId | null): Reach => ({
  account,
  withShared: true,
  only: null,
  except: null,
  folderId: null,
  source: null,
  from: null,
  before: null,
  speakers: [],
})

export interface NearPassage {
  readonly taskId: TaskId
  readonly lines: ReadonlyArray<SegmentId>
  /** The cosine of the angle between the vectors. */
  readonly score: number
}

/** A task whose vectors are missing, or of other lines or another model. */
export interface OutdatedTask {
  readonly taskId: TaskId
  readonly owner: UserId
  readonly linesRevision: number
}

/** Stores what passages mean, one entry a task; it goes with its task. */
export class VectorStore extends Context.Service<VectorStore, {
  /** What is stored of a task by this model. */
  readonly get: (id: TaskId, model: string) => Effect.Effect<TaskVectors | null>
  /** Whether anything is stored by this model. */
  readonly has: (id: TaskId, model: string) => Effect.Effect<boolean>
  /** Replaces what is stored of a task, by whichever model; nothing once the task is deleted. */
  readonly save: (id: TaskId, vectors: TaskVectors) => Effect.Effect<void>
  /** Tasks with a transcript that this model has still to read, the newest first. */
  readonly outdated: (model: string, limit: number) => Effect.Effect<ReadonlyArray<OutdatedTask>>
  /** The passages of this model closest to a vector, the closest first: at most `limit`, and `perTask` of one task. */
  readonly nearest: (
    model: string,
    to: Vector,
    reach: Reach,
    counts: { readonly limit: number; readonly perTask: number },
  ) => Effect.Effect<ReadonlyArray<NearPassage>>
}>()("domain/meaning/VectorStore") {}
