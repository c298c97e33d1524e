import { measureTranslation } from "#tests/support/translation/measure-translation.ts"
import { Effect } from "effect"
import type { Bench } from "./bench.ts"

const count = 10_000

/** Ten thousand lines through a flaky endpoint, with a worker that is killed twice. */
export const translationBench: Bench = async () => {
  const started = performance.now()
  const { receipt, moved, askedAgain, requests, storedAtKills } = await Effect.runPromise(measureTranslation(count))
  return {
    figures: {
      lines: count,
      requests,
      translated: receipt.translated,
      listed: receipt.untranslated,
      "stored when killed": storedAtKills.map(String),
      moved,
      "stored lines asked for again": askedAgain,
      seconds: Math.round((performance.now() - started) / 1000),
    },
    targets: {
      "every line is translated or listed": receipt.translated + receipt.untranslated === receipt.total,
      "no line has moved": moved === 0,
      "no stored line is asked for again": askedAgain === 0,
    },
  }
}
