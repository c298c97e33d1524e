import { Context, type Effect } from "effect"
import type { TaskId, UserId } from "../kernel/ids.ts"
import type { LibraryFilter } from "./library-filter.ts"

/** Finds the files of a library that may answer a question, by their words and without reading them. */
export class LibraryFinder extends Context.Service<LibraryFinder, {
  /** Tasks that the account owns or is a collaborator of, the most promising first, at most `limit`: see `rankedFiles`. */
  readonly find: (
    account: UserId,
    question: string,
    filter: LibraryFilter,
    limit: number,
  ) => Effect.Effect<ReadonlyArray<TaskId>>
}>()("domain/asking/LibraryFinder") {}
