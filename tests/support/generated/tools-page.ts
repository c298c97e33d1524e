import { tools } from "#mcp/tools/all.ts"
import { listedIn } from "#mcp/tools/sets.ts"
import { Predicate } from "effect"

const core = new Set(listedIn.core.map(({ name }) => name))

/** Every tool as a client reads it: `docs/mcp-tools.md`. */
export const toolsPage = (): string =>
  `# Tools of MCP

Written by \`npm run gen\` from \`app-mcp/tools\`. How to connect, and what to know: [mcp.md](mcp.md).

Arguments with \`?\` may be left out. Tools marked _rare_ are not listed by default.

${tools.map((tool) => sectionOf(tool.listed())).join("\n")}`

const sectionOf = (
  { name, description = "", inputSchema: { properties = {}, required = [] }, annotations = {} }: ReturnType<
    (typeof tools)[number]["listed"]
  >,
): string => {
  const marks = [
    core.has(name) ? "" : "rare",
    annotations.readOnlyHint === true ? "reads only" : "",
    annotations.destructiveHint === true ? "destructive" : "",
    annotations.openWorldHint === true ? "open world" : "",
  ].filter((mark) => mark !== "").map((mark) => `_${mark}_`)
  const fields = Object.entries(properties).map(([field, schema]) =>
    `- \`${field}${required.includes(field) ? "" : "?"}\` ${saidOf(schema)}`.trimEnd()
  )
  const list = fields.length === 0 ? "" : `\n${fields.join("\n")}\n`
  return `## ${name}\n\n${[description, ...marks].join(" · ")}\n${list}`
}

/** What is said of an argument, and the values it may have. */
const saidOf = (schema: unknown): string =>
  [
    ...Predicate.hasProperty(schema, "description") ? [String(schema.description)] : [],
    ...Predicate.hasProperty(schema, "enum") && Array.isArray(schema.enum)
      ? [schema.enum.filter((one) => one !== null).map((one) => `\`${one}\``).join(" ")]
      : [],
  ].join(" ")
