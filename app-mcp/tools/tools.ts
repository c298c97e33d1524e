import { listTools } from "#domain/tools/use-cases/list-tools.ts"
import { tool } from "../tool.ts"

export const toolsTools = [
  tool(listTools, {
    name: "list_free_tools",
    title: "List the free tools",
    description: "The free tools of this server, for people in a browser at /tools/: in use, or coming soon.",
    say: ({ tools }) =>
      tools.length === 0
        ? "This server offers no free tools."
        : tools.map(({ id, state }) => `- ${id}${state === "on" ? "" : " (coming soon)"}`).join("\n"),
    readOnlyHint: true,
    idempotentHint: true,
  }),
]
