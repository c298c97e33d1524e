import { DateTime, Effect } from "effect"
import { IdSource } from "../../kernel/id-source.port.ts"
import { HotwordId } from "../../kernel/ids.ts"
import { StorableText } from "../../kernel/text-rules.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { HotwordExists, HotwordLimitReached, HotwordRefused } from "../errors.ts"
import { HotwordStore } from "../hotword-store.port.ts"
import { HotwordView, viewOf } from "../hotword-view.ts"
import { brokenBy, hotwordChoices, hotwordKeyOf, hotwordsPerAccount, languageOfText, tidyHotword } from "../hotword.ts"
import { changeHotwords } from "../steps/change-hotwords.ts"

/** Adds a hotword, enabled by default. Unless given, its language follows from its script. */
export const addHotword = useCase("hotword.addHotword", {
  input: wire({ text: StorableText, ...hotwordChoices }),
  output: HotwordView,
  run: Effect.fnUntraced(function*({ text: written, language: given, status }) {
    const hotwords = yield* HotwordStore
    const { next } = yield* IdSource
    const text = tidyHotword(written)
    const language = given ?? languageOfText(text)
    const added = yield* changeHotwords(Effect.fnUntraced(function*({ id: ownerId }, all) {
      const broken = brokenBy("text", text, language)
      if (broken !== null) return yield* new HotwordRefused({ issues: [broken] })
      if (all.some((one) => hotwordKeyOf(one.text) === hotwordKeyOf(text))) return yield* new HotwordExists()
      if (all.length >= hotwordsPerAccount) return yield* new HotwordLimitReached({ limit: hotwordsPerAccount })
      const [id, createdAt] = [HotwordId.make(yield* next), yield* DateTime.now]
      const hotword = { id, ownerId, text, language, enabled: status !== "disabled", createdAt }
      yield* hotwords.insert([hotword])
      return hotword
    }))
    return viewOf(added)
  }),
})
