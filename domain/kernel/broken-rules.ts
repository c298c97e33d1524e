import { Schema, type SchemaAST, type SchemaIssue } from "effect"
import { BrokenRule, brokenRule, Params, ruleNames } from "./rules.ts"
import { snakeCase } from "./wire.ts"

type Broken = Omit<BrokenRule, "field">
type Path = ReadonlyArray<PropertyKey>

/** Names the specification spells in its own way; all others are snake_case on the wire. */
const ownSpelling = new Set(["lengthPreference", "focusArea", "customInstructions", "fileId", "folderId"])

const wireName = (key: PropertyKey): string => ownSpelling.has(String(key)) ? String(key) : snakeCase(String(key))

/** What is wrong with an input, field by field. `whole` is what the input itself is called. */
export const brokenRules = (issue: SchemaIssue.Issue, whole: string): ReadonlyArray<BrokenRule> => {
  const fieldOf = (path: Path) => path.length === 0 ? whole : path.map(wireName).join(".")
  const visit = (issue: SchemaIssue.Issue, path: Path): ReadonlyArray<BrokenRule> => {
    switch (issue._tag) {
      case "Pointer":
        return visit(issue.issue, [...path, ...issue.path])
      case "Encoding":
        return visit(issue.issue, path)
      case "Composite":
        return isEmptyList(issue)
          ? [brokenRule(fieldOf(path), "not-empty")]
          : issue.issues.flatMap((inner) => visit(inner, path))
      case "AnyOf":
        return issue.issues.length === 0
          ? [{ field: fieldOf(path), ...expected(issue.ast) }]
          : issue.issues.flatMap((inner) => visit(inner, path))
      case "Filter":
        return [{ field: fieldOf([...path, ...pathIn(issue.issue)]), ...checked(issue.filter) }]
      case "MissingKey":
        return [brokenRule(fieldOf(path), "required")]
      case "UnexpectedKey":
        return [brokenRule(fieldOf(path), "unknown")]
      case "InvalidType":
        return [{ field: fieldOf(path), ...expected(issue.ast) }]
      default:
        return [brokenRule(fieldOf(path), "format")]
    }
  }
  return visit(issue, [])
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
  return type === undefined ? { rule: "format", params: {} } : { rule: "type", params: { type } }
}

const literalsOf = (ast: SchemaAST.AST): ReadonlyArray<string> =>
  ast._tag === "Literal" ? [String(ast.literal)] : ast._tag === "Union" ? ast.types.flatMap(literalsOf) : []

const Check = Schema.Struct({ id: Schema.String, payload: Schema.NullOr(Params) })
const isCheck = Schema.is(Check)

/** What a check asks: its own rule, or that of the library's check it is made of. */
const checked = ({ annotations }: SchemaAST.Filter<unknown>): Broken => {
  const own = annotations?.["rule"]
  const named = ruleNames.find((name) => name === own)
  if (named !== undefined) return { rule: named, params: {} }
  const representation = annotations?.representation
  if (!isCheck(representation)) return { rule: "format", params: {} }
  const payload: Params = representation.payload ?? {}
  const known = checks[representation.id]?.(payload)
  return known ?? { rule: "format", params: {} }
}

const params = (names: Readonly<Record<string, unknown>>): Params =>
  Object.fromEntries(Object.entries(names).filter((entry): entry is [string, number] => typeof entry[1] === "number"))

const checks: Readonly<Record<string, (payload: Params) => Broken>> = {
  "effect/schema/isUUID": () => ({ rule: "uuid", params: {} }),
  "effect/schema/isInt": () => ({ rule: "type", params: { type: "integer" } }),
  "effect/schema/isFinite": () => ({ rule: "type", params: { type: "number" } }),
  "effect/schema/isMinLength": ({ minLength }) =>
    minLength === 1 ? { rule: "not-empty", params: {} } : { rule: "min-length", params: params({ min: minLength }) },
  "effect/schema/isMaxLength": ({ maxLength }) => ({ rule: "max-length", params: params({ max: maxLength }) }),
  "effect/schema/isBetween": ({ minimum, maximum }) => ({
    rule: "between",
    params: params({ min: minimum, max: maximum }),
  }),
  "effect/schema/isGreaterThanOrEqualTo": ({ minimum }) => ({ rule: "at-least", params: params({ min: minimum }) }),
}
