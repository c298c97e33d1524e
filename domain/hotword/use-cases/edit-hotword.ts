import { Effect, Schema } from "effect"
import { HotwordId } from "../../kernel/ids.ts"
import { StorableText } from "../../kernel/text-rules.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { HotwordExists, HotwordNotFound, HotwordRefused } from "../errors.ts"
import { HotwordStore } from "../hotword-store.port.ts"
import { HotwordView, viewOf } from "../hotword-view.ts"
import { brokenBy, hotwordChoices, hotwordKeyOf, tidyHotword } from "../hotword.ts"
import { changeHotwords } from "../steps/change-hotwords.ts"

/** Changes a hotword's text or language, or enables or disables it; fields left out keep their values. */
export const editHotword = useCase("hotword.editHotword", {
  input: wire({ id: HotwordId, text: Schema.optionalKey(StorableText), ...hotwordChoices }),
  output: HotwordView,
  run: Effect.fnUntraced(function*({ id, text, language, status }) {
    const hotwords = yield* HotwordStore
    const edited = yield* changeHotwords(Effect.fnUntraced(function*(_user, all) {
      const found = all.find((one) => one.id === id)
      if (found === undefined) return yield* new HotwordNotFound()
      const hotword = {
        ...found,
        ...(text !== undefined && { text: tidyHotword(text) }),
        ...(language !== undefined && { language }),
        ...(status !== undefined && { enabled: status === "enabled" }),
      }
      const broken = brokenBy("text", hotword.text, hotword.language)
      if (broken !== null) return yield* new HotwordRefused({ issues: [broken] })
      const key = hotwordKeyOf(hotword.text)
      if (all.some((one) => one.id !== id && hotwordKeyOf(one.text) === key)) return yield* new HotwordExists()
      yield* hotwords.save(hotword)
      return hotword
    }))
    return viewOf(edited)
  }),
})
