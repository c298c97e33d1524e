import type { UsageEvent } from "#domain/usage/usage-event.ts"
import { UsageStore } from "#domain/usage/usage-store.port.ts"
import { DateTime, Effect, Layer } from "effect"
import { State } from "./state.ts"

const make = Effect.gen(function*() {
  const { read, write } = yield* State
  return UsageStore.of({
    append: (event) => write(({ usage }) => ({ usage: [...usage, event] })),
    forgetBefore: (time) =>
      write(({ usage }) => ({ usage: usage.filter(({ at }) => DateTime.isGreaterThanOrEqualTo(at, time)) })),
    funnel: (since) =>
      read(({ usage }) => {
        const recent = usage.filter(({ at }) => DateTime.isGreaterThanOrEqualTo(at, since))
        return Array.from(Map.groupBy(recent, dayOf), ([day, events]) => {
          const onDay = (is: (event: UsageEvent) => boolean) => browsers(events.filter(is)).size
          const first = (is: (event: UsageEvent) => boolean) => {
            const earlier = browsers(usage.filter((event) => is(event) && dayOf(event) < day))
            return Array.from(browsers(events.filter(is))).filter((browser) => !earlier.has(browser)).length
          }
          return {
            day,
            visits: browsers(events).size,
            signUps: first(({ business, fields }) => business === 111 && fields["user_login"] === "1"),
            firstUploads: first(({ fields }) => fields["upload"] === "1"),
            completed: onDay(({ fields }) => fields["trans_result"] === "1"),
            analysed: onDay(({ fields }) => "analyz_time" in fields || "analyze_time" in fields),
            paid: onDay(({ fields }) => fields["pay_result"] === "1"),
          }
        }).toSorted((a, b) => a.day < b.day ? -1 : 1)
      }),
  })
})

export const layer = Layer.effect(UsageStore, make)

const dayOf = ({ at }: UsageEvent): string => DateTime.formatIsoDateUtc(at)

const browsers = (events: ReadonlyArray<UsageEvent>): ReadonlySet<string> => new Set(events.map(({ uuid }) => uuid))
