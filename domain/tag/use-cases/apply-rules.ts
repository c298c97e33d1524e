import { Effect, Schema } from "effect"
import { signedIn } from "../../account/shared/signed-in.ts"
import { Instant } from "../../kernel/day.ts"
import { TagId, TaskId } from "../../kernel/ids.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { TagNotFound } from "../errors.ts"
import { publishTagsChanged } from "../steps/publish-tags-changed.ts"
import { lockedTags } from "../steps/require-free-tag-name.ts"
import { tagsFor } from "../tag-rules.ts"
import { TagStore } from "../tag-store.port.ts"
import { tagsPerFile } from "../tag.ts"

const filesAtOnce = 2000

const Cursor = wire({ createdAt: Instant, id: TaskId })

/**
 * Adds a tag to the completed files that its rules fit, unless somebody took it off: 2,000 looked at in a call, `next` for more.
 */
export const applyRules = useCase("tag.applyRules", {
  input: wire({ tagId: TagId, after: Schema.optionalKey(Cursor) }),
  output: wire({ looked: Schema.Int, tagged: Schema.Int, next: Schema.NullOr(Cursor) }),
  run: Effect.fnUntraced(function*({ tagId, after = null }) {
    const owner = yield* signedIn
    const { list, filesAfter, lockFiles, markByRule } = yield* TagStore
    const { transaction } = yield* UnitOfWork
    const tags = (yield* list(owner)).filter(({ id }) => id === tagId)
    const { files, next } = yield* filesAfter(owner, after, filesAtOnce)
    const fitting = files.filter((file) => tagsFor(tags, file).length > 0).map(({ id }) => id)
    const tagged = yield* transaction(Effect.gen(function*() {
      const locked = yield* lockFiles(owner, fitting)
      if ((yield* lockedTags(owner)).every(({ id }) => id !== tagId)) return yield* new TagNotFound()
      return yield* markByRule(locked, tagId, tagsPerFile)
    }))
    if (tagged.length > 0) yield* publishTagsChanged(owner)
    return { looked: files.length, tagged: tagged.length, next }
  }),
})
