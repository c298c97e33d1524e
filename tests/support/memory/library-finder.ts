import { questionTermsOf } from "#adapters/system/intl/question-terms.ts"
import { indexWordsOf } from "#adapters/system/intl/words.ts"
import { isSpeaker, type LibraryFilter } from "#domain/asking/library-filter.ts"
import { LibraryFinder } from "#domain/asking/library-finder.port.ts"
import { type Hit, rankedFiles } from "#domain/asking/ranked-files.ts"
import type { UserId } from "#domain/kernel/ids.ts"
import type { Task } from "#domain/task/task.ts"
import { DateTime, Effect, Layer } from "effect"
import { summaryShown } from "./analysis-store.ts"
import { State } from "./state.ts"
import type { Tables } from "./tables.ts"
import { sharedAs } from "./task-lists.ts"

const make = Effect.gen(function*() {
  const { read } = yield* State
  return LibraryFinder.of({
    find: (account, question, filter, limit) =>
      read((tables) => {
        const files = [...tables.tasks.values()].filter((task) => isMeant(tables, account, filter, task))
        const terms = questionTermsOf(question)
        const hits = files.flatMap((task) =>
          placesOf(tables, task).flatMap(({ block, words }) =>
            terms.flatMap(({ term, open }, word): ReadonlyArray<Hit> =>
              words.some((one) => open ? one.startsWith(term) : one === term) ? [{ word, taskId: task.id, block }] : []
            )
          )
        )
        return rankedFiles(hits, files.length).slice(0, limit)
      }),
  })
})

export const layer = Layer.effect(LibraryFinder, make)

const isMeant = (
  tables: Tables,
  account: UserId,
  { folderId = "", from = "", to = "9999-12-31", speaker, source }: LibraryFilter,
  task: Task,
): boolean => {
  const isOwn = task.ownerId === account
  if (!isOwn && sharedAs(tables, task.id, account) === null) return false
  if (folderId !== "" && (!isOwn || (task.folderId ?? "uncategorized") !== folderId)) return false
  const day = DateTime.formatIsoDateUtc(task.createdAt)
  if (day < from || day > to || (source !== undefined && task.source !== source)) return false
  const speakers = tables.transcripts.get(task.id)?.speakers ?? []
  return speaker === undefined || speakers.some(({ name }) => isSpeaker(name, speaker))
}

const blockLines = 200

const placesOf = (tables: Tables, task: Task) => {
  const lines = tables.transcripts.get(task.id)?.segments ?? []
  const blocks = Array.from({ length: Math.ceil(lines.length / blockLines) }, (_, block) => ({
    block,
    words: wordsIn(lines.slice(block * blockLines, (block + 1) * blockLines).map(({ text }) => text)),
  }))
  return [...blocks, { block: null, words: wordsIn([task.title, summaryShown(tables, task.id) ?? ""]) }]
}

const wordsIn = (texts: ReadonlyArray<string>): ReadonlyArray<string> => [...indexWordsOf(texts.join("\n"))]
