import * as EmbeddedAnalyst from "#adapters/engines/language/embedded-analyst/analyst.ts"
import * as OpenAiAnalyst from "#adapters/openai/analyst.ts"
import { fakeOpenAi } from "#tests/support/fake-openai/fake-openai.ts"
import { Effect, Layer } from "effect"
import { analystContract } from "./analyst.contract.ts"

/** Cites the first line that decides something; says what it was told the recording is. */
const reply = (sent: { readonly messages: ReadonlyArray<{ readonly content: string }> }): string => {
  const [rules = "", material = ""] = sent.messages.map(({ content }) => content)
  const [, line = "1", quote = ""] = /^\[(\d+)\] [^:\n]+: (.*decided.*)$/m.exec(material) ?? []
  const point = { text: quote, segments: [Number(line)], quote, owner: null, due: null }
  return JSON.stringify({
    scenario: /"scenario" is "(\w+)"/.exec(rules)?.[1] ?? "team meeting",
    sections: [{ kind: "decisions", title: "Decisions", points: [point] }],
  })
}

const openAi = Layer.unwrap(
  Effect.map(
    fakeOpenAi({ reply }),
    ({ baseUrl }) => OpenAiAnalyst.layer({ apiKey: "test-key", baseUrl, model: "gpt-fake", firstPause: 1 }),
  ),
)

analystContract("embedded", EmbeddedAnalyst.layer)
analystContract("OpenAI-compatible", openAi)
