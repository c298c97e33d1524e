import { Effect } from "effect"
import { SignInRequired } from "../../kernel/errors.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { signedIn } from "../shared/signed-in.ts"
import { UserStore } from "../user-store.port.ts"
import type { User } from "../user.ts"

/** Changes the caller's account, under a lock so that concurrent edits do not undo each other. */
export const editOwn = Effect.fnUntraced(function*(edit: Partial<User>) {
  const users = yield* UserStore
  const { transaction } = yield* UnitOfWork
  const id = yield* signedIn
  return yield* transaction(Effect.gen(function*() {
    const user = { ...(yield* users.lock(id)), ...edit }
    yield* users.save(user)
    return user
  })).pipe(Effect.catchTag("UserNotFound", () => Effect.fail(new SignInRequired())))
})
