import { DateTime, Effect } from "effect"
import { ContactChangeStore } from "../../account/contact-change-store.port.ts"
import { isEmail } from "../../account/contact.ts"
import { SessionStore } from "../../account/session-store.port.ts"
import { closeSessions } from "../../account/shared/close-sessions.ts"
import { holderOf } from "../../account/shared/holder-of.ts"
import { StoredMessages } from "../../account/stored-messages.port.ts"
import { UserStore } from "../../account/user-store.port.ts"
import type { User } from "../../account/user.ts"
import { endAtOnce } from "../../billing/shared/end-at-once.ts"
import { SimulatedCheckout } from "../../billing/simulated-checkout.port.ts"
import { SubscriptionStore } from "../../billing/subscription-store.port.ts"
import { isLiving } from "../../billing/subscription.ts"
import { ConversionStore } from "../../conversion/conversion-store.port.ts"
import { removeConversion } from "../../conversion/shared/remove-conversion.ts"
import { removeUpload } from "../../intake/shared/remove-upload.ts"
import { UploadStore } from "../../intake/upload-store.port.ts"
import type { UserId } from "../../kernel/ids.ts"
import { removeTasks } from "../../task/shared/remove-tasks.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import { DeletionStore } from "../deletion-store.port.ts"

/**
 * Removes an account with all its data. Each step can be repeated, and the account itself goes last: an interrupted
 * removal continues at the next attempt. Nobody is left paying: without an answer from the payment provider, nothing
 * is removed.
 */
export const purgeAccount = Effect.fn("purgeAccount")(function*(userId: UserId) {
  const users = yield* UserStore
  const deletions = yield* DeletionStore
  yield* keepOut(userId)
  // Only now: its address can no longer change.
  const user = yield* users.get(userId).pipe(Effect.catchTag("UserNotFound", () => Effect.succeed(null)))
  if (user === null) return
  yield* endPlans(userId)
  yield* removeAllTasks(userId)
  const uploads = yield* UploadStore
  yield* Effect.forEach(yield* uploads.ofAccount(userId), removeUpload, { discard: true })
  const conversions = yield* ConversionStore
  yield* Effect.forEach(yield* conversions.ofAccount(userId), ({ id }) => removeConversion(id), { discard: true })
  yield* eraseContacts(user)
  yield* deletions.erase(user)
  yield* Effect.logInfo("an account was deleted", { user: userId })
})

/** So that nothing new is added while the old is removed. */
const keepOut = Effect.fnUntraced(function*(userId: UserId) {
  const users = yield* UserStore
  const sessions = yield* SessionStore
  yield* users.setDisabled(userId, yield* DateTime.now)
  yield* closeSessions(userId, yield* sessions.endOthers(userId, null))
})

const endPlans = Effect.fnUntraced(function*(userId: UserId) {
  const subscriptions = yield* SubscriptionStore
  const living = (yield* subscriptions.ofUser(userId)).filter(isLiving)
  yield* Effect.forEach(living, endAtOnce, { discard: true })
})

const removeAllTasks = Effect.fnUntraced(function*(owner: UserId) {
  const tasks = yield* TaskStore
  while (true) {
    const { items } = yield* tasks.list({ owner, folderId: null }, "oldest", { page: 1, pageSize: 100 })
    if (items.length === 0) return
    yield* removeTasks(items)
  }
})

/** What would have left this server if a provider were configured holds them too. */
const eraseContacts = Effect.fnUntraced(function*({ id, email, phone }: User) {
  const messages = yield* StoredMessages
  const checkout = yield* SimulatedCheckout
  const changes = yield* ContactChangeStore
  const former = (yield* changes.ofUser(id)).flatMap(({ from, to }) => from === null ? [to] : [from, to])
  for (const contact of new Set([email, phone, ...former])) {
    if (contact === null) continue
    const holder = yield* holderOf(contact)
    // Someone else may have an address that this account left long ago.
    if (holder !== null && holder.id !== id) continue
    if (isEmail(contact)) yield* checkout.forget(contact)
    yield* messages.erase(contact)
  }
})
