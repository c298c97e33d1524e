import { Effect, Schema } from "effect"
import { DocumentWriter } from "../../export/document-writer.port.ts"
import { limitNetwork } from "../../kernel/limit-rate.ts"
import { PublicAddress } from "../../kernel/public-address.port.ts"
import { wire } from "../../kernel/wire.ts"
import { shareCard } from "../share-card.ts"
import type { SharedView } from "../shared-view.ts"

/** A picture as PNG, 1200 by 630. */
export const Card = wire({ png: Schema.Uint8ArrayFromBase64 })

/** Draws the picture of what a visitor may see. Those of visitors are drawn one by one. */
export const drawCard = Effect.fnUntraced(function*(view: SharedView) {
  yield* limitNetwork("pictures of links from a network")
  const writer = yield* DocumentWriter
  const { url } = yield* PublicAddress
  const place = url.replace(/^https?:\/\//, "")
  return { png: yield* writer.png(shareCard(view, place), view.title, view.language) }
})
