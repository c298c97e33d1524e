import { SummaryLanguage } from "#domain/account/languages.ts"
import { countByFolder } from "#domain/folder/use-cases/count-by-folder.ts"
import { listTasks } from "#domain/library/use-cases/list-tasks.ts"
import { Effect } from "effect"
import type { Completion } from "./completion.ts"

/** How many of the newest tasks are looked at. */
const newest = { pageSize: 100 }

/** Titles of the newest tasks. */
export const titles: Completion = (begun) =>
  Effect.map(listTasks.run(newest), ({ items }) => matching(begun, items.map(({ title }) => title), (title) => title))

/** Ids of the newest tasks, by their title as well. */
export const taskIds: Completion = (begun) =>
  Effect.map(
    listTasks.run(newest),
    ({ items }) => matching(begun, items, ({ id, title }) => `${id} ${title}`).map(({ id }) => id),
  )

export const folderNames: Completion = (begun) =>
  Effect.map(countByFolder.run({}), ({ folders }) => matching(begun, folders.map(({ name }) => name), (name) => name))

const languageNames = new Intl.DisplayNames("en", { type: "language" })

/** Codes, by the name of the language as well. */
export const languages: Completion = (begun) =>
  Effect.succeed(matching(begun, SummaryLanguage.literals, (code) => `${code} ${languageNames.of(code)}`))

/** Those that have it at the beginning of a word, then those that have it somewhere. */
const matching = <A>(begun: string, all: ReadonlyArray<A>, textOf: (one: A) => string): ReadonlyArray<A> => {
  const wanted = begun.trim().toLowerCase()
  const having = (part: string) => all.filter((one) => ` ${textOf(one).toLowerCase()}`.includes(part))
  return [...new Set([...having(` ${wanted}`), ...having(wanted)])]
}
