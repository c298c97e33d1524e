import { Effect } from "effect"
import { Mailer } from "../../account/mailer.port.ts"
import { readingOf } from "../../account/shared/reading-of.ts"
import { UserStore } from "../../account/user-store.port.ts"
import type { User } from "../../account/user.ts"
import { PublicAddress } from "../../kernel/public-address.port.ts"
import type { Task } from "../../task/task.ts"

/** Sends a link to the task, in the reader's language. If it cannot be sent, or there is no address, the person remains a collaborator. */
export const sendInvitation = Effect.fnUntraced(function*({ id, ownerId, title }: Task, user: User) {
  const { email } = user
  if (email === null) return false
  const mailer = yield* Mailer
  const users = yield* UserStore
  const { url } = yield* PublicAddress
  const from = yield* users.get(ownerId).pipe(Effect.catchTag("UserNotFound", () => Effect.succeed(null)))
  const mail = {
    _tag: "Shared",
    to: email,
    language: (yield* readingOf(user)).language,
    from: from?.email ?? null,
    title,
    url: `${url}/transcribe/task/${id}`,
  } as const
  return yield* mailer.send(mail).pipe(
    Effect.as(true),
    Effect.catchTag(
      "MailNotSent",
      () => Effect.as(Effect.logWarning("the mail to a new collaborator could not be sent", { task: id }), false),
    ),
  )
})
