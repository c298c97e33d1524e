import { Effect, Schema } from "effect"
import { ownerInView } from "../../account/shared/signed-in.ts"
import { pageFields, pageOf } from "../../kernel/page.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { parseQuery, QueryText } from "../../task/search-query.ts"
import { FoundTask } from "../found-task.ts"
import { fusedSearch } from "../steps/fused-search.ts"
import { viewFound } from "../steps/view-found.ts"

export const searchTasks = useCase("library.searchTasks", {
  input: wire({
    query: QueryText,
    page: Schema.optionalKey(pageFields.page),
    pageSize: Schema.optionalKey(pageFields.pageSize),
  }),
  output: pageOf(FoundTask),
  run: Effect.fnUntraced(function*({ query, page = 1, pageSize = 10 }) {
    const found = yield* fusedSearch(yield* ownerInView, parseQuery(query), { page, pageSize })
    return { ...found, items: yield* viewFound(found.items) }
  }),
})
