import { UsageStore } from "#domain/usage/usage-store.port.ts"
import { assert, describe } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { at } from "../support/a-task.ts"
import { behavesOn } from "../support/behaves.ts"

const event = (browser: number, time: string, business: number, fields: Readonly<Record<string, string>>) => ({
  at: at(`2026-11-${time}:00.000Z`),
  business,
  uuid: `fp_0190a5f2-7c1e-8000-8000-00000000000${browser}`,
  fields,
})

const history = [
  event(1, "17T10:00", 111, { user_login: "1" }),
  event(1, "18T23:59", 110, { shown: "library", upload: "1" }),
  event(1, "19T00:00", 110, { shown: "library" }),
  event(1, "19T00:01", 110, { upload: "1" }),
  event(1, "19T00:02", 102, { trans_result: "1" }),
  event(1, "19T00:03", 102, { trans_result: "1", analyz_time: "4" }),
  event(2, "19T12:00", 111, { user_login: "0" }),
  event(2, "19T12:01", 111, { user_login: "1" }),
  event(2, "19T12:01", 110, { user_login: "1" }),
  event(2, "21T12:01", 111, { user_login: "1" }),
  event(2, "21T12:02", 102, { upload: "0", trans_result: "0" }),
  event(3, "21T12:02", 102, { upload: "1", analyze_time: "0" }),
  event(3, "21T12:03", 111, { pay_result: "0" }),
  event(3, "21T23:59", 111, { pay_result: "1" }),
]

const none = { visits: 0, signUps: 0, firstUploads: 0, completed: 0, analysed: 0, paid: 0 }

/** What every UsageStore must do. */
export const usageStoreContract = (name: string, layer: Layer.Layer<UsageStore>): void => {
  describe(`UsageStore: ${name}`, () => {
    const behaves = behavesOn(layer)

    behaves(
      "counts browsers by day, and what is first only on its day",
      Effect.gen(function*() {
        const { append, funnel } = yield* UsageStore
        assert.deepStrictEqual(yield* funnel(at("2026-11-01T00:00:00.000Z")), [])
        yield* Effect.forEach(history, append)
        assert.deepStrictEqual(yield* funnel(at("2026-11-19T00:00:00.000Z")), [
          { ...none, day: "2026-11-19", visits: 2, signUps: 1, completed: 1, analysed: 1 },
          { ...none, day: "2026-11-21", visits: 2, firstUploads: 1, analysed: 1, paid: 1 },
        ])
        assert.deepStrictEqual((yield* funnel(at("2026-11-17T00:00:00.000Z"))).slice(0, 2), [
          { ...none, day: "2026-11-17", visits: 1, signUps: 1 },
          { ...none, day: "2026-11-18", visits: 1, firstUploads: 1 },
        ])
      }),
    )

    behaves(
      "forgets what was stored before a time, and nothing else",
      Effect.gen(function*() {
        const { append, forgetBefore, funnel } = yield* UsageStore
        yield* Effect.forEach(history, append)
        yield* forgetBefore(at("2026-11-19T12:00:00.000Z"))
        const left = yield* funnel(at("2026-11-01T00:00:00.000Z"))
        assert.deepStrictEqual(left.map(({ day, visits }) => [day, visits]), [["2026-11-19", 1], ["2026-11-21", 2]])
      }),
    )
  })
}
