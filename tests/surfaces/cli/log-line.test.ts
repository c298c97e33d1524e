import { logLine } from "#cli/log-line.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Logger } from "effect"

const lineOf = (log: Effect.Effect<void>) => {
  const lines: Array<string> = []
  const keep = Logger.layer([Logger.map(logLine, (line) => void lines.push(line))])
  return Effect.map(Effect.provide(log, keep), () => lines.join("\n"))
}

/** The pairs of a line of logfmt; fails on anything else. */
const pairsOf = (line: string): ReadonlyArray<readonly [string, string]> => {
  assert.match(line, /^(?:[^\s"=]+=(?:"(?:[^"\\\n]|\\.)*"|[^\s"=]*)(?: |$))+$/)
  return [...line.matchAll(/([^\s"=]+)=("(?:[^"\\]|\\.)*"|[^\s"=]*)/g)].map(([, name = "", value = ""]) =>
    [name, value.startsWith('"') ? JSON.parse(value) : value] as const
  )
}

describe("a line of the log", () => {
  it.effect("has the fields of an object beside its words", () =>
    Effect.gen(function*() {
      const pairs = pairsOf(yield* lineOf(Effect.logWarning("Alipay failed", { method: "a b", code: 4, none: null })))
      assert.deepInclude(Object.fromEntries(pairs), {
        message: "Alipay failed",
        method: "a b",
        code: "4",
        none: "null",
      })
    }))

  const logs: ReadonlyArray<readonly [string, Effect.Effect<void>]> = [
    ["an error", Effect.logError("A request failed", new Error('broken "here"\nand there'))],
    ["a list", Effect.logWarning("gaps", ["one", "two = 2"])],
    ["names that the line has, or that need a sign", Effect.logInfo("one", { message: "two", level: "3", "a b": "=" })],
    ["annotations", Effect.annotateLogs(Effect.logInfo("one", { request_id: "mine" }), "request_id", "7")],
    ["nothing but an object", Effect.logInfo({ deep: { er: [1, "\n"] } })],
    ["no words", Effect.logInfo("")],
  ]
  it.effect.each(logs)("is logfmt, each name once: %s", ([, log]) =>
    Effect.gen(function*() {
      const names = pairsOf(yield* lineOf(log)).map(([name]) => name)
      assert.deepStrictEqual(names, [...new Set(names)])
      assert.includeMembers(names, ["timestamp", "level", "message"])
    }))
})
