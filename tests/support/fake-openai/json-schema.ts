interface Node {
  readonly type?: string
  readonly properties?: Readonly<Record<string, unknown>>
  readonly required?: ReadonlyArray<string>
  readonly additionalProperties?: unknown
  readonly items?: unknown
  readonly anyOf?: ReadonlyArray<unknown>
  readonly enum?: ReadonlyArray<unknown>
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, unknown>>
}

const nodeOf = (schema: unknown): Node => typeof schema === "object" && schema !== null ? schema : {}

/** OpenAI's documented subset for strict schemas, without what fine-tuned models and most compatible servers lack. */
const keywords = new Set(
  "type properties required additionalProperties items anyOf enum const description title $ref $defs".split(" "),
)

/** What OpenAI would refuse in a strict schema, or null. */
export const strictnessFault = (schema: unknown): string | null => {
  const { type, $defs = {} } = nodeOf(schema)
  return type === "object" ? faultIn(schema, $defs, 1) : "schema must be an object at the root"
}

const maxDepth = 10

const faultIn = (schema: unknown, defined: NonNullable<Node["$defs"]>, depth: number): string | null => {
  const node = nodeOf(schema)
  if (depth > maxDepth) return `more than ${maxDepth} levels of nesting`
  const unknown = Object.keys(node).find((key) => !keywords.has(key))
  if (unknown !== undefined) return `'${unknown}' is not permitted`
  if (node.$ref !== undefined) {
    const [, name = ""] = /^#\/\$defs\/(.+)$/.exec(node.$ref) ?? []
    return name in defined ? null : `reference '${node.$ref}' cannot be resolved`
  }
  if (!["type", "anyOf", "enum", "const"].some((key) => key in node)) return "schema must have a 'type' key"
  if (node.type === "object") {
    if (node.additionalProperties !== false) return "'additionalProperties' is required to be supplied and to be false"
    const keys = Object.keys(node.properties ?? {})
    const missing = keys.find((key) => !node.required?.includes(key))
    if (missing) return `'required' is required to include every key in properties. Missing '${missing}'`
    const extra = node.required?.find((key) => !keys.includes(key))
    if (extra !== undefined) return `Extra required key '${extra}' supplied`
  }
  if (node.type === "array" && node.items === undefined) return "array schema missing items"
  const children = [...Object.values(node.properties ?? {}), ...(node.anyOf ?? []), ...Object.values(node.$defs ?? {})]
  if (node.items !== undefined) children.push(node.items)
  return children.map((child) => faultIn(child, defined, depth + 1)).find((fault) => fault !== null) ?? null
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
