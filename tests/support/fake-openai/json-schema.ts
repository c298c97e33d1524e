interface Node {
  readonly type?: string
  readonly properties?: Readonly<Record<string, unknown>>
  readonly required?: ReadonlyArray<string>
  readonly additionalProperties?: unknown
  readonly items?: unknown
  readonly anyOf?: ReadonlyArray<unknown>
  readonly enum?: ReadonlyArray<unknown>
  readonly $defs?: Readonly<Record<string, unknown>>
}

const nodeOf = (schema: unknown): Node => typeof schema === "object" && schema !== null ? schema : {}

/** What OpenAI would refuse in a strict schema, or null. */
export const strictnessFault = (schema: unknown): string | null => {
  const node = nodeOf(schema)
  if (node.type === "object") {
    if (node.additionalProperties !== false) return "'additionalProperties' is required to be supplied and to be false"
    const keys = Object.keys(node.properties ?? {})
    const missing = keys.find((key) => !node.required?.includes(key))
    if (missing) return `'required' is required to include every key in properties. Missing '${missing}'`
  }
  const children = [...Object.values(node.properties ?? {}), ...(node.anyOf ?? []), ...Object.values(node.$defs ?? {})]
  if (node.items !== undefined) children.push(node.items)
  for (const child of children) {
    const fault = strictnessFault(child)
    if (fault) return fault
  }
  return null
}

/** The plainest value that fits. */
export const exampleOf = (schema: unknown): unknown => {
  const node = nodeOf(schema)
  if (node.enum) return node.enum[0]
  if (node.anyOf) return exampleOf(node.anyOf[0])
  switch (node.type ?? "null") {
    case "object":
      return Object.fromEntries(Object.entries(node.properties ?? {}).map(([key, child]) => [key, exampleOf(child)]))
    case "array":
      return [exampleOf(node.items)]
    case "integer":
    case "number":
      return 1
    case "boolean":
      return true
    case "string":
      return "text"
    default:
      return null
  }
}
