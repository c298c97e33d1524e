import { failureOfDefect } from "#domain/pipeline/failures.ts"
import { assert, describe, it } from "@effect/vitest"
import { Cause } from "effect"

const description = (support: string | null) =>
  failureOfDefect("analyse", Cause.die(new Error("odd")), support).description

describe("the description of a failure that nobody can explain", () => {
  it("names the address of support, or the operator", () => {
    assert.strictEqual(
      description("help@example.org"),
      "Start the task again. If the problem persists, contact support (help@example.org) with the request id.",
    )
    assert.strictEqual(
      description(null),
      "Start the task again. If the problem persists, contact the operator of this server with the request id.",
    )
  })
})
