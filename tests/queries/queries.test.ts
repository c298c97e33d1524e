import { UserStore } from "#domain/account/user-store.port.ts"
import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { aUser } from "../support/a-user.ts"
import { committed } from "../support/generated/committed.ts"
import * as assistantCalls from "./assistant-calls.ts"
import * as exportCalls from "./automatic-export-calls.ts"
import * as billingCalls from "./billing-calls.ts"
import * as calendarCalls from "./calendar-calls.ts"
import * as conversionCalls from "./conversion-calls.ts"
import * as guestCalls from "./guest-calls.ts"
import * as meaningCalls from "./meaning-calls.ts"
import * as notificationCalls from "./notification-calls.ts"
import * as reviewCalls from "./review-calls.ts"
import * as signInCalls from "./sign-in-calls.ts"
import * as calls from "./store-calls.ts"
import * as tagCalls from "./tag-calls.ts"
import * as usageCalls from "./usage-calls.ts"
import * as voiceCalls from "./voice-calls.ts"
import * as watchedPlaceCalls from "./watched-place-calls.ts"
import { sent, watchedStores } from "./watched-stores.ts"
import * as webhookCalls from "./webhook-calls.ts"
import * as writingCalls from "./writing-calls.ts"

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Every statement the stores send is committed here, for those who read plans and indexes; `npm run gen` writes them. */
layer(watchedStores)("queries", (it) => {
  for (
    const [store, call] of [
      ...Object.entries(calls),
      ...Object.entries(assistantCalls),
      ...Object.entries(writingCalls),
      ...Object.entries(calendarCalls),
      ...Object.entries(notificationCalls),
      ...Object.entries(watchedPlaceCalls),
      ...Object.entries(exportCalls),
      ...Object.entries(webhookCalls),
      ...Object.entries(conversionCalls),
      ...Object.entries(meaningCalls),
      ...Object.entries(voiceCalls),
      ...Object.entries(billingCalls),
      ...Object.entries(reviewCalls),
      ...Object.entries(signInCalls),
      ...Object.entries(guestCalls),
      ...Object.entries(tagCalls),
      ...Object.entries(usageCalls),
    ]
  ) {
    it.effect(`of ${store}`, () =>
      Effect.gen(function*() {
        yield* calls.taskStore
        yield* (yield* UserStore).insert(aUser())
        sent.clear()
        yield* call
        const statements = Array.from(sent, ([sql, methods]) => `-- ${[...methods].join(", ")}\n${sql};\n`)
        const text = statements.join("\n")
        assert.strictEqual(committed(`tests/queries/${kebab(store)}.sql`, text), text, "run npm run gen")
      }))
  }
})
