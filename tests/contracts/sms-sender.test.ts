import * as Outbox from "#adapters/messages/mail/outbox.ts"
import * as SmsOutbox from "#adapters/messages/sms/outbox.ts"
import * as Senders from "#adapters/messages/sms/senders.ts"
import { Phone } from "#domain/account/user.ts"
import { SmsSender } from "#domain/sign-in/sms-sender.port.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer, Redacted } from "effect"
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll } from "vitest"
import { fileFolder } from "../support/a-folder.ts"
import { refusal } from "../support/a-scene.ts"
import { account, anSmsGateway } from "../support/identity-providers/an-sms-gateway.ts"
import { smsSenderContract } from "./sms-sender.contract.ts"

const gateway = await anSmsGateway()
afterAll(() => gateway[Symbol.asyncDispose]())

const providers = ["tencent", "aliyun", "twilio"] as const

const sender = (
  provider: (typeof providers)[number],
  given: { readonly key?: string; readonly timeout?: number } = {},
) =>
  Senders.layer({
    provider,
    brand: "Parley",
    id: account.id,
    key: Redacted.make(given.key ?? account.key),
    appId: "1400",
    sign: "测试 (一)",
    template: "SMS_1",
    endpoint: gateway.url,
    ...(given.timeout !== undefined && { timeout: given.timeout }),
  })

const outbox = Outbox.layer(fileFolder())
const inOutbox = Effect.gen(function*() {
  const { list } = yield* Outbox.Outbox
  return (yield* list).map(({ to, text }) => `${to} ${text}`)
}).pipe(Effect.provide(outbox))

smsSenderContract("outbox", Layer.provide(SmsOutbox.layer("Parley"), outbox), inOutbox)
for (const provider of providers) {
  smsSenderContract(provider, sender(provider), Effect.sync(() => gateway.taken))
}

const send = Effect.flatMap(
  SmsSender,
  (one) => one.send({ to: Phone.make("+8613800138000"), code: "013579", language: "en" }),
)

describe("outbox", () => {
  it.effect("refuses what it cannot store", () => {
    const file = join(fileFolder(), "file")
    writeFileSync(file, "no folder")
    return Effect.gen(function*() {
      assert.strictEqual(yield* refusal(send), "CodeNotSent")
    }).pipe(Effect.provide(Layer.provide(SmsOutbox.layer("Parley"), Outbox.layer(file))))
  })
})

describe.each(providers)("%s", (provider) => {
  it.effect("reports a refusal, also where the answer is HTTP 200", () =>
    Effect.gen(function*() {
      assert.strictEqual(yield* refusal(send), "CodeNotSent")
    }).pipe(Effect.provide(sender(provider, { key: "wrong" }))))

  it.effect("does not wait for a provider that never answers", () =>
    Effect.gen(function*() {
      gateway.isHanging = true
      assert.strictEqual(yield* refusal(send), "CodeNotSent")
      gateway.isHanging = false
    }).pipe(Effect.provide(sender(provider, { timeout: 100 }))))
})
