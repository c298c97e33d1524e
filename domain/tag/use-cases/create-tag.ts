import { Effect, Schema } from "effect"
import { signedIn } from "../../account/shared/signed-in.ts"
import { requireSpace } from "../../kernel/require-space.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { addTag } from "../steps/add-tag.ts"
import { publishTagsChanged } from "../steps/publish-tags-changed.ts"
import { requireConditions } from "../steps/require-conditions.ts"
import { requireFreeTagName } from "../steps/require-free-tag-name.ts"
import { tagFields } from "../tag-input.ts"
import { TagView, viewTag } from "../tag-view.ts"

export const createTag = useCase("tag.createTag", {
  input: wire({
    name: tagFields.name,
    colour: Schema.optionalKey(tagFields.colour),
    rules: Schema.optionalKey(tagFields.rules),
  }),
  output: TagView,
  run: Effect.fnUntraced(function*(chosen) {
    const owner = yield* signedIn
    yield* requireConditions(chosen.rules)
    yield* requireSpace()
    const { transaction } = yield* UnitOfWork
    const tag = yield* transaction(
      Effect.flatMap(requireFreeTagName(owner, chosen.name, null), (there) => addTag(owner, chosen, there)),
    )
    yield* publishTagsChanged(owner)
    return viewTag(tag)
  }),
})
