import { Schema } from "effect"
import { maxCharacters, StorableText } from "../../kernel/text-rules.ts"
import { EventType } from "../webhook-event.ts"

export const webhookFields = {
  url: StorableText.check(maxCharacters(2000)),
  name: StorableText.check(maxCharacters(100)),
  events: Schema.NonEmptyArray(EventType),
} as const
