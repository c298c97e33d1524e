import { Effect, Schema } from "effect"
import { signedIn } from "../../account/shared/signed-in.ts"
import { TagId } from "../../kernel/ids.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { publishTagsChanged } from "../steps/publish-tags-changed.ts"
import { lockedTags } from "../steps/require-free-tag-name.ts"
import { TagStore } from "../tag-store.port.ts"

/** Deletes a tag. The files that have it are kept. */
export const deleteTag = useCase("tag.deleteTag", {
  input: wire({ tagId: TagId }),
  output: Schema.Struct({}),
  run: Effect.fnUntraced(function*({ tagId }) {
    const { remove } = yield* TagStore
    const owner = yield* signedIn
    const { transaction } = yield* UnitOfWork
    yield* transaction(Effect.andThen(lockedTags(owner), remove(tagId, owner)))
    yield* publishTagsChanged(owner)
    return {}
  }),
})
