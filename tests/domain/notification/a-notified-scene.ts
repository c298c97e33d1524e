import { MailNotSent } from "#domain/account/errors.ts"
import { type Mail, Mailer } from "#domain/account/mailer.port.ts"
import { SessionStore } from "#domain/account/session-store.port.ts"
import type { User } from "#domain/account/user.ts"
import { AnalysisStore } from "#domain/analysis/analysis-store.port.ts"
import { CurrentActor } from "#domain/kernel/actor.ts"
import type { TaskId } from "#domain/kernel/ids.ts"
import { UnitOfWork } from "#domain/kernel/unit-of-work.port.ts"
import type { PushAnswer, PushedNews } from "#domain/notification/push-sender.port.ts"
import { tellFinished } from "#domain/notification/shared/tell-finished.ts"
import { addPushDevice } from "#domain/notification/use-cases/add-push-device.ts"
import type { Task } from "#domain/task/task.ts"
import { Effect, Layer } from "effect"
import { atNoon, keepUsers } from "../../support/a-scene.ts"
import { ada } from "../../support/a-task.ts"
import { aSession, aUser, sessionId } from "../../support/a-user.ts"
import { anAnalysis } from "../../support/an-analysis.ts"
import { fakePushSender } from "../../support/notification/fake-push-sender.ts"

const someAnswers = () => ({
  pushed: new Array<PushedNews>(),
  mails: new Array<Mail>(),
  answer: { _tag: "sent" } as PushAnswer,
  isMailAccepted: true,
})

export type World = ReturnType<typeof someAnswers>

/** Ada with a session, a push service and a mail server that a test tells how to answer. */
export const scene = <A, E, R>(test: (world: World) => Effect.Effect<A, E, R>, user: Partial<User> = {}) => {
  const world = someAnswers()
  const push = fakePushSender((news) =>
    Effect.sync(() => {
      if (world.answer._tag === "sent") world.pushed.push(news)
      return world.answer
    })
  )
  const mailer = Layer.succeed(Mailer, {
    send: (mail) =>
      Effect.suspend(() => {
        if (!world.isMailAccepted) return Effect.fail(new MailNotSent())
        world.mails.push(mail)
        return Effect.void
      }),
  })
  return atNoon(
    Effect.gen(function*() {
      yield* keepUsers(aUser(user))
      yield* (yield* SessionStore).save(aSession())
      return yield* test(world)
    }).pipe(Effect.provide([push, mailer])),
  ).pipe(asAdaOn(1))
}

/** As Ada, with the session of this number. */
export const asAdaOn = (number: number) => <A, E, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.provideService(effect, CurrentActor, { _tag: "User", id: ada, session: sessionId(number) })

export const switchedOn = (endpoint = "https://push.example/laptop") =>
  addPushDevice.run({ endpoint, p256dh: "point", auth: "secret" })

/** As the pipeline does it, when a task is over. */
export const finish = (task: Task) => Effect.flatMap(UnitOfWork, ({ transaction }) => transaction(tellFinished(task)))

export const written = (id: TaskId, summary: string) =>
  Effect.flatMap(AnalysisStore, ({ save }) => save(id, anAnalysis({ summary })))
