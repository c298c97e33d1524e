import { answerParent } from "#adapters/system/child-process/answer-parent.ts"
import { spawn } from "node:child_process"
import { readFile } from "node:fs/promises"

/** Does what its request says: a worker for testing `askWorker`. */
answerParent(async (request, report) => {
  if (request === "fail") throw new RangeError("out of range")
  if (request === "crash") process.abort()
  if (request === "fill memory") {
    const kept: Array<Array<number>> = []
    for (;;) kept.push(Array.from({ length: 100_000 }, (_, index) => index + kept.length))
  }
  if (typeof request === "string" && request.startsWith("/")) {
    return { heard: await readFile(request, "utf8").catch(() => "not there") }
  }
  report({ pid: process.pid })
  if (request === "hang") {
    report({ pid: spawn("sleep", ["60"], { stdio: "ignore" }).pid })
    await new Promise(() => setInterval(() => undefined, 1000))
  }
  return { heard: request }
})
