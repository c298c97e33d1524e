import { DateTime, Effect } from "effect"
import { Mailer } from "../../account/mailer.port.ts"
import { readingOf } from "../../account/shared/reading-of.ts"
import type { User } from "../../account/user.ts"
import { AnalysisStore } from "../../analysis/analysis-store.port.ts"
import { PublicAddress } from "../../kernel/public-address.port.ts"
import { TokenSigner } from "../../kernel/token-signer.port.ts"
import type { Task } from "../../task/task.ts"
import { MailChoiceStore } from "../mail-choice-store.port.ts"
import { nextTry, type Notice } from "../notice.ts"
import { unsubscribeText } from "../unsubscribe-token.ts"
import { firstPoints } from "./first-points.ts"

const dropped = { state: "dropped", nextAt: null } as const

/** Mails that the notes are ready, with how they begin now, if that is still wanted; and says how that ended. */
export const mailNotice = Effect.fnUntraced(function*(notice: Notice, user: User, task: Task) {
  const { send } = yield* Mailer
  const { find } = yield* MailChoiceStore
  const { sign } = yield* TokenSigner
  const { url: server } = yield* PublicAddress
  const analysis = yield* (yield* AnalysisStore).get(task.id)
  if (user.email === null || analysis === null || !(yield* find(user.id)).notesReady) return dropped
  const { language } = yield* readingOf(user)
  const mail = {
    _tag: "NotesReady",
    to: user.email,
    language,
    name: `notes.${task.id}`,
    unsubscribe: yield* sign(unsubscribeText(user.id, "notesReady")),
    title: task.title,
    points: firstPoints(analysis.summary),
    url: `${server}/transcribe/task/${task.id}`,
  } as const
  return yield* send(mail).pipe(
    Effect.as({ state: "sent", nextAt: null } as const),
    Effect.catchTag("MailNotSent", () =>
      Effect.map(DateTime.now, (now) => {
        const nextAt = nextTry(notice, now, null)
        return nextAt === null ? dropped : { state: "waiting", nextAt } as const
      })),
  )
})
