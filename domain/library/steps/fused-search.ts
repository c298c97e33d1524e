import { Effect } from "effect"
import type { UserId } from "../../kernel/ids.ts"
import { nameKeyOf } from "../../kernel/name-key.ts"
import type { Page, PageRequest } from "../../kernel/page.ts"
import { fused } from "../../meaning/fused.ts"
import { similarPassages } from "../../meaning/shared/similar-passages.ts"
import { allOf } from "../../meaning/vector-store.port.ts"
import type { SearchQuery } from "../../task/search-query.ts"
import { type Match, TaskStore } from "../../task/task-store.port.ts"
import { passageMatches } from "./passage-matches.ts"
import type { FoundMatch } from "./view-found.ts"

/** At most so many files are found by their meaning alone: there is always one that is closest. */
const mostSimilar = 5
/** Passages that are looked at for them: those of a speaker who is asked for may be few. */
const passages = 50
/** How many of the files found by words take part in the ranking. If there are more, none is found by its meaning alone. */
const ranked = 50

/** What is found by words and, if there is a model, by meaning: one list by the ranks in both. Without a model, the first alone. */
export const fusedSearch = Effect.fnUntraced(function*(owner: UserId | null, query: SearchQuery, page: PageRequest) {
  const { search } = yield* TaskStore
  const similar = yield* similarTo(owner, query)
  if (similar.length === 0) return pageByWords(yield* search(owner, query, page))
  const first = yield* search(owner, query, { page: 1, pageSize: ranked })
  const all = fused([first.items.map(byWords), similar], ({ task }) => task.id)
  const from = (page.page - 1) * page.pageSize
  const to = from + page.pageSize
  if (first.total <= ranked) return { ...page, items: all.slice(from, to), total: all.length }
  const head = all.filter((one) => one.by === "words")
  const rest = to <= ranked ? [] : (yield* search(owner, query, page)).items.slice(Math.max(0, ranked - from))
  return { ...page, items: [...head.slice(from, to), ...rest.map(byWords)], total: first.total }
})

const byWords = (match: Match): FoundMatch => ({ ...match, by: "words" })

const pageByWords = ({ items, ...page }: Page<Match>): Page<FoundMatch> => ({ ...page, items: items.map(byWords) })

/** What must stand exactly so is not looked for by its meaning. */
const similarTo = Effect.fnUntraced(function*(owner: UserId | null, { words, phrases, ...filter }: SearchQuery) {
  if (phrases.length > 0) return []
  const { speakers, tags, after, before } = filter
  const isNarrow = speakers.length + tags.length > 0
  const found = yield* similarPassages(words, {
    reach: { ...allOf(owner), withShared: false, from: after, before, speakers },
    limit: isNarrow ? passages : mostSimilar,
    perTask: isNarrow ? passages : 1,
    patience: "3 seconds",
  })
  if (found.length === 0) return []
  const all = yield* passageMatches(found, { account: owner, speakers })
  const matches = tags.length === 0 ? all : yield* taggedAmong(all, tags)
  return [...Map.groupBy(matches, ({ task }) => task.id).values()].flatMap(([best]) => best ?? []).slice(0, mostSimilar)
})

/** Those whose files have all of these tags. */
const taggedAmong = Effect.fnUntraced(function*(matches: ReadonlyArray<FoundMatch>, names: ReadonlyArray<string>) {
  const { previews } = yield* TaskStore
  const found = yield* previews([...new Set(matches.map(({ task }) => task.id))])
  const keys = names.map(nameKeyOf)
  return matches.filter(({ task: { id } }) => {
    const on = new Set(found.get(id)?.tags.map(({ name }) => nameKeyOf(name)))
    return keys.every((key) => on.has(key))
  })
})
