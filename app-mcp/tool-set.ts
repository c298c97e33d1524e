/** What is listed to a client: everything, or what most need, with a way to the rest. */
export type ToolSet = "core" | "all"

/** What a client asks for in the address of the server: `tools=all`. Null if there is no such set. */
export const toolSetOf = (address: string): ToolSet | null => {
  const asked = new URL(address).searchParams.get("tools") ?? "core"
  return asked === "core" || asked === "all" ? asked : null
}
