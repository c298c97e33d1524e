import { Effect, Schema } from "effect"
import { Day } from "../../kernel/day.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { ContentNotFound } from "../../library/errors.ts"
import { Title } from "../../task/title.ts"
import { slugOf } from "../publication.ts"
import { ShareStore } from "../share-store.port.ts"
import { SharedView } from "../shared-view.ts"
import { viewContent } from "../steps/view-content.ts"

/** A published task, by its title; of this day, or the first that was published under it. */
export const viewPublished = useCase("sharing.viewPublished", {
  input: wire({ title: Title, date: Schema.optionalKey(Day) }),
  output: SharedView,
  run: Effect.fnUntraced(function*({ title, date }) {
    const shares = yield* ShareStore
    const found = yield* shares.findPublished(date ?? null, slugOf(title))
    const view = found === null ? null : yield* viewContent(found)
    return view ?? (yield* new ContentNotFound())
  }),
})
