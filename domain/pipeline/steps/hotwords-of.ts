import { Effect } from "effect"
import { hotwordKeyOf, hotwordsPerAccount } from "../../hotword/hotword.ts"
import { enabledHotwords } from "../../hotword/shared/enabled-hotwords.ts"
import type { UserId } from "../../kernel/ids.ts"
import type { TranscriptionOptions } from "../../task/transcription-options.ts"

interface Expecting {
  readonly ownerId: UserId
  readonly options: Pick<TranscriptionOptions, "hotwords" | "language">
}

/** What engines expect: the words given with the task, then those of its account. */
export const hotwordsOf = Effect.fnUntraced(function*({ ownerId, options }: Expecting) {
  const words = new Map<string, string>()
  for (const word of [...options.hotwords, ...(yield* enabledHotwords(ownerId, options.language))]) {
    if (!words.has(hotwordKeyOf(word))) words.set(hotwordKeyOf(word), word)
  }
  return [...words.values()].slice(0, hotwordsPerAccount)
})
