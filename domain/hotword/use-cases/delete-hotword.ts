import { Effect, Schema } from "effect"
import { signedIn } from "../../account/shared/signed-in.ts"
import { HotwordId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { HotwordStore } from "../hotword-store.port.ts"

/** Deletes a hotword, on any plan. */
export const deleteHotword = useCase("hotword.deleteHotword", {
  input: Schema.Struct({ id: HotwordId }),
  output: Schema.Struct({}),
  run: Effect.fnUntraced(function*({ id }) {
    const hotwords = yield* HotwordStore
    yield* hotwords.remove(id, yield* signedIn)
    return {}
  }),
})
