import { Effect } from "effect"
import { contactOf } from "../../account/contact.ts"
import { UserStore } from "../../account/user-store.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { UndoInvalid } from "../errors.ts"
import { limitUndo } from "../steps/limit-undo.ts"
import { findUndo } from "../steps/undo-tickets.ts"
import { UndoInput, UndoView, undoViewOf } from "../undo-view.ts"

/** What the link of a mail would undo, without doing it: programs that look at links change nothing. */
export const inspectUndo = useCase("contactChange.inspectUndo", {
  input: UndoInput,
  output: UndoView,
  run: Effect.fnUntraced(function*({ token }) {
    const users = yield* UserStore
    yield* limitUndo(token)
    const change = yield* findUndo(token)
    const user = yield* users.get(change.userId).pipe(
      Effect.catchTag("UserNotFound", () => Effect.fail(new UndoInvalid())),
    )
    return undoViewOf(change, change.from, contactOf(user, change.kind) ?? change.to)
  }),
})
