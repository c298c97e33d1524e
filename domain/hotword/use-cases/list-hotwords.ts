import { Effect, Schema } from "effect"
import { signedIn } from "../../account/shared/signed-in.ts"
import { useCase } from "../../kernel/use-case.ts"
import { HotwordStore } from "../hotword-store.port.ts"
import { HotwordView, viewOf } from "../hotword-view.ts"
import { hotwordsPerAccount } from "../hotword.ts"

/** The caller's hotwords, newest first, with how many there are, are enabled, and can still be added. */
export const listHotwords = useCase("hotword.listHotwords", {
  input: Schema.Struct({}),
  output: Schema.Struct({
    items: Schema.Array(HotwordView),
    total: Schema.Int,
    active: Schema.Int,
    remaining: Schema.Int,
    limit: Schema.Int,
  }),
  run: Effect.fnUntraced(function*() {
    const hotwords = yield* HotwordStore
    const all = yield* hotwords.list(yield* signedIn)
    return {
      items: all.map(viewOf),
      total: all.length,
      active: all.filter(({ enabled }) => enabled).length,
      remaining: Math.max(0, hotwordsPerAccount - all.length),
      limit: hotwordsPerAccount,
    }
  }),
})
