import { MalformedRequest } from "#domain/kernel/errors.ts"
import { brokenRule } from "#domain/kernel/rules.ts"
import { wire } from "#domain/kernel/wire.ts"
import { Effect, Schema } from "effect"
import { toToolResult } from "../errors.ts"
import { decodeAsMeant } from "../lenient-input.ts"
import { inputSchemaOf, inputShape, listed } from "../shapes.ts"
import { type Tool, tool } from "../tool.ts"

const Found = wire({
  tools: Schema.Array(
    wire({
      name: Schema.String,
      description: Schema.String,
      runWith: Schema.Literals(["run_read_tool", "run_tool"]),
      inputSchema: Schema.NullOr(Schema.Record(Schema.String, Schema.Unknown)),
    }),
  ),
})
type Found = (typeof Found)["Type"]["tools"][number]

const Asked = wire({ query: Schema.optionalKey(Schema.String) })
const Run = wire({
  name: Schema.String,
  arguments: Schema.optionalKey(Schema.Record(Schema.String, Schema.Unknown)),
})

/** More would be a long answer, so that it has no arguments. */
const mostDescribed = 8

/** The way to tools that are not listed: one finds them, the others run them as they would run by themselves. */
export const deskOf = (all: ReadonlyArray<Tool>, rare: ReadonlyArray<Tool>): ReadonlyArray<Tool> => [
  tool({
    name: "mcp.findTools",
    input: Asked,
    output: Found,
    run: ({ query = "" }) => Effect.succeed({ tools: found(rare, query) }),
  }, {
    name: "find_tools",
    title: "Find more tools",
    description:
      "Find tools that are not listed: meetings, calendar, translation, review questions, lines and speakers, undo, voices, hotwords, "
      + "public links, publishing, collaborators, summary versions, action items, mind maps, conversions, folders, plans, "
      + "minutes, preferences. Answers their arguments; run one with run_read_tool or run_tool.",
    fields: { query: "Names of tools, or words; without it all names are listed." },
    say: ({ tools }) =>
      tools.length === 0 ? "No tool matches; leave out query to see all names." : tools.map(line).join("\n"),
    readOnlyHint: true,
    idempotentHint: true,
  }),
  runner(all.filter(({ isReading }) => isReading), "run_read_tool", {
    title: "Run a tool that reads",
    description: "Run a tool from find_tools that only reads.",
    annotations: { readOnlyHint: true, destructiveHint: false, openWorldHint: false, idempotentHint: true },
  }),
  runner(all, "run_tool", {
    title: "Run any tool",
    description: "Run a tool from find_tools that changes something. Ask the user before one that deletes or shares.",
    annotations: { readOnlyHint: false, destructiveHint: true, openWorldHint: true },
  }),
]

const found = (rare: ReadonlyArray<Tool>, query: string): ReadonlyArray<Found> => {
  const words = query.toLowerCase().split(/[\s,]+/).filter((word) => word !== "")
  const matching = words.length === 0 ? rare : bestFirst(rare, words)
  return matching.map((one) => {
    const { name, description = "", inputSchema } = one.listed()
    return {
      name,
      description,
      runWith: one.isReading ? "run_read_tool" : "run_tool",
      inputSchema: matching.length <= mostDescribed ? inputSchema : null,
    }
  })
}

/** Those whose name is asked for, or else those with the most of the words. */
const bestFirst = (rare: ReadonlyArray<Tool>, words: ReadonlyArray<string>): ReadonlyArray<Tool> => {
  const named = rare.filter(({ name }) => words.includes(name))
  if (named.length > 0) return named
  const rated = rare.map((one) => {
    const { name, title = "", description = "" } = one.listed()
    const text = `${name} ${title} ${description}`.toLowerCase()
    return { one, score: words.filter((word) => text.includes(word)).length }
  })
  return rated.filter(({ score }) => score > 0).toSorted((a, b) => b.score - a.score).map(({ one }) => one)
}

const line = ({ name, description, runWith, inputSchema }: Found): string =>
  inputSchema === null
    ? `- ${name} (${runWith})`
    : `- ${name} (${runWith}): ${description}\n  arguments: ${JSON.stringify(inputSchema)}`

const runner = (
  all: ReadonlyArray<Tool>,
  name: string,
  { title, description, annotations }: Pick<ReturnType<Tool["listed"]>, "title" | "description" | "annotations">,
): Tool => {
  const tools = new Map(all.map((one) => [one.name, one]))
  const inputSchema = inputShape(Run, { name: "Name of the tool.", arguments: "Its arguments." })
  const decode = decodeAsMeant(Run, () => inputSchemaOf(Run))
  return {
    name,
    useCase: `mcp.${name}`,
    isReading: annotations?.readOnlyHint === true,
    listed: () => ({ name, title, description, inputSchema: listed(inputSchema), annotations }),
    call: async (runtime, input, context, canAsk) => {
      const asked = await runtime.runPromise(Effect.result(decode(input)))
      if (asked._tag === "Failure") return toToolResult(asked.failure)
      const chosen = tools.get(asked.success.name)
      return chosen === undefined
        ? toToolResult(
          new MalformedRequest({
            issues: [brokenRule("name", "one-of", { values: `those that find_tools gives to ${name}` })],
          }),
        )
        : chosen.call(runtime, asked.success.arguments ?? {}, context, canAsk)
    },
  }
}
