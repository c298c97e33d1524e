import { Effect, Schema } from "effect"
import { Day } from "../../kernel/day.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { ContentNotFound } from "../../library/errors.ts"
import { Title } from "../../task/title.ts"
import { slugOf } from "../publication.ts"
import { ShareStore } from "../share-store.port.ts"
import { Card, drawCard } from "../steps/draw-card.ts"
import { viewContent } from "../steps/view-content.ts"

/** The picture that previews of a published page show. */
export const drawPublished = useCase("sharing.drawPublished", {
  input: wire({ title: Title, date: Schema.optionalKey(Day) }),
  output: Card,
  run: Effect.fnUntraced(function*({ title, date }) {
    const shares = yield* ShareStore
    const found = yield* shares.findPublished(date ?? null, slugOf(title))
    const view = found === null || found.share.publication === null ? null : yield* viewContent(found)
    return view === null ? yield* new ContentNotFound() : yield* drawCard(view)
  }),
})
