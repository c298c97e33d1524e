import { type Mail, Mailer } from "#domain/account/mailer.port.ts"
import { UserStore } from "#domain/account/user-store.port.ts"
import { everyMinute } from "#domain/billing/shared/keep-billing.ts"
import { getSubscription } from "#domain/billing/use-cases/get-subscription.ts"
import { startTrial } from "#domain/billing/use-cases/start-trial.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { at } from "../../support/a-task.ts"
import { aUser } from "../../support/a-user.ts"
import { atShop } from "../../support/billing/a-shop.ts"

/** What the mails about the end of the plan say, in days, when the minute at each of these times has passed. */
const mailsAt = (times: ReadonlyArray<string>) =>
  Effect.gen(function*() {
    const sent: Array<Mail> = []
    const mailer = { send: (mail: Mail) => Effect.sync(() => void sent.push(mail)) }
    const seen = []
    for (const time of times) {
      yield* TestClock.setTime(at(time).epochMilliseconds)
      yield* Effect.provideService(everyMinute, Mailer, mailer)
      const { reminder } = yield* getSubscription.run({})
      const days = sent.splice(0).flatMap((mail) =>
        mail._tag === "Plan" && mail.news._tag === "RenewalDue" ? [mail.news.days] : []
      )
      seen.push([time, days, reminder?.days ?? null])
    }
    return seen
  })

describe("the mails before a trial ends", () => {
  it.effect("say what the page says, on the reader’s calendar, and nothing as it begins", () =>
    atShop(() =>
      Effect.gen(function*() {
        const users = yield* UserStore
        yield* users.save(aUser({ timeZone: "Asia/Tokyo" }))
        // Ends on 27 November at 12:00 UTC, which is 21:00 in Tokyo.
        yield* startTrial.run({})
        assert.deepStrictEqual(
          yield* mailsAt([
            "2026-11-20T12:01:00.000Z",
            "2026-11-25T14:59:00.000Z",
            "2026-11-25T15:01:00.000Z",
            "2026-11-26T14:59:00.000Z",
            "2026-11-26T15:01:00.000Z",
          ]),
          [
            ["2026-11-20T12:01:00.000Z", [], null],
            ["2026-11-25T14:59:00.000Z", [], 2],
            ["2026-11-25T15:01:00.000Z", [1], 1],
            ["2026-11-26T14:59:00.000Z", [], 1],
            ["2026-11-26T15:01:00.000Z", [0], 0],
          ],
        )
      })
    ))
})
