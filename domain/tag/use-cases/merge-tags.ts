import { Effect } from "effect"
import { signedIn } from "../../account/shared/signed-in.ts"
import { TagId } from "../../kernel/ids.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { SameTag, TagNotFound, TooManyTagRules } from "../errors.ts"
import { publishTagsChanged } from "../steps/publish-tags-changed.ts"
import { lockedTags } from "../steps/require-free-tag-name.ts"
import { mergedRules } from "../tag-rules.ts"
import { TagStore } from "../tag-store.port.ts"
import { TagView, viewTag } from "../tag-view.ts"
import { rulesPerTag } from "../tag.ts"

/** Merges a tag into another of the caller's: its files and rules go over, and it is gone. */
export const mergeTags = useCase("tag.mergeTags", {
  input: wire({ tagId: TagId, into: TagId }),
  output: TagView,
  run: Effect.fnUntraced(function*({ tagId, into }) {
    const owner = yield* signedIn
    if (tagId === into) return yield* new SameTag()
    const { lockTagged, merge, save } = yield* TagStore
    const { transaction } = yield* UnitOfWork
    const merged = yield* transaction(Effect.gen(function*() {
      yield* lockTagged(owner, tagId)
      const tags = yield* lockedTags(owner)
      const from = tags.find(({ id }) => id === tagId)
      const target = tags.find(({ id }) => id === into)
      if (from === undefined || target === undefined) return yield* new TagNotFound()
      const rules = mergedRules(target.rules, from.rules)
      if (rules.length > rulesPerTag) return yield* new TooManyTagRules({ limit: rulesPerTag })
      yield* merge(tagId, into)
      yield* save({ ...target, rules })
      return { ...target, rules }
    }))
    yield* publishTagsChanged(owner)
    return viewTag(merged)
  }),
})
