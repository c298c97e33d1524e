import { MailNotSent } from "#domain/account/errors.ts"
import { type Mail, Mailer } from "#domain/account/mailer.port.ts"
import { Email } from "#domain/account/user.ts"
import { addCollaborator } from "#domain/collaboration/use-cases/add-collaborator.ts"
import { removeCollaborator } from "#domain/collaboration/use-cases/remove-collaborator.ts"
import { CurrentActor } from "#domain/kernel/actor.ts"
import { type CollaboratorId, UserId } from "#domain/kernel/ids.ts"
import type { SharedRole } from "#domain/task/access.ts"
import { Effect, Layer } from "effect"
import { atNoon, keepTasks, keepUsers } from "../../support/a-scene.ts"
import { asAda, aTask, bob, taskId } from "../../support/a-task.ts"
import { aUser } from "../../support/a-user.ts"

export const id = taskId(1)
export const carol = UserId.make("0190a5f2-7c1e-7000-8000-00000000ca01")
export const asCarol = Layer.succeed(CurrentActor, { _tag: "User", id: carol })

/** Ada's task, and accounts of Bob and Carol; mail is collected, or refused. */
export const shared = <A, E, R>(test: (sent: ReadonlyArray<Mail>) => Effect.Effect<A, E, R>, mailWorks = true) => {
  const sent: Array<Mail> = []
  const mailer = Layer.succeed(Mailer, {
    send: (mail) => mailWorks ? Effect.sync(() => void sent.push(mail)) : Effect.fail(new MailNotSent()),
  })
  return atNoon(Effect.gen(function*() {
    yield* keepUsers(
      aUser(),
      aUser({ id: bob, email: Email.make("bob@example.org"), uiLanguage: "de" }),
      aUser({ id: carol, email: Email.make("carol@example.org") }),
    )
    yield* keepTasks(aTask())
    return yield* test(sent)
  })).pipe(Effect.provide([mailer, asAda]))
}

export const add = (userIdentifier = "bob@example.org", role: SharedRole = "editor") =>
  addCollaborator.run({ taskId: id, userIdentifier, role })
export const remove = (userId: CollaboratorId) => removeCollaborator.run({ taskId: id, userId })
/** Adds Bob, and says which entry is his. */
export const addBob = Effect.map(add(), ({ collaborator }) => collaborator.id)
