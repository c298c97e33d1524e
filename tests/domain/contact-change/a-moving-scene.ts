import { MailNotSent } from "#domain/account/errors.ts"
import { type Mail, Mailer } from "#domain/account/mailer.port.ts"
import { SessionStore } from "#domain/account/session-store.port.ts"
import { Email, Phone } from "#domain/account/user.ts"
import { confirmChange } from "#domain/contact-change/use-cases/confirm-change.ts"
import { requestChange } from "#domain/contact-change/use-cases/request-change.ts"
import { CurrentActor } from "#domain/kernel/actor.ts"
import type { SessionId, UserId } from "#domain/kernel/ids.ts"
import { RateLimiter } from "#domain/kernel/rate-limiter.port.ts"
import { type CodeMessage, SmsSender } from "#domain/sign-in/sms-sender.port.ts"
import { assert } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { atNoon, keepUsers } from "../../support/a-scene.ts"
import { ada, bob } from "../../support/a-task.ts"
import { aSession, aUser, sessionId } from "../../support/a-user.ts"
import { offering } from "../../support/offering.ts"

export const fresh = Email.make("king@example.net")
export const third = Email.make("thief@example.com")
export const bobs = Email.make("bob@example.org")
export const number = Phone.make("+8613800138000")
export const freshNumber = Phone.make("+8613900139000")

export interface Post {
  readonly mails: ReadonlyArray<Mail>
  readonly messages: ReadonlyArray<CodeMessage>
  /** No mail is accepted until it is called again. */
  readonly stop: (isAway: boolean) => void
}

/** Someone signed in; the sessions of the scene are the first two of Ada. */
export const as = (id: UserId = ada, session: SessionId = sessionId(1)) =>
  Effect.provideService(CurrentActor, { _tag: "User", id, session } as const)
export const visiting = Effect.provideService(CurrentActor, { _tag: "Anonymous", deviceId: "browser" } as const)
export const operating = Effect.provideService(CurrentActor, { _tag: "Operator" } as const)
/** As if time had passed: limits go by the clock of the machine. */
export const unlimited = Effect.provideService(RateLimiter, { consume: () => Effect.void })

/** Ada on two devices and Bob on one, who read what they are sent. */
export const moving = <A, E, R>(test: (post: Post) => Effect.Effect<A, E, R>) =>
  Effect.suspend(() => {
    const mails: Array<Mail> = []
    const messages: Array<CodeMessage> = []
    let isAway = false
    const mailer = Layer.succeed(Mailer, {
      send: (mail) =>
        Effect.suspend(() => isAway ? Effect.fail(new MailNotSent()) : Effect.sync(() => void mails.push(mail))),
    })
    const sender = Layer.succeed(SmsSender, { send: (one) => Effect.sync(() => void messages.push(one)) })
    const stop = (away: boolean) => void (isAway = away)
    return atNoon(Effect.gen(function*() {
      const sessions = yield* SessionStore
      yield* keepUsers(aUser({ phone: number }), aUser({ id: bob, email: bobs }))
      yield* sessions.save(aSession())
      yield* sessions.save(aSession({ id: sessionId(2), tokenHash: "hash-2", deviceId: "phone" }))
      yield* sessions.save(aSession({ id: sessionId(3), tokenHash: "hash-3", userId: bob }))
      return yield* Effect.provide(test({ mails, messages, stop }), [mailer, sender, offering("email", "phone")])
    }))
  })

/** The code of the newest mail to this address. */
export const codeFor = ({ mails, messages }: Post, to: string): string => {
  const mail = mails.findLast((one) => one._tag === "ContactCode" && one.to === to)
  if (mail?._tag === "ContactCode") return mail.code
  return messages.findLast((one) => one.to === to)?.code ?? assert.fail(`no code for ${to}`)
}

/** The secret of the newest link that undoes a change away from this address. */
export const linkFor = ({ mails }: Post, to: string): string => {
  const mail = mails.findLast((one) => one._tag === "ContactChanged" && one.to === to)
  return mail?._tag === "ContactChanged" ? mail.token : assert.fail(`no link for ${to}`)
}

/** The whole way: both codes are asked for and entered. */
export const change = Effect.fnUntraced(function*(post: Post, to: string, kind: "email" | "phone" = "email") {
  const asked = yield* unlimited(requestChange.run({ kind, to }))
  yield* unlimited(confirmChange.run({ id: asked.id, side: "old", code: codeFor(post, asked.from) }))
  return yield* unlimited(confirmChange.run({ id: asked.id, side: "new", code: codeFor(post, asked.to) }))
})
