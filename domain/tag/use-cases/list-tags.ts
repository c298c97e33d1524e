import { Effect, Schema } from "effect"
import { signedIn } from "../../account/shared/signed-in.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { TagStore } from "../tag-store.port.ts"
import { TagView, viewTag } from "../tag-view.ts"

const Counted = wire({ tag: TagView, files: Schema.Int })

/** The caller's tags, by name, each with the number of files that have it. */
export const listTags = useCase("tag.listTags", {
  input: Schema.Struct({}),
  output: Schema.Struct({ items: Schema.Array(Counted) }),
  run: Effect.fnUntraced(function*() {
    const { list, count } = yield* TagStore
    const owner = yield* signedIn
    const files = yield* count(owner)
    return { items: (yield* list(owner)).map((tag) => ({ tag: viewTag(tag), files: files.get(tag.id) ?? 0 })) }
  }),
})
