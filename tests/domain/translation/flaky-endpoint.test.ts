import { assert, it } from "@effect/vitest"
import { Effect } from "effect"
import { measureTranslation } from "../../support/translation/measure-translation.ts"

it.live("by a flaky endpoint and a worker killed twice, every line is translated or listed, none moves, none stored is asked for again", () =>
  Effect.gen(function*() {
    const { receipt, status, moved, askedAgain, storedAtKills } = yield* measureTranslation(1200)
    assert.strictEqual(status, "translationCompleted")
    assert.strictEqual(receipt.translated + receipt.untranslated, receipt.total)
    assert.deepStrictEqual([receipt.waiting, receipt.stale, moved, askedAgain], [0, 0, 0, 0])
    assert.isTrue(storedAtKills.every((count) => count > 0 && count < receipt.total))
  }))
