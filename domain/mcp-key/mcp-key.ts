import { Schema } from "effect"
import { KeyScope } from "../kernel/actor.ts"
import { McpKeyId, UserId } from "../kernel/ids.ts"
import { maxCharacters, notBlank, StorableText } from "../kernel/text-rules.ts"

/** Gives a third party access to an account. The key itself is shown once; `hint` is its last four characters. */
export const McpKey = Schema.Struct({
  id: McpKeyId,
  userId: UserId,
  name: Schema.NonEmptyString,
  keyHash: Schema.String,
  hint: Schema.String,
  scope: KeyScope,
  createdAt: Schema.DateTimeUtcFromString,
  lastUsedAt: Schema.NullOr(Schema.DateTimeUtcFromString),
})
export type McpKey = typeof McpKey.Type

export const keysPerAccount = 5

export const KeyName = StorableText.check(notBlank, maxCharacters(100))
