import { DateTime, Effect } from "effect"
import { limitRate } from "../../kernel/limit-rate.ts"
import { fused } from "../../meaning/fused.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import type { LibraryFilter } from "../library-filter.ts"
import { LibraryFinder } from "../library-finder.port.ts"
import { countQuestion } from "../shared/count-question.ts"
import { questionIds } from "../shared/question-id.ts"
import { requireAccount } from "../shared/require-account.ts"
import { libraryTurns } from "./library-turns.ts"
import { similarFiles } from "./similar-passages.ts"

/** How many files are searched for, and how many of them are read: each costs time and, with a model, money. */
const mostFound = 50
const mostRead = 10

interface Asked extends LibraryFilter {
  readonly question: string
  readonly idempotencyKey?: string
}

/** Authorises and counts a question about the library, and finds the files that may answer it. */
export const beginLibraryQuestion = Effect.fnUntraced(function*({ question, idempotencyKey, ...filter }: Asked) {
  const { find } = yield* LibraryFinder
  const tasks = yield* TaskStore
  const user = yield* requireAccount
  yield* limitRate("questions of an account", user.id)
  const key = idempotencyKey === undefined ? {} : { idempotencyKey }
  const { folderId = null, from = null, to = null, speaker = null, source = null } = filter
  const about = ["library", folderId, from, to, speaker, source]
  const { answerId: id } = yield* questionIds({ question, ...key, userId: user.id, about })
  const turns = (yield* libraryTurns(user.id)).filter((turn) => turn.id !== id)
  yield* countQuestion(user, id)
  const byWords = yield* find(user.id, question, filter, mostFound)
  const similar = yield* similarFiles(user.id, question, filter)
  const found = fused([byWords, [...similar.keys()]], (taskId) => taskId).slice(0, mostFound)
  // Rights may have changed since the index was read.
  const visible = new Map((yield* tasks.visible(found, user.id)).map((task) => [task.id, task]))
  const files = found.flatMap((taskId) => visible.get(taskId) ?? [])
  return {
    id,
    user,
    question: question.trim(),
    filter,
    turns,
    similar,
    found: files.length,
    files: files.slice(0, mostRead),
    askedAt: yield* DateTime.now,
  }
})
export type BegunLibraryQuestion = Effect.Success<ReturnType<typeof beginLibraryQuestion>>
