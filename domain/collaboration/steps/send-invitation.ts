import { Effect } from "effect"
import { Mailer } from "../../account/mailer.port.ts"
import { readingOf } from "../../account/shared/reading-of.ts"
import type { User } from "../../account/user.ts"
import { PublicAddress } from "../../kernel/public-address.port.ts"
import type { Task } from "../../task/task.ts"
import type { Collaborator } from "../collaborator.ts"
import { accountOf, isEmail } from "./account-of.ts"

/**
 * Sends a link to the task, in the reader's language, or else in that of its owner. It opens after signing in with
 * this address, the first time too. If it cannot be sent, the person remains; numbers get no message, as text messages
 * are sent by approved templates only.
 */
export const sendInvitation = Effect.fnUntraced(
  function*({ id, title }: Task, owner: User | null, { identifier: to, role }: Collaborator) {
    if (!isEmail(to)) return false
    const mailer = yield* Mailer
    const { url } = yield* PublicAddress
    const reader = (yield* accountOf(to)) ?? owner ?? anyone
    const mail = {
      _tag: "Shared",
      to,
      language: (yield* readingOf(reader)).language,
      from: owner?.email ?? null,
      title,
      role,
      url: `${url}/transcribe/task/${id}`,
    } as const
    return yield* mailer.send(mail).pipe(
      Effect.as(true),
      Effect.catchTag(
        "MailNotSent",
        () =>
          Effect.as(Effect.logWarning("the mail to someone a task is shared with was not sent", { task: id }), false),
      ),
    )
  },
)

const anyone = { uiLanguage: null, timeZone: null }
