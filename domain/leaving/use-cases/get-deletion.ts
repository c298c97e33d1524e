import { Effect, Schema } from "effect"
import { signedIn } from "../../account/shared/signed-in.ts"
import { useCase } from "../../kernel/use-case.ts"
import { DeletionStore } from "../deletion-store.port.ts"
import { DeletionView, viewOf } from "../deletion.ts"

/** When the caller's account will be deleted, if at all. */
export const getDeletion = useCase("leaving.getDeletion", {
  input: Schema.Struct({}),
  output: DeletionView,
  run: Effect.fnUntraced(function*() {
    const deletions = yield* DeletionStore
    return viewOf(yield* deletions.find(yield* signedIn))
  }),
})
