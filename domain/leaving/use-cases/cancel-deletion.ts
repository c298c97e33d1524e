import { Effect, Schema } from "effect"
import { signedIn } from "../../account/shared/signed-in.ts"
import { useCase } from "../../kernel/use-case.ts"
import { DeletionStore } from "../deletion-store.port.ts"
import { DeletionView, viewOf } from "../deletion.ts"

/** Keeps the caller's account. A plan that was cancelled with it stays cancelled until it is continued. */
export const cancelDeletion = useCase("leaving.cancelDeletion", {
  input: Schema.Struct({}),
  output: DeletionView,
  run: Effect.fnUntraced(function*() {
    const deletions = yield* DeletionStore
    yield* deletions.cancel(yield* signedIn)
    return viewOf(null)
  }),
})
