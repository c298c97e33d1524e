import { Effect, Schema } from "effect"
import { IdSource } from "../../kernel/id-source.port.ts"
import { MessageId, type UserId } from "../../kernel/ids.ts"
import { Secrets } from "../../kernel/secrets.port.ts"
import { maxCharacters, notBlank, StorableText } from "../../kernel/text-rules.ts"

/**
 * Chosen by the client: the same question with the same key, sent again because the connection broke, is answered in place
 * of the first one and counts once. Any text; a UUID is a good one.
 */
export const idempotencyField = {
  idempotencyKey: Schema.optionalKey(StorableText.check(notBlank, maxCharacters(100))),
}

interface AskedQuestion {
  readonly userId: UserId
  /** The task, or the library, and what narrows it: the same words about something else are a different question. */
  readonly about: ReadonlyArray<unknown>
  readonly question: string
  readonly idempotencyKey?: string
}

/**
 * The ids of a question and its answer: new ones or, with a key, those it had before. They never collide with another
 * account's.
 */
export const questionIds = Effect.fnUntraced(
  function*({ userId, about, question, idempotencyKey }: AskedQuestion) {
    const { next } = yield* IdSource
    const { hash } = yield* Secrets
    if (idempotencyKey === undefined) {
      return { questionId: MessageId.make(yield* next), answerId: MessageId.make(yield* next) }
    }
    const idOf = (role: string) =>
      Effect.map(hash(JSON.stringify([role, userId, about, question.trim(), idempotencyKey])), uuidOf)
    return { questionId: yield* idOf("question"), answerId: yield* idOf("answer") }
  },
)

/** A UUID of version 8 (RFC 9562): what it is made of is our own affair. */
const uuidOf = (hex: string): MessageId =>
  MessageId.make(
    [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join("-"),
  )
