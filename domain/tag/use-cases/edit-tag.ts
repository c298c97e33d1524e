import { Effect, Schema, Struct } from "effect"
import { signedIn } from "../../account/shared/signed-in.ts"
import { TagId } from "../../kernel/ids.ts"
import { requireSpace } from "../../kernel/require-space.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { TagNotFound } from "../errors.ts"
import { publishTagsChanged } from "../steps/publish-tags-changed.ts"
import { requireConditions } from "../steps/require-conditions.ts"
import { lockedTags, requireFreeTagName } from "../steps/require-free-tag-name.ts"
import { tagFields } from "../tag-input.ts"
import { TagStore } from "../tag-store.port.ts"
import { TagView, viewTag } from "../tag-view.ts"
import { tidyTagName } from "../tag.ts"

/** Changes the name, the colour or the rules of a tag; only what is given changes. */
export const editTag = useCase("tag.editTag", {
  input: wire({ tagId: TagId, ...Struct.map(tagFields, Schema.optionalKey) }),
  output: TagView,
  run: Effect.fnUntraced(function*({ tagId, name, ...given }) {
    const owner = yield* signedIn
    yield* requireConditions(given.rules)
    yield* requireSpace()
    const { save } = yield* TagStore
    const { transaction } = yield* UnitOfWork
    const edited = yield* transaction(Effect.gen(function*() {
      const tags = name === undefined ? yield* lockedTags(owner) : yield* requireFreeTagName(owner, name, tagId)
      const tag = tags.find(({ id }) => id === tagId)
      if (tag === undefined) return yield* new TagNotFound()
      const next = { ...tag, ...given, ...(name !== undefined && { name: tidyTagName(name) }) }
      yield* save(next)
      return next
    }))
    yield* publishTagsChanged(owner)
    return viewTag(edited)
  }),
})
