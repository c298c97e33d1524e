import { Effect } from "effect"
import { hashOf } from "../../text/hash-of.ts"
import type { Batch } from "../batches.ts"
import { checkedBatch, type Outcome } from "../checked-batch.ts"
import { termsIn } from "../line-fault.ts"
import type { Piece } from "../translation.ts"
import { chosenTranslator } from "../translator.port.ts"

export interface Terms {
  readonly source: string
  readonly target: string
  readonly glossary: ReadonlyArray<string>
  readonly names: ReadonlyArray<string>
}

/**
 * Translates a batch and checks every line; what fails is requested once more, on its own. `save` receives final
 * lines as soon as they are available, so that an interrupted batch is not requested again. Returns how many lines
 * are usable.
 */
export const translateBatch = Effect.fnUntraced(function*<E, R>(
  { pieces, before }: Batch,
  terms: Terms,
  save: (outcomes: ReadonlyArray<Outcome>) => Effect.Effect<void, E, R>,
) {
  const first = yield* ask(pieces, before, terms)
  yield* save(first.filter(({ fault }) => fault === null))
  let usable = first.length
  for (const one of first.filter(({ fault }) => fault !== null)) {
    // Alone, no line can take the place of another.
    const again = yield* ask([one.piece], before, terms)
    yield* save(again)
    if (again.some(({ fault }) => fault !== null)) usable--
  }
  return usable
})

/** An unreadable answer counts as a fault of every line; any other failure ends the work, which can resume later. */
const ask = Effect.fnUntraced(function*(
  pieces: ReadonlyArray<Piece>,
  before: ReadonlyArray<string>,
  { source, target, glossary, names }: Terms,
) {
  const { translate } = yield* chosenTranslator
  const lines = pieces.map(({ text }, at) => ({ n: at + 1, text }))
  const occurring = termsIn(lines.map(({ text }) => text).join("\n"), glossary)
  return yield* translate({ source, target, lines, before, glossary: occurring, names }).pipe(
    Effect.map((answer) => checkedBatch(pieces, answer, { source, target, glossary: occurring })),
    Effect.catchIf(
      ({ reason }) => reason === "unreadable-answer",
      () => Effect.succeed(pieces.map((piece): Outcome => ({ piece, text: null, fault: "unreadable" }))),
    ),
  )
})

export const storedOf = ({ piece, text, fault }: Outcome) => ({
  id: piece.id,
  sourceHash: hashOf(piece.text),
  text,
  fault,
})
