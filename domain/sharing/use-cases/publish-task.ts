import { DateTime, Effect, Schema } from "effect"
import { TaskId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { AddressTaken } from "../errors.ts"
import { dayOf, slugOf } from "../publication.ts"
import { ShareStore } from "../share-store.port.ts"
import { ShareView } from "../share-view.ts"
import { requireReady } from "../share.ts"
import { type Before, changeShare } from "../steps/change-share.ts"

/**
 * Publishes a task under an address made of its date and title, or takes the page down. Search engines may list it only if
 * `indexed` is true.
 */
export const publishTask = useCase("sharing.publishTask", {
  input: wire({ taskId: TaskId, published: Schema.Boolean, indexed: Schema.optionalKey(Schema.Boolean) }),
  output: ShareView,
  run: ({ taskId, published, indexed = false }) =>
    changeShare(
      taskId,
      (before) => published ? publish(before, indexed) : Effect.succeed({ ...before.share, publication: null }),
    ),
})

const publish = Effect.fnUntraced(function*({ task, content, share }: Before, isIndexed: boolean) {
  const shares = yield* ShareStore
  yield* Effect.fromResult(requireReady(content, share))
  if (share.publication !== null) return { ...share, publication: { ...share.publication, isIndexed } }
  const [day, slug] = [dayOf(task.createdAt), slugOf(task.title)]
  // Otherwise two owners could both find the address free.
  yield* shares.lockAddress(day, slug)
  if (yield* shares.isTaken(day, slug)) return yield* new AddressTaken()
  return { ...share, publication: { day, slug, isIndexed, publishedAt: yield* DateTime.now } }
})
