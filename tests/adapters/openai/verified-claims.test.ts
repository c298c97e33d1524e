import * as OpenAiAnalyst from "#adapters/openai/analyst.ts"
import * as OpenAiAnswerer from "#adapters/openai/answerer.ts"
import { getMindMap } from "#domain/analysis/use-cases/get-mind-map.ts"
import { getSummary } from "#domain/analysis/use-cases/get-summary.ts"
import { startAnalysis } from "#domain/analysis/use-cases/start-analysis.ts"
import { getHistory } from "#domain/asking/use-cases/get-history.ts"
import type { Job } from "#domain/job/job.ts"
import { analyseTask } from "#domain/pipeline/jobs/analyse-task.ts"
import { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import { atNoon, keepTasks, keepUsers } from "#tests/support/a-scene.ts"
import { ada, asAda, aTask, taskId } from "#tests/support/a-task.ts"
import { aTranscript } from "#tests/support/a-transcript.ts"
import { aUser } from "#tests/support/a-user.ts"
import { asks } from "#tests/support/asking/an-asked-task.ts"
import { fakeAnswerer } from "#tests/support/asking/fake-answerer.ts"
import { fakeOpenAi } from "#tests/support/fake-openai/fake-openai.ts"
import { eventsOf, sendPieces, streamingEndpoint } from "#tests/support/fake-openai/streaming-endpoint.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"

const id = taskId(1)
const job: Job = { kind: "analyse", taskId: id, attempt: 1, account: ada, priority: false }

const said = {
  budget: "The budget is nine thousand euros",
  june: "We decided not to ship in June",
  call: "Ben will call the supplier on Friday",
}

/** What a model makes of it: the first is true, and each other one differs in one thing. */
const claims = [
  { text: "The budget is 9,000 euros.", line: 1, quote: said.budget },
  { text: "The budget is approved.", line: 1, quote: null },
  { text: "The budget is one million euros.", line: 1, quote: said.budget },
  { text: "They decided to ship in June.", line: 2, quote: said.june },
  { text: "They decided to ship in June, then.", line: 2, quote: "to ship in June" },
  { text: "Peter will call the supplier on Friday.", line: 3, quote: said.call },
  { text: "Ben will call the supplier on Monday.", line: 3, quote: said.call },
]
const isTrue = claims.map((_, nth) => nth === 0)

const scene = <A, E, R>(test: Effect.Effect<A, E, R>) =>
  atNoon(Effect.gen(function*() {
    yield* keepUsers(aUser({ plan: "pro" }))
    yield* keepTasks(aTask())
    const lines = [`Ann: ${said.budget}.`, `Cleo: ${said.june}.`, `Ann: ${said.call}.`]
    yield* (yield* TranscriptStore).replace(id, aTranscript(lines))
    return yield* test
  })).pipe(Effect.provide(asAda))

const notes = JSON.stringify({
  scenario: "meeting",
  sections: [
    {
      kind: "overview",
      title: "Overview",
      points: claims.map(({ text, line, quote }) => ({ text, segments: [line], quote, owner: null, due: null })),
    },
    {
      kind: "actions",
      title: "Action items",
      points: ["Ben", "Peter"].map((owner) => ({
        text: "Call the supplier",
        segments: [3],
        quote: said.call,
        owner,
        due: "Friday",
      })),
    },
  ],
})

describe("what a model behind the endpoint makes up", () => {
  it.effect("is stored and shown as not verified in the summary, its map and its action items", () =>
    scene(Effect.gen(function*() {
      const { baseUrl } = yield* fakeOpenAi({ reply: () => notes })
      yield* startAnalysis.run({ taskId: id })
      yield* Effect.provide(
        analyseTask(job),
        OpenAiAnalyst.layer({ apiKey: "test-key", baseUrl, model: "gpt-fake", firstPause: 1 }),
      )
      const { sections, summary, actionItems } = yield* getSummary.run({ taskId: id })
      assert.deepStrictEqual(sections[0]?.points.map(({ supported }) => supported), isTrue)
      const bullets = summary.split("\n").filter((line) => line.startsWith("- The") || /^- (?:Peter|Ben)/.test(line))
      assert.deepStrictEqual(bullets.map((line) => !line.endsWith("(not verified)")), isTrue)
      assert.deepStrictEqual(actionItems.map(({ owner, isUnverified }) => [owner, isUnverified]), [
        ["Ben", false],
        ["Peter", true],
      ])
      const { mindMap } = yield* getMindMap.run({ taskId: id })
      assert.deepStrictEqual(mindMap.children[0]?.children.map(({ text }) => !text.includes("(not verified)")), isTrue)
    })))

  it.effect("is not supported in an answer, as it is sent and as it is kept", () =>
    scene(Effect.gen(function*() {
      const sentences = claims.map(({ text, line, quote }) => ({ text, lines: [line], quote }))
      const answer = JSON.stringify({ verdict: "answered", sentences, follow_ups: [] })
      const { baseUrl } = yield* streamingEndpoint((response) => sendPieces(response, eventsOf(answer), 64))
      const model = OpenAiAnswerer.layer({ apiKey: "test-key", baseUrl, model: "gpt-fake" })
      const parts = yield* Effect.provide(asks(), Layer.provide(model, fakeAnswerer))
      const sent = parts.flatMap((part) => part.kind === "citation" ? [part.supported] : [])
      assert.deepStrictEqual(sent, isTrue)
      const { messages } = yield* getHistory.run({ taskId: id })
      assert.deepStrictEqual(messages[1]?.sentences.map(({ supported }) => supported), isTrue)
    })))
})
