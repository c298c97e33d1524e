import { Effect, Schema } from "effect"
import { Day } from "../../kernel/day.ts"
import { PublicAddress } from "../../kernel/public-address.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { ContentNotFound } from "../../library/errors.ts"
import { Title } from "../../task/title.ts"
import { slugOf } from "../publication.ts"
import { ShareStore } from "../share-store.port.ts"
import { publishedUrlOf } from "../share-view.ts"
import { PublishedView } from "../shared-view.ts"
import { viewContent } from "../steps/view-content.ts"

/** A published task, by its title; of this day, or the first that was published under it. */
export const viewPublished = useCase("sharing.viewPublished", {
  input: wire({ title: Title, date: Schema.optionalKey(Day) }),
  output: PublishedView,
  run: Effect.fnUntraced(function*({ title, date }) {
    const shares = yield* ShareStore
    const { url } = yield* PublicAddress
    const found = yield* shares.findPublished(date ?? null, slugOf(title))
    const publication = found?.share.publication
    const view = found === null ? null : yield* viewContent(found)
    if (view === null || publication === null || publication === undefined) return yield* new ContentNotFound()
    return { ...view, publishedUrl: publishedUrlOf(publication, url), isIndexed: publication.isIndexed }
  }),
})
