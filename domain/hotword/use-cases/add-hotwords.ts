import { DateTime, Effect, Schema } from "effect"
import { IdSource } from "../../kernel/id-source.port.ts"
import { HotwordId } from "../../kernel/ids.ts"
import { BrokenRule } from "../../kernel/rules.ts"
import { notBlank } from "../../kernel/text-rules.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { withoutControls } from "../../kernel/without-controls.ts"
import { judgeLines, refusalOf } from "../batch.ts"
import { HotwordStore } from "../hotword-store.port.ts"
import { HotwordView, viewOf } from "../hotword-view.ts"
import { HotwordLanguage } from "../hotword.ts"
import { changeHotwords } from "../steps/change-hotwords.ts"

const RefusedLine = Schema.Struct({ line: Schema.Int, text: Schema.String, issue: BrokenRule })

/** Adds hotwords, one per line. Each line is judged on its own and the valid ones are added; refused if none is valid. */
export const addHotwords = useCase("hotword.addHotwords", {
  input: wire({ text: Schema.String.check(notBlank), language: Schema.optionalKey(HotwordLanguage) }),
  output: Schema.Struct({
    items: Schema.Array(HotwordView),
    known: Schema.Int,
    refused: Schema.Array(RefusedLine),
  }),
  run: Effect.fnUntraced(function*({ text, language }) {
    const hotwords = yield* HotwordStore
    const { next } = yield* IdSource
    return yield* changeHotwords(Effect.fnUntraced(function*({ id: ownerId }, all) {
      const { usable, known, refused } = judgeLines(withoutControls(text), language, all)
      if (usable.length + known === 0) return yield* refusalOf(refused)
      const createdAt = yield* DateTime.now
      const added = yield* Effect.forEach(
        usable,
        (line) => Effect.map(next, (id) => ({ ...line, id: HotwordId.make(id), ownerId, enabled: true, createdAt })),
      )
      yield* hotwords.insert(added)
      return { items: added.map(viewOf), known, refused }
    }))
  }),
})
