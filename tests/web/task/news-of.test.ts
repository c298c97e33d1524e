import { newsOf } from "#web/features/progress/news-of.ts"
import { assert, describe, it } from "vitest"

const at = (step: string | null, hasFailed = false) => ({ step, hasFailed })

describe("what a reader is notified of", () => {
  it("is the end of what ran while the page was open", () => {
    assert.strictEqual(newsOf("recognising", at(null)), "notify.ready")
    assert.strictEqual(newsOf("recognising", at(null, true)), "notify.failed")
    assert.isNull(newsOf(null, at(null)))
  })

  it("is that a guest was let into a meeting, and that the meeting has ended", () => {
    assert.strictEqual(newsOf("joining", at("attending")), "notify.letIn")
    assert.strictEqual(newsOf("attending", at("finding-speech")), "notify.ended")
  })

  it("is neither what goes on, nor what is seen for the first time, nor steps of other work", () => {
    assert.isNull(newsOf("attending", at("attending")))
    assert.isNull(newsOf(null, at("attending")))
    assert.isNull(newsOf("queued", at("joining")))
    assert.isNull(newsOf("probing", at("recognising")))
  })

  it("is the result alone, where a meeting ends and nothing is left to do", () => {
    assert.strictEqual(newsOf("attending", at(null, true)), "notify.failed")
  })
})
