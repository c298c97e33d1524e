import { Schema, type SchemaAST, type SchemaIssue } from "effect"
import { type BrokenRule, brokenRule, Params, ruleNames } from "./rules.ts"
import { snakeCase } from "./wire.ts"

type Broken = Omit<BrokenRule, "field">
type Path = ReadonlyArray<PropertyKey>

/** Names the specification spells in its own way; all others are snake_case on the wire. */
const ownSpelling = new Set(["lengthPreference", "focusArea", "customInstructions", "fileId", "folderId"])

/** How a field is spelled on the wire. */
export const wireName = (key: PropertyKey): string =>
  ownSpelling.has(String(key)) ? String(key) : snakeCase(String(key))

/** An unknown field keeps the name it was sent with: in snake case it could look like a known one. */
const asSent = (path: Path): string => [...path.slice(0, -1).map(wireName), ...path.slice(-1).map(String)].join(".")

/** What is wrong with an input, field by field. `whole` is what the input itself is called. */
export const brokenRules = (issue: SchemaIssue.Issue, whole: string): ReadonlyArray<BrokenRule> => {
  const fieldOf = (path: Path) => path.length === 0 ? whole : path.map(wireName).join(".")
  function* visit(issue: SchemaIssue.Issue, path: Path): Iterable<BrokenRule> {
    switch (issue._tag) {
      case "Pointer":
        return yield* visit(issue.issue, [...path, ...issue.path])
      case "Encoding":
        return yield* visit(issue.issue, path)
      case "Composite":
        if (isEmptyList(issue)) return yield brokenRule(fieldOf(path), "not-empty")
        for (const inner of issue.issues) yield* visit(inner, path)
        return
      case "AnyOf":
        if (issue.issues.length === 0) yield { field: fieldOf(path), ...expected(issue.ast) }
        for (const inner of issue.issues) yield* visit(inner, path)
        return
      case "Filter":
        return yield { field: fieldOf([...path, ...pathIn(issue.issue)]), ...checked(issue.filter) }
      case "MissingKey":
        return yield brokenRule(fieldOf(path), "required")
      case "UnexpectedKey":
        return yield brokenRule(asSent(path), "unknown")
      case "InvalidType":
        return yield { field: fieldOf(path), ...expected(issue.ast) }
      case "Forbidden":
      case "InvalidValue":
      case "OneOf":
        return yield brokenRule(fieldOf(path), "format")
    }
  }
  return firstOfEach(visit(issue, []))
}

/** More than anyone corrects at once. A body of 8 MB has room for half a million fields that do not exist. */
export const maxIssues = 100

/** Each rule once for each field. */
const firstOfEach = (broken: Iterable<BrokenRule>): ReadonlyArray<BrokenRule> => {
  const found = new Map<string, BrokenRule>()
  for (const one of broken) {
    if (found.size === maxIssues) break
    const key = `${one.rule} ${one.field}`
    if (!found.has(key)) found.set(key, one)
  }
  return [...found.values()]
}

/** A list that must have an entry is missing its first. */
const isEmptyList = ({ ast, issues: [first] }: SchemaIssue.Composite): boolean =>
  ast._tag === "Arrays" && first._tag === "Pointer" && first.issue._tag === "MissingKey"

/** A check of several fields says which one is wrong. */
const pathIn = (issue: SchemaIssue.Issue): Path =>
  issue._tag === "Pointer" ? [...issue.path, ...pathIn(issue.issue)] : []

const types: Partial<Record<SchemaAST.AST["_tag"], string>> = {
  String: "string",
  Number: "number",
  Boolean: "boolean",
  Arrays: "array",
  Objects: "object",
}

const expected = (ast: SchemaAST.AST): Broken => {
  const options = literalsOf(ast)
  if (options.length > 0) return { rule: "one-of", params: { values: options.join(", ") } }
  const [meant = ast] = ast._tag === "Union" ? ast.types.filter(({ _tag }) => _tag !== "Null") : []
  const type = types[meant._tag]
  return type === undefined ? unnamed : { rule: "type", params: { type } }
}

const literalsOf = (ast: SchemaAST.AST): ReadonlyArray<string> =>
  ast._tag === "Literal" ? [String(ast.literal)] : ast._tag === "Union" ? ast.types.flatMap(literalsOf) : []

/** What the library says of its own checks: a name, and the limits. */
const Check = Schema.Struct({
  id: Schema.String,
  payload: Schema.NullOr(Schema.Record(Schema.String, Schema.Unknown)),
})
const isCheck = Schema.is(Check)
const isParams = Schema.is(Params)

/** The rule of a check: the one it was given, or the one for this check of the library. */
const checked = ({ annotations }: SchemaAST.Filter<unknown>): Broken => {
  const own = ruleNames.find((name) => name === annotations?.["rule"])
  if (own !== undefined) return { rule: own, params: isParams(annotations?.["params"]) ? annotations["params"] : {} }
  const representation = annotations?.representation
  if (!isCheck(representation)) return unnamed
  const { id, payload } = representation
  return checks[id]?.((name) => Number(payload?.[name])) ?? unnamed
}

const unnamed: Broken = { rule: "format", params: {} }

const checks: Readonly<Record<string, (limit: (name: string) => number) => Broken>> = {
  "effect/schema/isUUID": () => ({ rule: "uuid", params: {} }),
  "effect/schema/isInt": () => ({ rule: "type", params: { type: "integer" } }),
  "effect/schema/isStringFinite": () => ({ rule: "type", params: { type: "number" } }),
  "effect/schema/isFinite": () => ({ rule: "type", params: { type: "number" } }),
  "effect/schema/isMinLength": (limit) =>
    limit("minLength") === 1
      ? { rule: "not-empty", params: {} }
      : { rule: "min-length", params: { min: limit("minLength") } },
  "effect/schema/isMaxLength": (limit) => ({ rule: "max-length", params: { max: limit("maxLength") } }),
  "effect/schema/isBetween": (limit) => ({
    rule: "between",
    params: { min: limit("minimum"), max: limit("maximum") },
  }),
  "effect/schema/isGreaterThanOrEqualTo": (limit) => ({ rule: "at-least", params: { min: limit("minimum") } }),
}
